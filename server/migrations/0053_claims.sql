-- Figures and reviews that the house shows of itself: what it says, what proves it, and whether it is published.
create table claims (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('women', 'delivered', 'satisfaction', 'accessibility', 'review')),
  -- What stands in its part of the file of claims, without its proof.
  says jsonb not null,
  evidence text not null default '',
  evidence_url text not null default '',
  proven_on date,
  -- What lets the house say it.
  licence text not null default '',
  entered_at timestamptz not null default now(),
  published_at timestamptz,
  withdrawn_at timestamptz,
  check (published_at is null or withdrawn_at is null),
  check (published_at is null or (evidence <> '' and proven_on is not null and licence <> ''))
);
-- The house says each figure once; reviews stand beside each other.
create unique index claims_published on claims (kind) where published_at is not null and kind <> 'review';
create index claims_entered_at on claims (entered_at, id);

-- What came by the file of claims comes once, also where it was deleted since: of each the hash of what it said.
create table claims_from_file (
  fingerprint text primary key,
  at timestamptz not null default now()
);
