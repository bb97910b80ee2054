-- What she showed to sign in. What is an operator's opens to a second factor or a passkey only.
alter table sign_ins add column proof text not null default 'password'
  check (proof in ('password', 'second_factor', 'passkey'));
