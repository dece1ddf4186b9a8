-- Names that the list of projects is ordered by, kept with the project so that an index has the order.
alter table project
  add "typeName" text collate "pl-x-icu" not null default '',
  add "companyName" text collate "pl-x-icu" not null default '',
  add "modifiedByName" text collate "pl-x-icu" not null default '';

alter table project disable trigger user;
update project p set
  "typeName" = coalesce((select name from "projectType" where id = p.type), ''),
  "companyName" = coalesce((select name from company where id = p.company), ''),
  "modifiedByName" = coalesce((select "lastName" || ' ' || "firstName" from person
    where id = p."userModified"), '');
alter table project enable trigger user;

create index on project ("typeName", id);
create index on project ("companyName", id);
create index on project ("modifiedByName", id);

-- As make_record() made them, with more that is derived: neither history nor a change of the record.
drop trigger stamp on project;
create trigger stamp before insert or update on project
  for each row execute function
  stamp('nextLimit,nextFinalLimit,clientName,typeName,companyName,modifiedByName');
drop trigger history on project;
create trigger history after insert or update or delete on project
  for each row execute function
  record_history('nextLimit,nextFinalLimit,clientName,typeName,companyName,modifiedByName');

-- Runs after the trigger "stamp", which says who changed the record.
create function name_project() returns trigger language plpgsql as $$
begin
  new."typeName" := coalesce((select name from "projectType" where id = new.type), '');
  new."companyName" := coalesce((select name from company where id = new.company), '');
  new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person
    where id = new."userModified"), '');
  return new;
end $$;
create trigger stamp_names before insert or update on project
  for each row execute function name_project();

-- The names of what a project points at follow their records; the trigger above works them out.
create function project_parts_renamed() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'projectType' then update project set "typeName" = '' where type = new.id;
    when 'company' then update project set "companyName" = '' where company = new.id;
    else update project set "modifiedByName" = '' where "userModified" = new.id;
  end case;
  return null;
end $$;
create trigger project_renamed after update of name on "projectType"
  for each row when (old.name <> new.name) execute function project_parts_renamed();
create trigger project_renamed after update of name on company
  for each row when (old.name <> new.name) execute function project_parts_renamed();
create trigger project_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function project_parts_renamed();
