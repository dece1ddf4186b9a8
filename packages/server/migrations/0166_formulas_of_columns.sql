-- expand
-- Formulas of own fields count with fields that stand in code too (docs/decisions/0162): columns of the record's own table.

-- The columns that a formula names, and what they hold: a moment counts as its day in Warsaw.
create table "customColumn" (
  field integer not null references "customFormula" on delete cascade,
  "table" text not null,
  name text not null,
  use text not null check (use in ('number', 'day', 'moment', 'flag')),
  primary key (field, name)
);
create index on "customColumn" ("table"); -- every new record, and every change of a column that a formula may name

-- The transaction that changed the formula last: who began before it may be writing by the former one still.
alter table "customFormula" add since bigint;

/*
 * Several results of one field within one transaction (its own fields are written, then its columns) are one line of the history,
 * from what there was to what there is; none where both are the same. `fields` of `records` of the table `kept`.
 */
create function join_worked_lines(kept text, records integer[], fields integer[]) returns void language sql as $$
  with line as (
    select h.id, k.key, h.changes -> k.key -> 1 as now,
      first_value(h.changes -> k.key -> 0) over (partition by h."entityId", k.key order by h.id) as was,
      row_number() over (partition by h."entityId", k.key order by h.id desc) as back,
      count(*) over (partition by h."entityId", k.key) as lines
    from history h
    join (select 'custom.' || key as key from "customField" where id = any(fields)) k on h.changes ? k.key
    where h.entity = kept and h."entityId" = any(records) and h.at = now() and h.who is not distinct from actor()
  ), gone as (
    delete from history h using line l where l.id = h.id and l.lines > 1 and (l.back > 1 or l.now = l.was)
  )
  update history h set changes = jsonb_build_object(l.key, jsonb_build_array(l.was, l.now))
  from line l where l.id = h.id and l.lines > 1 and l.back = 1 and l.now <> l.was
$$;

/*
 * As before (0160), and columns of the record are counted with. Guests and parcels stand in one table, each with formulas of
 * its own. Of guests who are forgotten nothing is worked out any more.
 */
create or replace function work_out_custom(source text, kept text, records integer[], fields integer[]) returns void
language plpgsql as $$
declare
  columns text;
begin
  execute format('select from %I where id = any($1) order by id for no key update', kept) using records;
  if kept = 'clientPerson' then
    records := array(select id from "clientPerson" where id = any(records) and restricted is null);
  elsif kept = 'reception' then
    records := array(select id from reception where id = any(records) and "fullName" <> 'Gość anonimowy');
  end if;
  select string_agg(format(case use when 'number' then '%L, r.%I' when 'flag' then '%L, r.%I::integer'
      when 'day' then '%L, r.%I - date ''1970-01-01'''
      else '%L, (r.%I at time zone ''Europe/Warsaw'')::date - date ''1970-01-01''' end, name, name), ', ')
  into columns from (select distinct name, use from "customColumn" where field = any(fields)) c;
  perform set_config('app.workingOut', 'yes', true);
  execute format($q$
    with worked as materialized (
      select r.id as record, f.id as field, f.kind, w.value
      from %2$I r
      join "customField" f on f.id = any($2) %4$s
      join "customFormula" m on m.field = f.id
      cross join lateral (select jsonb_strip_nulls(jsonb_build_object(%3$s)) as parts offset 0) b
      cross join lateral (
        select coalesce(jsonb_object_agg(v.field, coalesce(v.num, v.day - date '1970-01-01', v.flag::integer))
          filter (where num_nonnulls(v.num, v.day, v.flag) > 0), '{}') as parts
        from "customPart" p join "customField" k on k.id = p.part and not k.archived
        join %1$I v on v.field = p.part and v.record = r.id and v.n = 0
        where p.field = f.id) h
      cross join lateral (
        select coalesce(jsonb_object_agg(c.name, b.parts -> c.name) filter (where b.parts ? c.name), '{}') as parts
        from "customColumn" c where c.field = f.id) s
      cross join lateral custom_formula(m.steps, h.parts || s.parts, f.kind) w
      where r.id = any($1)
    ), gone as (
      delete from %1$I v using worked w where v.record = w.record and v.field = w.field and w.value is null
    )
    insert into %1$I as v (record, field, num, day)
    select record, field, case when kind <> 'day' then value end,
      case when kind = 'day' then date '1970-01-01' + value::integer end
    from worked where value is not null
    on conflict (record, field, n) do update set num = excluded.num, day = excluded.day
    where (v.num, v.day) is distinct from (excluded.num, excluded.day)
  $q$, source, kept, coalesce(columns, ''), case kept when 'reception' then 'and f.record = r.category' else '' end)
  using records, fields;
  perform set_config('app.workingOut', '', true);
  if columns is null then
    return;
  end if;
  if current_setting('app.workedOut', true) = 'yes' then
    perform join_worked_lines(kept, records, fields);
  end if;
  perform set_config('app.workedOut', 'yes', true);
end $$;

-- As before (0160); what has just been worked out is not worked out again.
create or replace function record_custom() returns trigger language plpgsql as $$
declare
  fields integer[];
  records integer[];
  formulas integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct field), array_agg(distinct record) into fields, records from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct field), array_agg(distinct record) into fields, records from removed;
  else
    select array_agg(distinct field), array_agg(distinct record) into fields, records
    from (select field, record from added union all select field, record from removed) w;
  end if;
  if fields is null then
    return null;
  end if;
  formulas := array(select field from "customFormula" where field = any(fields)
    union select field from "customPart" where part = any(fields));
  perform from "customField" where id = any(fields || formulas) order by id for key share;
  if tg_op = 'UPDATE' then
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], n.record, actor(), 'update', jsonb_build_object('custom.' || f.key, jsonb_build_array(
        custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long),
        custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long)))
    from added n join removed o using (record, field, n) join "customField" f on f.id = n.field
    where custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long) is distinct from
      custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long);
    delete from "customUnique" u using removed o where u.field = o.field and u.record = o.record;
    insert into "customUnique" (field, key, record)
    select n.field, custom_key(n.num, n.txt), n.record from added n join "customField" f on f.id = n.field and f."unique"
    where custom_key(n.num, n.txt) is not null;
  elsif tg_op = 'INSERT' then
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], n.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(null,
        custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long)))
    from added n join "customField" f on f.id = n.field;
    insert into "customUnique" (field, key, record)
    select n.field, custom_key(n.num, n.txt), n.record from added n join "customField" f on f.id = n.field and f."unique"
    where custom_key(n.num, n.txt) is not null;
  else
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], o.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(
        custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long), null))
    from removed o join "customField" f on f.id = o.field;
    delete from "customUnique" u using removed o where u.field = o.field and u.record = o.record;
  end if;
  if cardinality(formulas) > 0 and current_setting('app.workingOut', true) is distinct from 'yes' then
    perform work_out_custom(tg_table_name, tg_argv[0], records, formulas);
  end if;
  return null;
end $$;

-- New records: what formulas make of their columns alone. Who makes them writes own fields next, so that all descriptions of
-- the kind are held in one order.
create function work_out_new() returns trigger language plpgsql as $$
begin
  if not exists (select from "customColumn" where "table" = tg_table_name) then
    return null;
  end if;
  perform from "customField" where record in (select f.record from "customColumn" c join "customField" f on f.id = c.field
    where c."table" = tg_table_name) order by id for key share;
  perform work_out_custom(tg_argv[0], tg_table_name, array(select id from added),
    array(select distinct field from "customColumn" where "table" = tg_table_name));
  return null;
end $$;

-- A record of which a column changed that a formula may name. Descriptions of all formulas with columns are held in one order:
-- another column may be written by the same transaction.
create function work_out_changed() returns trigger language plpgsql as $$
declare
  fields integer[];
  was jsonb;
  is_now jsonb;
begin
  if not exists (select from "customColumn" where "table" = tg_table_name) then
    return null;
  end if;
  was := to_jsonb(old);
  is_now := to_jsonb(new);
  fields := array(select distinct field from "customColumn"
    where "table" = tg_table_name and was -> name is distinct from is_now -> name);
  if fields <> '{}' then
    perform from "customField" where id in (select field from "customColumn" where "table" = tg_table_name)
      order by id for key share;
    perform work_out_custom(tg_argv[0], tg_table_name, array[new.id], fields);
  end if;
  return null;
end $$;

-- Has formulas follow these columns, and no others, of the records `source`, whose own fields stand in `name`.
create procedure count_with(name text, source text, columns text[]) language plpgsql as $$
begin
  execute format('create or replace trigger worked_new after insert on %I referencing new table as added
    for each statement execute function work_out_new(%L)', source, name);
  execute format('create or replace trigger worked_changed after update on %I for each row when ((%s) is distinct from (%s))
    execute function work_out_changed(%L)', source,
    (select string_agg(format('old.%I', c), ', ') from unnest(columns) c),
    (select string_agg(format('new.%I', c), ', ') from unnest(columns) c), name);
end $$;
