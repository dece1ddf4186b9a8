-- Fragments of one and two letters, which trigrams cannot find, as a column of numbers beside
-- `search` instead of an index over an expression. The expression was worked out anew (0.2 ms) for
-- every row that another condition had left over: "z" among one person's clients took 2.3 s. Reading
-- a stored number costs nothing, and the planner knows how often each one occurs.

-- The number of a fragment's first two characters, of the first alone when there is one. Letters and
-- digits never share a number; rarer signs may, so whoever looks for one also asks strpos().
create function fragment(value text) returns smallint
language sql immutable parallel safe strict
as $$ select ((ascii(value) * 181 + ascii(substr(value, 2, 1))) % 32749)::smallint $$;

-- Numbers of all fragments of one and two characters in a folded text, each once.
create function fragments(value text) returns smallint[]
language plpgsql immutable strict parallel safe
set plan_cache_mode = force_generic_plan as $$
declare
  signs text[] := string_to_array(value, null);
begin
  return array(
    select distinct ((ascii(sign) * 181 + ascii(following)) % 32749)::smallint
    from (
      select sign, '' as following from unnest(signs) as alone(sign)
      union all
      select sign, following from unnest(signs, signs[2:]) as pairs(sign, following)
      where following is not null
    ) fragments
  );
end $$;

create or replace function record_history() returns trigger language plpgsql as $$
declare
  skip text[] := array['id','version','created','createdBy','modified','userModified','search',
    'fragments'] || coalesce(string_to_array(tg_argv[0], ','), '{}');
  diff jsonb;
begin
  if tg_op = 'INSERT' then
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, new.id, new.version, actor(), 'insert',
            jsonb_strip_nulls(to_jsonb(new) - skip));
  elsif tg_op = 'DELETE' then
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, old.id, old.version, actor(), 'delete',
            jsonb_strip_nulls(to_jsonb(old) - skip));
  elsif new.version <> old.version then
    select coalesce(jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value)), '{}') into diff
    from jsonb_each(to_jsonb(new) - skip) n
    join jsonb_each(to_jsonb(old) - skip) o using (key)
    where n.value is distinct from o.value;
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, new.id, new.version, actor(), 'update', diff);
  end if;
  return null;
end $$;

create or replace function stamp() returns trigger language plpgsql as $$
declare
  skip text[] := coalesce(string_to_array(tg_argv[0], ','), '{}') || array['search', 'fragments'];
begin
  if tg_op = 'INSERT' then
    new."createdBy" := coalesce(new."createdBy", actor());
    new."userModified" := coalesce(new."userModified", actor());
    return new;
  end if;
  if (to_jsonb(new) - skip) = (to_jsonb(old) - skip) then
    return new;
  end if;
  new.version := old.version + 1;
  new.modified := now();
  new."userModified" := coalesce(actor(), new."userModified");
  return new;
end $$;

-- A generated column cannot read another one, so it repeats the expression of `search`.
do $$
declare
  list text;
begin
  foreach list in array
    array['client', 'project', 'issue', 'offer', 'reception', 'document', 'knowledgeBase']
  loop
    execute format('drop index %I', list || '_short_grams_idx');
    execute (
      select format('alter table %I add fragments smallint[]
        generated always as (fragments(%s)) stored', list, pg_get_expr(d.adbin, d.adrelid))
      from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = format('%I', list)::regclass and a.attname = 'search'
    );
    execute format('create index on %I using gin (fragments)', list);
  end loop;
end $$;

drop function short_grams(text);

-- The registers as a whole, without their category, in their usual order.
create index on reception ("operationDate", id);
