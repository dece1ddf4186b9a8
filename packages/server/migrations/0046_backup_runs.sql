-- expand
-- Copies that the server makes by night and proves by restoring them (docs/decisions/0072).

create table "backupRun" (
  id integer generated always as identity primary key,
  began timestamptz not null default now(),
  -- Absent: it is being made, or its server was killed.
  ended timestamptz,
  path text,
  size bigint,
  "rowCount" integer,
  "fileCount" integer,
  -- Restored into a database of its own and compared, or only read and compared with its sums.
  verified text check (verified in ('database', 'sums')),
  problem text
);
create index on "backupRun" (ended desc) where problem is null;

-- What administrators were told of, until it is over: nobody is told twice.
create table "backupTold" (
  kind text primary key check (kind in ('backup', 'archive')),
  since timestamptz not null default now()
);
