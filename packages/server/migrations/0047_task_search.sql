-- expand
-- Tasks have few names and many of each, so the index of trigrams gives a large part of the table for words that stand in
-- many: "Czynność nr 23" took 670 ms of a million tasks. It is now asked only of what hardly any of the newest 800 has.
-- What more have is found among these, by its beginning, or on the way back through the asker's own tasks.
create or replace function find_task(people integer[], own boolean, typed text, parts text[], number text, other text)
returns table (id integer, fits integer, mine boolean, at timestamptz)
language plpgsql stable rows 8
set plan_cache_mode = force_generic_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
declare
  -- What the index of trigrams can look for, the longest first.
  keys text[] := array(select part from unnest(parts) with ordinality as each(part, place)
    where length(part) > 4 order by place);
begin
  return query
  with newest as materialized (
    -- Where only the asker's are told of, these tell how usual the words are.
    select n.id from (
      select t.id, t.search from "projectTask" t order by t.id desc limit 800) n
    where n.search like all (parts) limit 8
  ), rarely as materialized (
    select cardinality(keys) > 0 and (select count(*) from newest) < 3 and (
      select count(*) from (select t.search from "projectTask" t order by t.id desc limit 100) n
      where n.search like all (keys)) < 3 as so
  ), begun as materialized (
    select t.id from "projectTask" t
    where not own and left(t.search, 24) collate "C" >= left(typed, 24) collate "C"
      and left(t.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
      and starts_with(t.search, typed)
    order by left(t.search, 24) collate "C" limit 16
  ), of_people as materialized (
    select o.id from unnest(people) as p(id) cross join lateral (
      select t.id, t.search from "projectTask" t where t."user" = p.id order by t.created desc, t.id desc limit 1000) o
    where own and o.search like all (parts) limit 60
  ), older as materialized (
    select o.id from unnest(people) as p(id) cross join lateral (
      select t.id, t.search from "projectTask" t where t."user" = p.id
      order by t.created desc, t.id desc offset 1000 limit 4000) o
    where own and not (select so from rarely) and (select count(*) from of_people) < 8
      and o.search like all (parts) limit 8
  ), of_clients as materialized (
    select t.id from "projectTask" t join project p on p.id = t.project
    where t."user" = any (people) and t.status in (0, 1, 2, 31) and t.search || ' ' || p.search like all (parts)
    limit 60
  ), rare as materialized (
    -- Words that stand in many names are rare together; one that is given twice costs the index nothing.
    select t.id from "projectTask" t
    where (select so from rarely) and t.search like keys[1] and t.search like coalesce(keys[2], keys[1])
      and t.search like coalesce(keys[3], keys[1]) and t.search like all (parts)
      and (not own or t."user" = any (people)) limit 500
  ), every as (
    select c.id, bool_or(c.mine) as mine from (
      select n.id, false as mine from newest n where not own
      union all select b.id, false from begun b
      union all select o.id, true from of_people o
      union all select o.id, true from older o
      union all select o.id, true from of_clients o
      union all select r.id, false from rare r
    ) c group by c.id
  )
  select t.id, fit(t.search, length(t.name), typed, number, parts) as fits, e.mine, t.created
  from every e join "projectTask" t on t.id = e.id
  order by fits, t.status in (0, 1, 2, 31) desc, e.mine desc, t.created desc, t.id desc limit 8;
end $$;
