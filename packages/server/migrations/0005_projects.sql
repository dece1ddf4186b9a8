create table project (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  client integer not null references client,
  company integer references company,
  seller integer references person,
  type integer references "projectType",
  department integer references department,
  -- The service sold; its procedures and tasks are copied into "projectTask".
  service integer not null references "serviceDefinition",
  "serviceName" text not null,
  description text,
  "implementationDate" date,
  "unitQuantity" numeric(14,2) not null default 1,
  "unitValue" numeric(14,2) not null default 0,
  recurrent smallint not null default 0,
  "recurrentFrom" date,
  "recurrentTo" date,
  -- 10 set by hand; otherwise the status follows the tasks.
  cancelled boolean not null default false,
  -- Derived from the tasks by refresh_projects().
  status smallint not null default 0,
  "jobsEnded" timestamptz,
  completed timestamptz,
  "nextLimit" timestamptz,
  "nextFinalLimit" timestamptz,
  -- Derived from the client, for order and search by an index.
  "clientName" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(name || ' ' || "clientName")) stored
);
call make_record('project', 'nextLimit,nextFinalLimit,clientName');
create index on project (name, id);
create index on project (created, id);
create index on project (modified, id);
create index on project ("jobsEnded", id);
create index on project ("jobsEnded" desc nulls last, id desc);
create index on project (completed, id);
create index on project (completed desc nulls last, id desc);
create index on project ("clientName", id);
create index on project (client, created, id);
create index on project (status, created, id);
create index on project (company, created, id);
create index on project (type, created, id);
create index on project (seller);
create index on project (service);
create index on project ("userModified", created, id);
create index on project ("nextLimit", id) where status in (0, 1, 2);
create index on project ("nextFinalLimit", id) where status in (0, 1, 2);
create index on project using gin (search gin_trgm_ops);
create index on project using gin (short_grams(search));

create function name_project_client() returns trigger language plpgsql as $$
begin
  select name into new."clientName" from client where id = new.client;
  return new;
end $$;
create trigger client_name before insert or update of client on project
  for each row execute function name_project_client();

create function client_renamed() returns trigger language plpgsql as $$
begin
  update project set "clientName" = new.name where client = new.id;
  return null;
end $$;
create trigger renamed after update of name on client
  for each row when (old.name <> new.name) execute function client_renamed();

create table "projectTask" (
  id integer generated always as identity primary key,
  project integer not null references project on delete cascade,
  service integer not null references "serviceDefinition",
  procedure integer not null references "procedureDefinition",
  "procedureName" text not null,
  "procedurePosition" integer not null,
  task integer not null references "taskDefinition",
  name text collate "pl-x-icu" not null,
  description text,
  position integer not null,
  "user" integer references person,
  "orderedBy" integer references person,
  status smallint not null default 1,
  importance smallint not null default 2,
  estimation numeric(8,2),
  "dateRealization" timestamptz,
  "dateRealizationLimit" timestamptz,
  "finalDate" boolean not null default false,
  "dateEndJob" timestamptz,
  unique (project, task, procedure, service),
  check (not "finalDate" or "dateRealizationLimit" is not null)
);
call make_record('projectTask');
create index on "projectTask" (project, procedure, position);
create index on "projectTask" ("user", created desc, id desc);
create index on "projectTask" ("user", "dateRealizationLimit", id);
create index on "projectTask" ("user", status);
create index on "projectTask" (task);
create index on "projectTask" (procedure);
create index on "projectTask" (service);

create table "projectTaskStatus" (
  id integer generated always as identity primary key,
  "projectTask" integer not null references "projectTask" on delete cascade,
  status smallint not null,
  created timestamptz not null default now(),
  "createdBy" integer,
  -- Why a manager passed a closed gate.
  reason text
);
create index on "projectTaskStatus" ("projectTask", id);

-- The rule of document 001 section 4, with 10 by hand (decisions, "Statuses"). The only place
-- where a project's status, its dates and its next limits are worked out.
create function refresh_projects(ids integer[]) returns void language sql as $$
  update project p
  set status = s.status,
      "jobsEnded" = case when s.status in (9, 10) then s.ended end,
      completed = case when s.status in (9, 10) then coalesce(p.completed, now()) end,
      "nextLimit" = s."nextLimit",
      "nextFinalLimit" = s."nextFinalLimit"
  from (
    select q.id,
      case when q.cancelled then 10
           when count(t.id) = 0 then 0
           when bool_and(t.status in (9, 10)) then 9
           when bool_or(t.status > 1) then 2
           else 1 end as status,
      max(t."dateEndJob") as ended,
      min(t."dateRealizationLimit") filter (where t.status not in (9, 10)) as "nextLimit",
      min(t."dateRealizationLimit") filter (where t.status not in (9, 10) and t."finalDate")
        as "nextFinalLimit"
    from project q
    left join "projectTask" t on t.project = q.id
    where q.id = any(ids)
    group by q.id
  ) s
  where p.id = s.id
    and (p.status, p."jobsEnded", p."nextLimit", p."nextFinalLimit") is distinct from
        (s.status, case when s.status in (9, 10) then s.ended end, s."nextLimit",
         s."nextFinalLimit")
$$;

create function tasks_changed() returns trigger language plpgsql as $$
begin
  perform refresh_projects(array(select distinct project from changed));
  return null;
end $$;
create trigger refresh_on_insert after insert on "projectTask"
  referencing new table as changed for each statement execute function tasks_changed();
create trigger refresh_on_update after update on "projectTask"
  referencing new table as changed for each statement execute function tasks_changed();
create trigger refresh_on_delete after delete on "projectTask"
  referencing old table as changed for each statement execute function tasks_changed();

create function cancelled_changed() returns trigger language plpgsql as $$
begin
  perform refresh_projects(array[new.id]);
  return null;
end $$;
create trigger refresh_on_cancel after update of cancelled on project
  for each row when (old.cancelled <> new.cancelled) execute function cancelled_changed();
