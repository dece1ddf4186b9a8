-- Projects and their tasks: what a service sold to a client takes; series of recurring projects.

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
  -- The accepted offer that it was made of.
  offer integer references offer on delete set null,
  description text,
  -- The day on which work begins, from which the service's rules count; of a recurring one its period's first.
  "startDate" date,
  "implementationDate" date,
  "unitQuantity" numeric(14,2) not null default 1,
  "unitValue" numeric(14,2) not null default 0,
  -- As plannedValue() of the contract; here for the list's order and its sum.
  "plannedValue" numeric not null generated always as (round("unitQuantity" * "unitValue", 2)) stored,
  -- Each period of a recurring project is a project of its own, made ahead of time from the one before.
  recurrent smallint not null default 0,
  "recurrentFrom" date,
  "recurrentTo" date,
  -- Id of the first project of the series; it outlives that project, hence no reference.
  "recurrentSource" integer,
  "previousPeriod" integer references project on delete set null,
  -- What the series goes on with where this period alone was changed: { fields, tasks by "procedure/task" }.
  "onlyHere" jsonb,
  -- 10 set by hand; otherwise the status follows the tasks.
  cancelled boolean not null default false,
  -- Derived from the tasks by refresh_projects().
  status smallint not null default 0,
  "jobsEnded" timestamptz,
  completed timestamptz,
  "nextLimit" timestamptz,
  "nextFinalLimit" timestamptz,
  -- Derived, for order and search by an index.
  "clientName" text collate "pl-x-icu" not null default '',
  "typeName" text collate "pl-x-icu" not null default '',
  "companyName" text collate "pl-x-icu" not null default '',
  "modifiedByName" text collate "pl-x-icu" not null default ''
);
call make_record('project',
  derived => 'nextLimit,nextFinalLimit,plannedValue,clientName,typeName,companyName,modifiedByName,onlyHere');
call make_searchable('project', $$fold(name || ' ' || "clientName")$$);
call vacuum_often('project');
-- List of projects: its orders; what may be empty goes last both ways. Two serve filters by days too.
create index on project (name, id);
create index on project ("typeName", id);
create index on project ("clientName", id);
create index on project ("companyName", id);
create index on project (modified, id);
create index on project ("modifiedByName", id);
create index on project (created, id);
create index on project ("jobsEnded", id);
create index on project ("jobsEnded" desc nulls last, id desc);
create index on project (completed, id);
create index on project (completed desc nulls last, id desc);
create index on project ("plannedValue", id);
-- List of projects: its filters, in the usual order.
create index on project (client, created, id); -- also projects of a client
create index on project (company, created, id); -- also deletion of a company
create index on project (type, created, id); -- also deletion of the type
create index on project (status, created, id);
create index on project ("userModified", created, id);
create index on project ("nextLimit", id) -- also what burns on the dashboard, which reads all that is at risk
  include ("nextFinalLimit", "unitQuantity", "unitValue", company, department) where status in (0, 1, 2);
create index on project ("nextFinalLimit", id) where status in (0, 1, 2);
create index on project (service); -- deletion of a service
-- List of clients: its filters by department and company, which ask whose projects these have.
create index on project (department, client);
create index on project (company, client);
-- The dashboard's figures: the day that a project's value is counted on, and the periods of series by their month.
create index on project ((coalesce("recurrentFrom", (created at time zone 'Europe/Warsaw')::date)));
create index on project ("recurrentFrom") where recurrent <> 0 or "recurrentSource" is not null;
-- An offer becomes a project once.
create unique index project_offer_key on project (offer) where offer is not null;
-- The next period of a series: which project is its newest, and which series there are.
create index on project ("recurrentSource", "recurrentFrom") where "recurrentSource" is not null;
create index on project (id) where recurrent <> 0;
create index on project ("previousPeriod") where "previousPeriod" is not null; -- deletion of a project

call keep_contacts('project');
call keep_names('project', array[['clientName', 'client', 'client'], ['typeName', 'type', 'projectType'],
  ['companyName', 'company', 'company'], ['modifiedByName', 'userModified', 'person']]);

-- A period is made once, however many servers try and though its project be deleted later.
create table "projectPeriod" (
  source integer not null,
  period date not null,
  project integer references project on delete set null,
  created timestamptz not null default now(),
  primary key (source, period)
);
create index on "projectPeriod" (project); -- deletion of a project

-- How many days ahead the next period is made, where somebody chose other than the usual (contract,
-- `intervals`).
create table "projectInterval" (
  interval smallint primary key,
  ahead smallint not null check (ahead between 1 and 366)
);

-- What was decided of a series as a whole: one that is paused makes no periods.
create table "projectSeries" (
  -- As in "recurrentSource".
  id integer primary key,
  paused timestamptz,
  "pausedBy" integer references person
);
call make_record('projectSeries', derived => 'pausedBy');

-- How and until when a series goes on stands with its newest period; that it was changed is told of the series.
create function series_changed() returns trigger language plpgsql as $$
declare
  series integer := coalesce(new."recurrentSource", new.id);
begin
  if exists (select from project p where (p.id = series or p."recurrentSource" = series)
      and p."recurrentFrom" > new."recurrentFrom") then
    return null;
  end if;
  insert into history (entity, "entityId", who, action, changes)
  select 'projectSeries', series, actor(), 'update', jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
  from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
  where n.key in ('recurrent', 'recurrentTo') and n.value is distinct from o.value;
  return null;
end $$;
create trigger tell_series after update of recurrent, "recurrentTo" on project
  for each row when ((old.recurrent, old."recurrentTo") is distinct from (new.recurrent, new."recurrentTo"))
  execute function series_changed();

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
  -- The status that it had when its project was cancelled, for taking the project back; null unless
  -- it was cancelled with the project.
  "cancelledFrom" smallint,
  importance smallint not null default 2,
  estimation numeric(8,2),
  "dateRealization" timestamptz,
  "dateRealizationLimit" timestamptz,
  "finalDate" boolean not null default false,
  "dateEndJob" timestamptz,
  -- The limit a person set and the period they set it in: later periods move that one, so that
  -- short months and free days do not shift it further and further.
  "limitBase" timestamptz,
  "limitPeriod" date,
  -- The course of the task, as it happened; derived by refresh_courses(). When its turn came, when it
  -- was begun and finished, and who had the task before it, once that one is over.
  "turnAt" timestamptz,
  "startedAt" timestamptz,
  "endedAt" timestamptz,
  "handedBy" integer references person,
  -- When its present person got it.
  "assignedAt" timestamptz,
  -- The rule of its step as it was when the project took it; null of what was made without one.
  rule jsonb,
  -- Whom its person stands in for in this period of a series alone, and the last day of that absence;
  -- null of the day: whoever it was has left.
  "insteadOf" integer references person,
  "insteadUntil" date,
  -- What is to be ticked off, and the places (from 0) of what has been.
  checklist text[] not null default '{}',
  checked smallint[] not null default '{}',
  unique (project, task, procedure, service),
  check (not "finalDate" or "dateRealizationLimit" is not null)
);
call make_record('projectTask', derived => 'turnAt,startedAt,endedAt,handedBy,assignedAt,insteadOf,insteadUntil');
call vacuum_often('projectTask');
create index on "projectTask" (project, procedure, position); -- tasks of a project, of a procedure in it
-- A person's tasks: the usual order, filter by status, and by limit (also their calendar).
create index on "projectTask" ("user", created desc, id desc);
create index on "projectTask" ("user", status);
create index on "projectTask" ("user", "dateRealizationLimit", id);
-- Reminders of limits.
create index on "projectTask" ("dateRealizationLimit", id)
  where status in (0, 1, 2, 31) and "user" is not null;
-- The open task of each project at risk that puts it there: GET /report/burning, GET /project/atRisk.
create index on "projectTask" (project, "dateRealizationLimit")
  include ("finalDate", "procedurePosition", position, "user", status, id)
  where status in (0, 1, 2, 31) and "dateRealizationLimit" is not null;
-- What a person handed on and is still to be ended (Mój dzień).
create index on "projectTask" ("handedBy") where status in (0, 1, 2, 31) and "handedBy" is not null;
-- Charts of the dashboard, which read hundreds of thousands of tasks and so none of the table: those done in a time
-- (GET /report/timeliness, /report/flow, and with their hours /report/project/cost) …
create index on "projectTask" ("dateEndJob")
  include ("dateRealizationLimit", project, "user", service, "startedAt", "endedAt", estimation)
  where status = 9;
-- … those made in it …
create index on "projectTask" (created) include (project, "user") where status <> 10;
-- … what everybody has to do, with its hours …
create index on "projectTask" ("user", "dateRealizationLimit") include (estimation, status, project)
  where status in (0, 1, 2, 31);
-- … and how long what was handed on had waited.
create index on "projectTask" (coalesce("startedAt", "endedAt"))
  include ("turnAt", "startedAt", "endedAt", procedure, task, project, "user") where "handedBy" is not null;
-- How long a step usually takes: those of it that were finished last.
create index on "projectTask" (procedure, task, "endedAt" desc) include ("turnAt", "startedAt")
  where status = 9 and "turnAt" is not null;
-- Who keeps the next waiting: what has its turn and is still to be ended.
create index on "projectTask" (id) where status in (1, 2) and "user" is not null;
-- Deletion of definitions.
create index on "projectTask" (task);
create index on "projectTask" (procedure);
create index on "projectTask" (service);

create table "projectTaskStatus" (
  id integer generated always as identity primary key,
  "projectTask" integer not null references "projectTask" on delete cascade,
  status smallint not null,
  created timestamptz not null default now(),
  "createdBy" integer,
  -- Why a manager passed a closed gate; from then on the task is free.
  reason text,
  -- Whether the status came with the project's cancelling or its return.
  "withProject" boolean not null default false
);
create index on "projectTaskStatus" ("projectTask", id); -- the course of a task
-- Whether the gate was opened: asked for every task of a project at once.
create index on "projectTaskStatus" ("projectTask", id) where reason is not null;

-- What people handed on to one another, with what they said; a task that was handed back is an entry of its own.
create table "taskHandover" (
  id integer generated always as identity primary key,
  "projectTask" integer not null references "projectTask" on delete cascade,
  "from" integer references person,
  "to" integer not null references person,
  text text,
  back boolean not null default false,
  created timestamptz not null default now(),
  "createdBy" integer references person
);
create index on "taskHandover" ("projectTask", id); -- a task's handovers, the newest of them

-- The status follows from the tasks (PRO-50), but for cancelling by hand (docs/decisions/0025). The only place
-- where a project's status, its dates and its next limits are worked out.
create function refresh_projects(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
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
         s."nextFinalLimit");
end $$;

create function tasks_changed() returns trigger language plpgsql as $$
begin
  perform refresh_projects(array(select distinct project from changed));
  return null;
end $$;
call on_rows('projectTask', 'refresh', 'tasks_changed');

create function cancelled_changed() returns trigger language plpgsql as $$
begin
  perform refresh_projects(array[new.id]);
  return null;
end $$;
create trigger refresh_on_cancel after update of cancelled on project
  for each row when (old.cancelled <> new.cancelled) execute function cancelled_changed();

-- Who does a task of a project and until when stands in the project's form, wherever it is changed:
-- the project's version counts it, once a transaction.
create function touch_projects(ids integer[]) returns void language sql as $$
  update project p set modified = clock_timestamp()
  where p.id = any(ids) and now() is distinct from (
    select h.at from history h where h.entity = 'project' and h."entityId" = p.id
      and h.version is not null order by h.id desc limit 1)
$$;

create function plan_changed() returns trigger language plpgsql as $$
begin
  perform touch_projects(array(
    select distinct n.project from changed n join former o using (id)
    where (n."user", n."finalDate", n."dateRealizationLimit") is distinct from
          (o."user", o."finalDate", o."dateRealizationLimit")));
  return null;
end $$;
create trigger touch_project after update on "projectTask"
  referencing old table as former new table as changed
  for each statement execute function plan_changed();

/*
 * The course of tasks (docs/decisions/0034): stamps of what happened, worked out of "projectTaskStatus",
 * in which every status stands with its moment. What came and went with the project's cancelling did
 * not happen to the task.
 */

-- Works out the stamps of these tasks and of those that come right after them.
-- A turn comes when the task before is over, or when a manager opened the gate, then for good; to the
-- first of a procedure when it is made. Of a task that was begun it is the last turn before that: what
-- is reopened later moves it no more. A closed gate takes the turn back from what was not begun.
create function refresh_courses(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update "projectTask" t
  set "turnAt" = c.turn, "startedAt" = c.started, "endedAt" = c.ended, "handedBy" = c.handed,
      "assignedAt" = c.assigned
  from (
    select n.id, own.started,
      case when n.status = 9 then coalesce(own.ended, n."dateEndJob", n.modified) end as ended,
      case when before.id is null then n.created
           when own.begun is not null then case when own.released <= own.begun then own.released else
             coalesce((select max(o.at) from unnest(opened.at) as o(at) where o.at <= own.begun),
               own.begun) end
           when own.released is not null then own.released
           when before.over then coalesce(opened.at[cardinality(opened.at)], before."dateEndJob",
             before.created) end as turn,
      case when before.over then before."user" end as handed,
      case when n."user" is not null then coalesce(n."assignedAt", n.created) end as assigned
    from (
      select id from unnest(ids) as given(id)
      union
      select after.id from unnest(ids) as given(id)
      join "projectTask" g on g.id = given.id
      cross join lateral (select a.id from "projectTask" a
        where a.project = g.project and a.procedure = g.procedure and a.service = g.service
          and a.position > g.position order by a.position limit 1) after
    ) touched
    join "projectTask" n on n.id = touched.id
    cross join lateral (
      select coalesce(min(s.created) filter (where s.status = 2),
          case when n.status = 2 then n.created end) as started,
        coalesce(min(s.created) filter (where s.status in (2, 9, 10) and not s."withProject"),
          case when n.status in (2, 9) then coalesce(n."dateEndJob", n.created) end) as begun,
        max(s.created) filter (where s.status = 9) as ended,
        min(s.created) filter (where s.reason is not null) as released
      from "projectTaskStatus" s where s."projectTask" = n.id
    ) own
    left join lateral (
      select b.id, b."user", b."dateEndJob", b.created,
        coalesce(b."cancelledFrom", b.status) in (9, 10) as over
      from "projectTask" b
      where b.project = n.project and b.procedure = n.procedure and b.service = n.service
        and b.position < n.position
      order by b.position desc limit 1
    ) before on true
    left join lateral (
      select array_agg(e.created order by e.id) as at
      from (
        select s.id, s.created, s.status in (9, 10) as over,
          lag(s.status in (9, 10), 1, false) over (order by s.id) as "wasOver"
        from "projectTaskStatus" s where s."projectTask" = before.id and not s."withProject"
      ) e
      where e.over and not e."wasOver"
    ) opened on true
  ) c
  where t.id = c.id
    and (t."turnAt", t."startedAt", t."endedAt", t."handedBy", t."assignedAt") is distinct from
        (c.turn, c.started, c.ended, c.handed, c.assigned);
end $$;

-- Every status that a task gets is noted, so the notes are what moves its course.
create function task_statuses_changed() returns trigger language plpgsql as $$
begin
  perform refresh_courses(array(select distinct "projectTask" from changed));
  return null;
end $$;
call on_rows('projectTaskStatus', 'courses', 'task_statuses_changed');

create function tasks_made() returns trigger language plpgsql as $$
begin
  perform refresh_courses(array(select id from changed));
  return null;
end $$;
create trigger courses after insert on "projectTask" referencing new table as changed
  for each statement execute function tasks_made();

-- By its name it runs after the trigger "stamp".
create function task_given() returns trigger language plpgsql as $$
begin
  new."assignedAt" := case when new."user" is not null then now() end;
  -- Given to somebody by hand, it is theirs in the periods that follow too.
  new."insteadOf" := null;
  new."insteadUntil" := null;
  return new;
end $$;
create trigger stamp_given before update of "user" on "projectTask"
  for each row when (old."user" is distinct from new."user") execute function task_given();

-- Whoever has what is over handed on what comes after it.
create function ended_task_given() returns trigger language plpgsql as $$
begin
  perform refresh_courses(array[new.id]);
  return null;
end $$;
create trigger courses_given after update of "user" on "projectTask"
  for each row when (old."user" is distinct from new."user" and new.status in (9, 10))
  execute function ended_task_given();
