-- Files of steps of procedures, and checklists whose points are rows (docs/decisions/0051).

/* Files of steps */

-- A task of a project keeps the files that its step had when the project took it (its version), whatever
-- becomes of them in the catalogue: none of them can be deleted while it stands here.
create table "projectTaskFile" (
  "projectTask" integer not null references "projectTask" on delete cascade,
  file integer not null references file,
  primary key ("projectTask", file)
);
create index on "projectTaskFile" (file); -- who keeps a file; its deletion

-- Those that left the catalogue while projects keep them: looked through for what nobody keeps any more.
create index on file (id) where "attachedTo" = 'stepFile';

-- What comes to a step and leaves it stands in its history, also when projects keep it ('stepFile').
create function record_step_file() returns trigger language plpgsql as $$
declare
  named jsonb := jsonb_build_object('id', old.id, 'name', old."fileName");
  come boolean := tg_op = 'UPDATE' and new."attachedTo" = 'procedureTask';
begin
  insert into history (entity, "entityId", who, action, changes)
  values ('procedureTask', case when come then new."attachedId" else old."attachedId" end, actor(), 'link',
          jsonb_build_object('files', case when come then jsonb_build_array(null, named)
                                           else jsonb_build_array(named, null) end));
  return null;
end $$;
create trigger "recordStepFile" after update of "attachedTo" on file
  for each row when ('procedureTask' in (new."attachedTo", old."attachedTo")) execute function record_step_file();
create trigger "recordStepFileGone" after delete on file
  for each row when (old."attachedTo" = 'procedureTask') execute function record_step_file();

/* Checklists */

-- A point of the checklist of a task or of an issue.
create table "checklistItem" (
  id integer generated always as identity primary key,
  "projectTask" integer references "projectTask" on delete cascade,
  issue integer references issue on delete cascade,
  text text not null,
  position integer not null,
  -- Its place in the list of the task's step (from 0); null of what people added.
  place smallint,
  -- Who is to do it and by when, where somebody said so.
  person integer references person,
  day date,
  "doneAt" timestamptz,
  "doneBy" integer references person,
  check (num_nonnulls("projectTask", issue) = 1),
  check ("doneBy" is null or "doneAt" is not null)
);
call make_record('checklistItem', derived => 'position,place');
-- The points of a record, in their order; its deletion.
create index on "checklistItem" ("projectTask", position) where "projectTask" is not null;
create index on "checklistItem" (issue, position) where issue is not null;
-- What waits for a person (Mój dzień), and what is left of somebody who leaves.
create index on "checklistItem" (person) where person is not null and "doneAt" is null;
-- What a step brings along is told by the making of the task.
drop trigger history on "checklistItem";
create trigger history after update or delete on "checklistItem"
  for each row execute function record_history('position,place');
create trigger "historyOfAdded" after insert on "checklistItem"
  for each row when (new.place is null) execute function record_history('position,place');

-- The ticks of before; who made them, nobody wrote down.
insert into "checklistItem" ("projectTask", text, position, place, "doneAt", created, "createdBy")
select t.id, w.point, w.at - 1, w.at - 1, case when (w.at - 1) = any(t.checked) then t.modified end,
  t.created, t."createdBy"
from "projectTask" t, unnest(t.checklist) with ordinality as w(point, at)
where t.checklist <> '{}';

-- A step whose task cannot be closed before all is ticked off.
alter table "procedureTask" add "checklistRequired" boolean not null default false;
-- How many points there are and how many are done, kept by a trigger so that lists count nothing. Of a task
-- `checklist` stays what its step said when the project took it, as "stepRequired" does, to be compared with
-- the definition; `checked` follows the points for the version that ran before this one.
alter table "projectTask"
  add "checklistRequired" boolean not null default false,
  add "stepRequired" boolean not null default false,
  add "checklistCount" smallint not null default 0,
  add "checklistDone" smallint not null default 0;
alter table issue
  add "checklistRequired" boolean not null default false,
  add "checklistCount" smallint not null default 0,
  add "checklistDone" smallint not null default 0;

-- As make_record() made them, with what is derived from now on.
do $$
declare
  task text := 'turnAt,startedAt,endedAt,handedBy,assignedAt,insteadOf,insteadUntil,checked,stepRequired,'
    'checklistCount,checklistDone';
  issue text := 'clientName,ordererName,userNames,checklistCount,checklistDone';
  kind text[];
begin
  foreach kind slice 1 in array array[['projectTask', task], ['issue', issue]] loop
    execute format('drop trigger stamp on %1$I; drop trigger history on %1$I', kind[1]);
    execute format('create trigger stamp before insert or update on %I
      for each row execute function stamp(%L)', kind[1], kind[2]);
    execute format('create trigger history after insert or update or delete on %I
      for each row execute function record_history(%L)', kind[1], kind[2]);
  end loop;
end $$;

-- Works out the counts of these tasks and issues. They are locked first, so that of two who tick at the same
-- moment the second one counts what the first one did.
create function count_checklists(tasks integer[], issues integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  if tasks <> '{}' then
    perform from "projectTask" where id = any(tasks) order by id for no key update;
    update "projectTask" t
    set "checklistCount" = n.count, "checklistDone" = n.done, checked = n.checked
    from (
      select w.id, count(i.id) as count, count(i."doneAt") as done,
        coalesce(array_agg(i.place order by i.place) filter (where i."doneAt" is not null and i.place is not null),
          '{}') as checked
      from unnest(tasks) as w(id) left join "checklistItem" i on i."projectTask" = w.id group by w.id
    ) n
    where t.id = n.id
      and (t."checklistCount", t."checklistDone", t.checked) is distinct from (n.count, n.done, n.checked);
  end if;
  if issues <> '{}' then
    perform from issue where id = any(issues) order by id for no key update;
    update issue t set "checklistCount" = n.count, "checklistDone" = n.done
    from (
      select w.id, count(i.id) as count, count(i."doneAt") as done
      from unnest(issues) as w(id) left join "checklistItem" i on i.issue = w.id group by w.id
    ) n
    where t.id = n.id and (t."checklistCount", t."checklistDone") is distinct from (n.count, n.done);
  end if;
end $$;

create function checklists_changed() returns trigger language plpgsql as $$
begin
  perform count_checklists(
    array(select distinct "projectTask" from changed where "projectTask" is not null),
    array(select distinct issue from changed where issue is not null));
  return null;
end $$;
call on_rows('checklistItem', 'count', 'checklists_changed');

select count_checklists(array(select distinct "projectTask" from "checklistItem"), '{}');

-- A task begins with the points of its step.
create function checklists_made() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  insert into "checklistItem" ("projectTask", text, position, place, "doneAt", "doneBy", created, "createdBy")
  select t.id, w.point, w.at - 1, w.at - 1, d.at, case when d.at is not null then t."user" end,
    t.created, t."createdBy"
  from changed t, unnest(t.checklist) with ordinality as w(point, at),
    lateral (select case when (w.at - 1) = any(t.checked) then t.modified end as at) d
  where t.checklist <> '{}';
  return null;
end $$;
create trigger checklists after insert on "projectTask" referencing new table as changed
  for each statement execute function checklists_made();

-- A new version of the step: points that it says again keep their ticks, person and day, what people added
-- stays. The same text said twice is two points, by their order.
create function checklist_renewed() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  with had as (
    select id, text, row_number() over (partition by text order by place) as nth
    from "checklistItem" where "projectTask" = new.id and place is not null
  ), wanted as (
    select point as text, (at - 1)::smallint as place, row_number() over (partition by point order by at) as nth
    from unnest(new.checklist) with ordinality as w(point, at)
  ), gone as (
    delete from "checklistItem" i using had left join wanted w using (text, nth)
    where i.id = had.id and w.place is null
  ), moved as (
    update "checklistItem" i set place = w.place, position = w.place
    from had join wanted w using (text, nth)
    where i.id = had.id and i.place <> w.place
  )
  insert into "checklistItem" ("projectTask", text, position, place)
  select new.id, w.text, w.place, w.place from wanted w left join had using (text, nth) where had.id is null;
  return null;
end $$;
create trigger "checklistRenewed" after update of checklist on "projectTask"
  for each row when (old.checklist <> new.checklist) execute function checklist_renewed();

-- Ticks of the version that ran before this one.
create function checklist_ticked() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update "checklistItem" i
  set "doneAt" = case when i.place = any(new.checked) then now() end,
    "doneBy" = case when i.place = any(new.checked) then actor() end
  where i."projectTask" = new.id and i.place is not null
    and (i."doneAt" is not null) <> (i.place = any(new.checked));
  return null;
end $$;
create trigger "checklistTicked" after update of checked on "projectTask"
  for each row when (old.checked <> new.checked) execute function checklist_ticked();

-- Points that were taken out of a record's list, for its history.
create index on history ("entityId") where entity = 'checklistItem' and action = 'delete';
