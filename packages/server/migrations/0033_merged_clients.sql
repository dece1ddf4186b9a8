-- Clients that turned out to be one (docs/decisions/0059-clients-that-are-one.md).

-- A client that became a part of another one. Neither number refers to a row: the one is a client no more, the other may
-- be merged in its turn. Kept for good, since addresses of the merged client lead to the one that stays.
create table "clientMerge" (
  client integer primary key,
  "into" integer not null,
  name text collate "pl-x-icu" not null,
  nip text not null,
  -- How it is taken back: the row as it was, what was moved by table and column, what the one that stays took over.
  -- Null once it is too late for that.
  "row" jsonb,
  moved jsonb,
  taken jsonb,
  created timestamptz not null default now(),
  "createdBy" integer default actor()
);
create index on "clientMerge" ("into"); -- the page of the one that stays; its history
create index on "clientMerge" (created) where "row" is not null; -- nightly: what can be taken back no more
call track_link('clientMerge', 'client', 'into', 'merged', 'client');
