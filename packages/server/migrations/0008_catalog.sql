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
  -- What a project of it is usually worth a unit, in zlotys, and how often it recurs (contract, `intervals`).
  "usualValue" numeric(14,2),
  "usualInterval" smallint,
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

-- A task in a procedure, with the rule by which projects plan it (docs/decisions/0043); a rule that says
-- nothing leaves the task to be given by hand.
create table "procedureTask" (
  id integer generated always as identity primary key,
  procedure integer not null references "procedureDefinition" on delete cascade,
  task integer not null references "taskDefinition",
  position integer not null,
  -- So many working days after the project's start or after the task before ('start', 'previous'), or
  -- before the planned realisation ('realisation').
  "limitFrom" text check ("limitFrom" in ('start', 'previous', 'realisation')),
  "limitDays" smallint,
  "finalDate" boolean not null default false,
  estimation numeric(8,2),
  -- Who does it; a head without a department is that of the procedure's department.
  who text check (who in ('person', 'carer', 'head', 'position', 'previous', 'seller')),
  "whoPerson" integer references person,
  "whoDepartment" integer references department,
  "whoPosition" integer references position,
  checklist text[] not null default '{}',
  unique (procedure, task),
  check (("limitFrom" is null) = ("limitDays" is null)),
  check (not "finalDate" or "limitFrom" is not null),
  check (who <> 'person' or "whoPerson" is not null),
  check (who <> 'position' or "whoPosition" is not null)
);
call make_record('procedureTask');
create index on "procedureTask" (task); -- procedures with a task; its deletion
create index on "procedureTask" ("whoPerson") where "whoPerson" is not null; -- what names a person
create index on "procedureTask" ("whoDepartment") where "whoDepartment" is not null; -- deletion of a department
create index on "procedureTask" ("whoPosition") where "whoPosition" is not null; -- deletion of a position
-- Beside the history of its rule: which tasks a procedure has stands in the procedure's own.
create trigger links after insert or delete on "procedureTask"
  for each row execute function record_link('procedureDefinition', 'procedure', 'tasks', 'task');

create table "serviceProcedure" (
  service integer not null references "serviceDefinition" on delete cascade,
  procedure integer not null references "procedureDefinition",
  position integer not null,
  primary key (service, procedure)
);
create index on "serviceProcedure" (procedure); -- services with a procedure; its deletion
call track_link('serviceProcedure', 'serviceDefinition', 'service', 'procedures', 'procedure');
