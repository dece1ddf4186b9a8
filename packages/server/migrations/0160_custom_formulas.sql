-- expand
-- Own fields whose value follows from others of the same record (docs/decisions/0157): what they are worked out of, and how.
alter table "customField" add formula text;

-- A formula as it is gone through; `after`, `done` and `total` while the values of all records are worked out anew: the last
-- record that has been, how many have, and of how many. `after` is null when nothing waits.
create table "customFormula" (
  field integer primary key references "customField" on delete cascade,
  steps jsonb not null,
  "after" integer,
  done integer not null default 0,
  total integer not null default 0
);

-- The fields that a formula names. One that is named stays.
create table "customPart" (
  field integer not null references "customFormula" on delete cascade,
  part integer not null references "customField",
  primary key (field, part)
);
create index on "customPart" (part); -- the formulas of a field whose values are written; its removal

/*
 * What a formula comes to. `steps` are gone through one after the other over a stack: ["num", 1.5], ["part", number of a field],
 * ["min" or "max", how many], ["round", places], ["if"], ["neg"], ["+" "-" "*" "/" "=" "<>" "<" ">" "<=" ">="]. `parts`: values by the numbers of their
 * fields; a day counts from 1970-01-01, a yes is 1. Quotients have twenty places and are compared by ten, half goes up (away
 * from zero). `why` there is no value: 'missing' a part, 'zero' as divisor, or one too 'large' for its column.
 */
create function custom_formula(steps jsonb, parts jsonb, kind text, out value numeric, out why text)
language plpgsql immutable parallel safe as $$
declare
  step jsonb;
  op text;
  n integer;
  top integer := 0;
  nums numeric[] := '{}';
  whys text[] := '{}';
  a numeric;
  b numeric;
begin
  if parts = '{}' then
    why := 'missing';
    return;
  end if;
  for step in select s from jsonb_array_elements(steps) with ordinality as w(s, place) order by place loop
    op := step ->> 0;
    if op = 'num' or op = 'part' then
      top := top + 1;
      nums[top] := case op when 'num' then step ->> 1 else parts ->> (step ->> 1) end::numeric;
      whys[top] := case when nums[top] is null then 'missing' end;
    elsif op = 'if' then
      top := top - 2;
      n := case when nums[top] is null then top when nums[top] <> 0 then top + 1 else top + 2 end;
      nums[top] := nums[n];
      whys[top] := whys[n];
    elsif op in ('min', 'max') then
      top := top - (step ->> 1)::integer + 1;
      for n in top + 1 .. top + (step ->> 1)::integer - 1 loop
        whys[top] := coalesce(whys[top], whys[n]);
        nums[top] := case when whys[top] is null
          then case op when 'min' then least(nums[top], nums[n]) else greatest(nums[top], nums[n]) end end;
      end loop;
    elsif op = 'round' then
      nums[top] := round(nums[top], (step ->> 1)::integer);
    elsif op = 'neg' then
      nums[top] := -nums[top];
    else
      top := top - 1;
      a := nums[top];
      b := nums[top + 1];
      whys[top] := coalesce(whys[top], whys[top + 1], case when op = '/' and b = 0 then 'zero' end);
      nums[top] := case
        when whys[top] is not null then null
        when op = '+' then a + b
        when op = '-' then a - b
        when op = '*' then a * b
        when op = '/' then round(round(a, 20) / b, 20)
        when op = '=' then (round(a, 10) = round(b, 10))::integer
        when op = '<>' then (round(a, 10) <> round(b, 10))::integer
        when op = '<' then (round(a, 10) < round(b, 10))::integer
        when op = '>' then (round(a, 10) > round(b, 10))::integer
        when op = '<=' then (round(a, 10) <= round(b, 10))::integer
        when op = '>=' then (round(a, 10) >= round(b, 10))::integer
      end;
    end if;
  end loop;
  value := case kind when 'day' then floor(nums[1]) when 'money' then round(nums[1], 2) else round(nums[1], 4) end;
  why := whys[1];
  -- The first and the last day that are written with four digits of a year.
  if (kind = 'day' and value not between -719162 and 2932896) or (kind <> 'day' and abs(value) >= 1e14) then
    value := null;
    why := 'large';
  end if;
end $$;

/*
 * Works these formulas out for these records and writes what differs; without a value the field is emptied. `source`: the table
 * of values, `kept` that of the records, which are held meanwhile: of two who write parts of one record the second one works it
 * out of both. Archived parts count as empty. Of contact persons whose processing is restricted values stay as they are.
 */
create function work_out_custom(source text, kept text, records integer[], fields integer[]) returns void
language plpgsql as $$
begin
  execute format('select from %I where id = any($1) order by id for no key update', kept) using records;
  if kept = 'clientPerson' then
    records := array(select id from "clientPerson" where id = any(records) and restricted is null);
  end if;
  execute format($q$
    with worked as materialized (
      select r.id as record, f.id as field, f.kind, w.value
      from unnest($1) as r(id)
      cross join "customField" f join "customFormula" m on m.field = f.id
      cross join lateral (
        select coalesce(jsonb_object_agg(v.field, coalesce(v.num, v.day - date '1970-01-01', v.flag::integer))
          filter (where num_nonnulls(v.num, v.day, v.flag) > 0), '{}') as parts
        from "customPart" p join "customField" k on k.id = p.part and not k.archived
        join %1$I v on v.field = p.part and v.record = r.id and v.n = 0
        where p.field = f.id) h
      cross join lateral custom_formula(m.steps, h.parts, f.kind) w
      where f.id = any($2)
    ), gone as (
      delete from %1$I v using worked w where v.record = w.record and v.field = w.field and w.value is null
    )
    insert into %1$I as v (record, field, num, day)
    select record, field, case when kind <> 'day' then value end,
      case when kind = 'day' then date '1970-01-01' + value::integer end
    from worked where value is not null
    on conflict (record, field, n) do update set num = excluded.num, day = excluded.day
    where (v.num, v.day) is distinct from (excluded.num, excluded.day)
  $q$, source) using records, fields;
end $$;

-- As before (0155); and whoever writes values, of parts or of what follows from them, what follows is right afterwards. The
-- descriptions of both are held in one order.
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
  if cardinality(formulas) > 0 then
    perform work_out_custom(tg_table_name, tg_argv[0], records, formulas);
  end if;
  return null;
end $$;
