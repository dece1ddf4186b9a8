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
  -- Of the content that the one of now has taken the place of.
  replaced text,
  -- Saved or thrown away: it says nothing more, and what a browser sends late does not bring it back.
  removed boolean not null default false,
  primary key (person, key)
);
create index on draft (changed); -- drafts:forget
