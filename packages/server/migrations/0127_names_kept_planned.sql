-- Functions that run with every write, in PL/pgSQL and with one plan for all values: it is kept for as
-- long as a connection lives, while functions in SQL were planned anew for each call (a millisecond
-- each over tables with twenty indexes, most of what a new client or issue cost). They say the same
-- as before, so indexes over short_grams stay right.

create or replace function name_carers(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update client c set "carerNames" = names.value
  from (
    select i.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', '
      order by p."lastName", p."firstName", p.id), '') as value
    from unnest(ids) as i(id)
    left join "clientService" s on s.client = i.id
    left join person p on p.id = s."user"
    group by i.id
  ) names
  where c.id = names.id and c."carerNames" <> names.value;
end $$;

create or replace function name_contacts(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update client c set "personNames" = names.value
  from (
    select i.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p.id), '')
      as value
    from unnest(ids) as i(id)
    left join "clientPerson" p on p.client = i.id and p.anonymized is null
    group by i.id
  ) names
  where c.id = names.id and c."personNames" <> names.value;
end $$;

create or replace function name_issue_users(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update issue i set "userNames" = names.value
  from (
    select u.id, names_of_people(array(select "user" from "issueUser" where issue = u.id)) as value
    from unnest(ids) as u(id)
  ) names
  where i.id = names.id and i."userNames" <> names.value;
end $$;

create or replace function short_grams(value text) returns text[]
language plpgsql immutable strict parallel safe cost 5000
set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(array_agg(distinct gram), '{}')
    from generate_series(1, length(value)) as i,
         lateral (values (substr(value, i, 1)), (substr(value, i, 2))) as grams(gram)
  );
end $$;

-- The rule itself stands in 0005_projects.sql, unchanged.
create or replace function refresh_projects(ids integer[]) returns void language plpgsql
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
