-- What the operator decides about a course; the courses themselves are files. Without a row, or unpublished, it is to come.
create table course_offers (
  course text primary key,
  price_cents integer not null check (price_cents >= 0),
  trainer text not null,
  certification jsonb,
  published_at timestamptz,
  updated_at timestamptz not null default now()
);

create table course_enrolments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  course text not null,
  enrolled_at timestamptz not null default now(),
  unique (user_id, course)
);

-- How far down each lesson she has read, in thousandths, and since when it is finished.
create table course_readings (
  enrolment_id uuid not null references course_enrolments (id) on delete cascade,
  lesson text not null,
  position integer not null check (position between 0 and 1000),
  read_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (enrolment_id, lesson)
);

create table course_answers (
  enrolment_id uuid not null references course_enrolments (id) on delete cascade,
  module text not null,
  question integer not null check (question >= 0),
  choice integer not null check (choice >= 0),
  is_right boolean not null,
  answered_at timestamptz not null default now(),
  primary key (enrolment_id, module, question)
);

-- Frozen when it is issued: the course may be rewritten afterwards. It goes with her account.
create table course_certificates (
  number text primary key,
  enrolment_id uuid not null unique references course_enrolments (id) on delete cascade,
  name text not null,
  shows_name boolean not null,
  titles jsonb not null,
  minutes integer not null check (minutes > 0),
  trainer text not null,
  certification jsonb,
  issued_at timestamptz not null default now()
);
