-- Uploads that hang nowhere: what a person has of them, and which are old.
create index file_unattached on file ("createdBy", created) where "attachedTo" is null;

-- Who took a whole list out of the product, when, and what was asked for. Written once, never changed.
create table "listExport" (
  id integer generated always as identity primary key,
  "createdBy" integer not null references person (id),
  created timestamptz not null default now(),
  list text not null,
  format text not null,
  "rowCount" integer not null,
  -- Search, filters and order as the address had them.
  query jsonb not null
);
create index on "listExport" (created, id);
create index on "listExport" ("createdBy");
call count_changes('listExport');
