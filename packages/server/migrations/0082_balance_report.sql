-- expand
-- How balances differ once days are counted by rosters and once each: worked out once, on the first day of that version, for
-- administrators, until one of them puts it away. Servers of the version before know nothing of it.
create table "balanceReport" (
  id integer primary key check (id = 1),
  at timestamptz not null default now(),
  year smallint not null,
  -- Of people and types whose balance differs: hours before and now, and why.
  rows jsonb not null,
  "endedBy" integer references person on delete set null,
  "endedAt" timestamptz
);
create index on "balanceReport" ("endedBy"); -- deletion of a person
