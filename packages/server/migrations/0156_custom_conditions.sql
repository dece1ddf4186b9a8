-- expand
-- Which records a field is asked of (docs/decisions/0157): of the named services, types and companies alone, and from which
-- status on it is required.
alter table "customField" add "requiredFrom" smallint;

-- Of one kind any is enough, of several kinds one of each.
create table "customScope" (
  id integer generated always as identity primary key,
  field integer not null references "customField" on delete cascade,
  "projectType" integer references "projectType",
  service integer references "serviceDefinition",
  company integer references company,
  "documentType" integer references "documentType",
  "issueType" smallint,
  check (num_nonnulls("projectType", service, company, "documentType", "issueType") = 1)
);
create index on "customScope" (field); -- the scope of a field; its removal
create index on "customScope" ("projectType") where "projectType" is not null; -- its deletion
create index on "customScope" (service) where service is not null; -- its deletion
create index on "customScope" (company) where company is not null; -- its deletion
create index on "customScope" ("documentType") where "documentType" is not null; -- its deletion

-- What comes and goes stands in the history of the field.
create function record_scope() returns trigger language plpgsql as $$
declare
  linked jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  kind text;
begin
  foreach kind in array array['projectType', 'service', 'company', 'documentType', 'issueType'] loop
    if linked -> kind <> 'null' then
      insert into history (entity, "entityId", who, action, changes)
      values ('customField', (linked ->> 'field')::integer, actor(), 'link',
        jsonb_build_object(kind, case when tg_op = 'DELETE' then jsonb_build_array(linked -> kind, null)
          else jsonb_build_array(null, linked -> kind) end));
    end if;
  end loop;
  return null;
end $$;
create trigger history after insert or delete on "customScope" for each row execute function record_scope();
