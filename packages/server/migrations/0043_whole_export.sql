-- Everything as one archive, for whoever wants to take it elsewhere (docs/decisions/0069).

create table "wholeExport" (
  id integer generated always as identity primary key,
  created timestamptz not null default now(),
  "createdBy" integer not null references person,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'gone')),
  -- The moment whose data it has: the beginning of its snapshot.
  moment timestamptz,
  "storageKey" text,
  size bigint,
  "rowCount" integer not null default 0,
  "fileCount" integer not null default 0,
  -- Files whose contents the storage no longer had.
  "missingFiles" integer not null default 0,
  -- Rows and files written so far, and how many there are.
  written integer not null default 0,
  total integer not null default 0,
  failure text,
  expires timestamptz
);
create unique index on "wholeExport" ((true)) where state in ('waiting', 'running'); -- one at a time
