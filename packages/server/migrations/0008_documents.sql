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
  "modifiedByName" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(filename || ' ' || coalesce(description, '') || ' ' ||
    "typeName" || ' ' || "clientName")) stored
);
call make_record('document', 'filename,typeName,clientName,modifiedByName');
create index on document (filename, id);
create index on document ("typeName", id);
create index on document ("clientName", id);
create index on document ("modifiedByName", id);
create index on document (modified, id);
create index on document (created, id);
create index on document (type, modified, id);
create index on document (client, modified, id);
create index on document ("createdBy", modified, id);
create index on document (status, modified, id);
create index on document ("userModified");
create index on document (file);
create index on document using gin (search gin_trgm_ops);
create index on document using gin (short_grams(search));

-- Runs after the trigger "stamp", which says who changed the record.
create function name_document() returns trigger language plpgsql as $$
begin
  select "fileName" into new.filename from file where id = new.file;
  select name into new."typeName" from "documentType" where id = new.type;
  new."clientName" := coalesce((select name from client where id = new.client), '');
  new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person
    where id = new."userModified"), '');
  return new;
end $$;
create trigger stamp_names before insert or update on document
  for each row execute function name_document();

-- The names of what a document points at follow their records.
create function document_renamed() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'documentType' then update document set "typeName" = new.name where type = new.id;
    when 'client' then update document set "clientName" = new.name where client = new.id;
    else update document set "modifiedByName" = '' where "userModified" = new.id;
  end case;
  return null;
end $$;
create trigger document_renamed after update of name on "documentType"
  for each row when (old.name <> new.name) execute function document_renamed();
create trigger document_renamed after update of name on client
  for each row when (old.name <> new.name) execute function document_renamed();
create trigger document_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function document_renamed();
