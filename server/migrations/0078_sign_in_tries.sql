-- Counts a try to sign in as wrong until it proves right, and says 0; or says for how many minutes it is to wait, and counts
-- nothing. One at a time per account: what a try waited for is seen by each question that comes after the lock. How many, and
-- how long, is said by whoever asks (accounts/sign-in-tries.ts): that many from one place, and from all those whose origin is
-- like `others`; null where the place is known to be hers.
create function count_sign_in_try(
  tried text, place text, place_tries int, first_wait int, longest_wait int,
  others text, others_tries int, others_minutes int
) returns int language plpgsql as $$
declare
  wrong bigint;
  minutes_ago float8;
  waits int;
begin
  perform pg_advisory_xact_lock(hashtext(tried));
  select count(*), extract(epoch from now() - max(at)) / 60 into wrong, minutes_ago
    from sign_in_failures where account = tried and origin = place and at > now() - interval '1 day';
  if wrong > 0 and wrong % place_tries = 0 then
    waits := ceil(least(first_wait * 2 ^ least(wrong / place_tries - 1, 30), longest_wait) - minutes_ago);
    if waits > 0 then
      return waits;
    end if;
  end if;
  if others is not null then
    select count(*) into wrong from sign_in_failures
      where account = tried and origin like others and at > now() - make_interval(mins => others_minutes);
    if wrong >= others_tries then
      return first_wait;
    end if;
  end if;
  insert into sign_in_failures (account, origin) values (tried, place);
  return 0;
end $$;
