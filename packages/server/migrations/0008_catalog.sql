-- The catalog: definitions of tasks, procedures made of them, services made of procedures.

-- One sequence for the three kinds, so that the ids in a task's address cannot be mistaken for
-- one another whatever their order (docs/decisions/0024).
create sequence "definitionId" as integer;

create table "taskDefinition" (
  id integer primary key default nextval('"definitionId"'),
  name text collate "pl-x-icu" not null,
  type integer not null references "taskType",
  department integer references department,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored
);

create table "procedureDefinition" (
  id integer primary key default nextval('"definitionId"'),
  name text collate "pl-x-icu" not null,
  department integer not null references department,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored
);

create table "serviceDefinition" (
  id integer primary key default nextval('"definitionId"'),
  name text collate "pl-x-icu" not null,
  department integer not null references department,
  type integer not null references "projectType",
  company integer references company,
  status smallint not null default 1,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored
);

do $$
declare kind text;
begin
  foreach kind in array array['taskDefinition','procedureDefinition','serviceDefinition'] loop
    call make_record(kind);
    -- Lists of definitions: two orders, a filter (and the deletion of a department), the search.
    execute format('create index on %I (name, id)', kind);
    execute format('create index on %I (modified, id)', kind);
    execute format('create index on %I (department)', kind);
    execute format('create index on %I using gin (search gin_trgm_ops)', kind);
  end loop;
end $$;
create index on "taskDefinition" (type); -- filter; deletion of the type
create index on "serviceDefinition" (type); -- filter; deletion of the type
create index on "serviceDefinition" (company); -- deletion of a company

create table "procedureTask" (
  procedure integer not null references "procedureDefinition" on delete cascade,
  task integer not null references "taskDefinition",
  position integer not null,
  primary key (procedure, task)
);
create index on "procedureTask" (task); -- procedures with a task; its deletion
call track_link('procedureTask', 'procedureDefinition', 'procedure', 'tasks', 'task');

create table "serviceProcedure" (
  service integer not null references "serviceDefinition" on delete cascade,
  procedure integer not null references "procedureDefinition",
  position integer not null,
  primary key (service, procedure)
);
create index on "serviceProcedure" (procedure); -- services with a procedure; its deletion
call track_link('serviceProcedure', 'serviceDefinition', 'service', 'procedures', 'procedure');
