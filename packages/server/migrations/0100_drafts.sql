-- expand
-- Forms that somebody left, for them alone, a week long.
create table draft (
  person integer not null references person,
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  form text not null,
  place text not null,
  title text not null,
  content jsonb not null,
  writer text not null,
  revision integer not null default 1,
  changed timestamptz not null default now(),
  primary key (person, key)
);
create index on draft (changed); -- drafts:forget
