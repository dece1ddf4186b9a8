-- A file of clients that somebody is importing: its rows until they are in (they are personal data),
-- afterwards only who brought how many in from which file. Not a record with history: the clients
-- that come of it have theirs.
create table "clientImport" (
  id integer generated always as identity primary key,
  created timestamptz not null default now(),
  "createdBy" integer not null references person,
  "fileName" text not null,
  sheet text,
  -- [{ header, samples }]
  columns json not null,
  -- [{ number, cells }]
  content json,
  "rowCount" integer not null,
  settings json not null,
  state text not null default 'ready' check (state in ('ready', 'waiting', 'running', 'done')),
  written integer not null default 0,
  total integer not null default 0,
  imported integer not null default 0,
  skipped integer not null default 0,
  failure text,
  finished timestamptz
);
create index on "clientImport" ("createdBy");
create index on "clientImport" (created) where content is not null;
