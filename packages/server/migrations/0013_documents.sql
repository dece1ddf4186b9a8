-- Documents: a file with its type, and the client that it is about.

create table document (
  id integer generated always as identity primary key,
  type integer not null references "documentType",
  -- Documents outlive their client.
  client integer references client on delete set null,
  description text,
  status smallint not null default 1 check (status in (0, 1)),
  file integer not null references file,
  -- Derived, for order and search by an index.
  filename text collate "pl-x-icu" not null default '',
  "typeName" text collate "pl-x-icu" not null default '',
  "clientName" text collate "pl-x-icu" not null default '',
  "modifiedByName" text collate "pl-x-icu" not null default ''
);
call make_record('document', derived => 'filename,typeName,clientName,modifiedByName');
call make_searchable('document', $$fold(filename || ' ' || coalesce(description, '') || ' ' ||
  "typeName" || ' ' || "clientName")$$);
call vacuum_often('document');
-- List of documents: its orders.
create index on document (filename, id);
create index on document ("typeName", id);
create index on document ("clientName", id);
create index on document ("modifiedByName", id);
create index on document (modified, id);
create index on document (created, id);
-- List of documents: its filters, in the usual order.
create index on document (type, modified, id); -- also deletion of the type
create index on document (client, modified, id); -- also deletion of a client
create index on document ("createdBy", modified, id);
create index on document (status, modified, id);
create index on document ("userModified"); -- a person takes another name
create index on document (file); -- deletion of a file

call keep_names('document', array[['filename', 'file', 'file'], ['typeName', 'type', 'documentType'],
  ['clientName', 'client', 'client'], ['modifiedByName', 'userModified', 'person']]);
