-- expand
-- What a change of a task, a comment or an issue need not ask anew (docs/decisions/0166).

-- Plans of these are kept by the connection: planning over tables of thirty indexes took longer than the work, and for few records
-- the database never took a kept plan by itself.
alter function touch_projects(integer[]) set plan_cache_mode = force_generic_plan;
alter function note_contacts(integer[], timestamptz[], text[]) set plan_cache_mode = force_generic_plan;
alter function tell_day(integer[]) set plan_cache_mode = force_generic_plan;

-- A project's status and limits follow from its tasks' statuses, ends and limits: nothing else of a task is worked out anew …
create or replace function plan_changed() returns trigger language plpgsql as $$
declare
  refreshed integer[];
  touched integer[];
begin
  select
    array_agg(distinct n.project) filter (where (n.project, n.status, n."dateEndJob", n."finalDate", n."dateRealizationLimit")
      is distinct from (o.project, o.status, o."dateEndJob", o."finalDate", o."dateRealizationLimit")),
    array_agg(distinct n.project) filter (where (n."user", n."finalDate", n."dateRealizationLimit")
      is distinct from (o."user", o."finalDate", o."dateRealizationLimit"))
  into refreshed, touched
  from changed n join former o using (id);
  if refreshed is not null then
    perform refresh_projects(refreshed);
  end if;
  if touched is not null then
    perform touch_projects(touched);
  end if;
  return null;
end $$;

-- … and a change is looked at there, where what was before is known.
create or replace function tasks_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    perform refresh_projects(array(select distinct project from changed));
  end if;
  return null;
end $$;
