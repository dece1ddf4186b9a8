-- What every table leans on: search, history, versions, and tables of the server's own.
-- Columns carry the specification's field names, hence the quotes.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

/* Search */

-- Letter case and diacritics aside: what a search compares ("lodz" finds "Łódź").
create function fold(value text) returns text
language sql immutable parallel safe strict cost 100
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Fragments of one and two letters, which trigrams cannot find, are numbers in a column beside
-- `search`. An index over an expression was worked out anew (0.2 ms) for every row that another
-- condition had left over; a stored number costs nothing, and the planner knows how often it occurs.

-- The number of a fragment's first two characters, of the first alone when there is one. Letters and
-- digits never share a number; rarer signs may, so whoever looks for one also asks strpos().
create function fragment(value text) returns smallint
language sql immutable parallel safe strict
as $$ select ((ascii(value) * 181 + ascii(substr(value, 2, 1))) % 32749)::smallint $$;

-- Numbers of all fragments of one and two characters in a folded text, each once.
-- Runs with every write, as the other functions with `force_generic_plan`: PL/pgSQL keeps one plan
-- for as long as a connection lives, while a function in SQL is planned anew for each call (1 ms).
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

-- NIPs and telephones are found however they are written: beside its words `search` has the digits
-- of the numbers in them ("600-700-800" is 600700800).
-- Numbers of at least seven digits in a text, without what stands between the digits, each after a
-- space; '' when there is none. Digits apart by a comma are two numbers.
create function numbers_in(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if value !~ '\d(\D{0,3}\d){6}' then
    return '';
  end if;
  return coalesce((
    select string_agg(' ' || numbers.run[1], '')
    from regexp_matches(
      regexp_replace(value, '(\d)[ ().+/\u00a0\u2013-]+(?=\d)', '\1', 'g'), '\d{7,}', 'g') as numbers(run)
  ), '');
end $$;

-- What a list's search looks through: words of three letters and more by trigrams of `search`,
-- shorter ones by `fragments`. A generated column cannot read another one, so both hold `words`.
create procedure make_searchable(name text, words text) language plpgsql as $$
begin
  execute format('alter table %I
    add search text generated always as (%s) stored,
    add fragments smallint[] generated always as (fragments(%s)) stored', name, words, words);
  execute format('create index on %I using gin (search gin_trgm_ops)', name);
  execute format('create index on %I using gin (fragments)', name);
end $$;

/* History of every change */

-- The person on whose behalf this transaction works, set by the server; null for the server itself.
create function actor() returns integer
language sql stable
as $$ select nullif(current_setting('app.user', true), '')::integer $$;

create table history (
  id bigint generated always as identity primary key,
  entity text not null,
  "entityId" integer not null,
  -- Version of the record after the change; null for links, which are part of the next version.
  version integer,
  at timestamptz not null default now(),
  who integer,
  action text not null,
  -- update, link: { field: [before, after] }; insert, delete: the row's fields.
  changes jsonb not null,
  -- The change of many records that this was a part of (room bulk).
  act uuid default nullif(current_setting('app.act', true), '')::uuid
);
create index on history (entity, "entityId", id); -- the history of a record; what two editors changed

-- Argument: columns that are no change (derived), or none of history's business (secrets).
create function record_history() returns trigger language plpgsql as $$
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

-- Arguments: entity, column of the record, field name, column of the linked record.
create function record_link() returns trigger language plpgsql as $$
declare
  linked jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  value jsonb := linked -> tg_argv[3];
begin
  insert into history (entity, "entityId", who, action, changes)
  values (tg_argv[0], (linked ->> tg_argv[1])::integer, actor(), 'link',
          jsonb_build_object(tg_argv[2],
            case when tg_op = 'DELETE' then jsonb_build_array(value, null)
                 else jsonb_build_array(null, value) end));
  return null;
end $$;

-- Stamps who and when, and counts versions. Argument: derived columns that are no change.
create function stamp() returns trigger language plpgsql as $$
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

-- The columns, stamps and history that every record has. Lists of columns, apart by commas:
-- `derived` are worked out of others, so neither a change of the record nor told by its history;
-- `secret` is a change that history does not tell; `quiet` is told but does not count as a change.
create procedure make_record(name text, derived text default '', secret text default '',
  quiet text default '')
language plpgsql as $$
begin
  execute format('alter table %I
    add created timestamptz not null default now(),
    add "createdBy" integer,
    add modified timestamptz not null default now(),
    add "userModified" integer,
    add version integer not null default 1', name);
  execute format('create trigger stamp before insert or update on %I
    for each row execute function stamp(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(quiet, '')));
  execute format('create trigger history after insert or update or delete on %I
    for each row execute function record_history(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(secret, '')));
end $$;

-- What comes to a record and goes from it by rows of a table of links stands in its history.
create procedure track_link(name text, entity text, owner text, field text, linked text)
language plpgsql as $$
begin
  execute format('create trigger history after insert or delete on %I
    for each row execute function record_link(%L, %L, %L, %L)', name, entity, owner, field, linked);
end $$;

/*
 * Names of what a record points at stand in columns of the record itself, so that an index has a
 * list's order and its search. They are derived: these procedures make the triggers that keep them.
 * What runs with every write is written out for its table, since such a function keeps its plan.
 */

-- The columns that make the name of a record, as lists are ordered by it: "Nowak Anna".
create function name_parts(source text) returns text[] language sql immutable as $$
  select case source when 'person' then '{lastName,firstName}' when 'file' then '{fileName}'
              else '{name}' end::text[]
$$;

-- Has `handler` run with these arguments when a record of `source` takes another name.
create procedure on_rename(source text, name text, handler text, variadic arguments text[])
language plpgsql as $$
declare
  parts text[] := name_parts(source);
begin
  execute format('create trigger %I after update of %s on %I for each row when ((%s) <> (%s))
      execute function %I(%s)', name,
    (select string_agg(format('%I', part), ', ') from unnest(parts) as part), source,
    (select string_agg(format('old.%I', part), ', ') from unnest(parts) as part),
    (select string_agg(format('new.%I', part), ', ') from unnest(parts) as part), handler,
    (select string_agg(quote_literal(argument), ', ') from unnest(arguments) as argument));
end $$;

-- Has `handler` run once a statement that adds, changes or deletes rows, which it sees as `changed`.
create procedure on_rows(source text, name text, handler text) language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as changed
    for each statement execute function %I()', name || '_on_insert', source, handler);
  execute format('create trigger %I after update on %I referencing new table as changed
    for each statement execute function %I()', name || '_on_update', source, handler);
  execute format('create trigger %I after delete on %I referencing old table as changed
    for each statement execute function %I()', name || '_on_delete', source, handler);
end $$;

-- Arguments: the record's table, the column with the name, the reference that it follows.
create function follow_name() returns trigger language plpgsql as $$
begin
  execute format('update %I set %I = $1 where %I = $2', tg_argv[0], tg_argv[1], tg_argv[2])
  using (select string_agg(to_jsonb(new) ->> part, ' ' order by place)
         from unnest(name_parts(tg_table_name)) with ordinality as parts(part, place)), new.id;
  return null;
end $$;

-- Keeps names of single records. `names`: { column, reference that it follows, the table referred to }.
create procedure keep_names(record text, names text[][]) language plpgsql as $$
declare
  kept text[];
  steps text := '';
begin
  foreach kept slice 1 in array names loop
    steps := steps || format('
    new.%I := coalesce((select %s from %I where id = new.%I), '''');', kept[1],
      (select string_agg(format('%I', part), ' || '' '' || ') from unnest(name_parts(kept[3])) as part),
      kept[3], kept[2]);
    call on_rename(kept[3], record || '_' || kept[1], 'follow_name', record, kept[1], kept[2]);
  end loop;
  execute format('create function %I() returns trigger language plpgsql as %L', record || '_names',
    format('
begin
  if tg_op = ''INSERT'' or new.version <> old.version then%s
  end if;
  return new;
end ', steps));
  -- By its name it runs after the trigger "stamp", which counts versions and says who changed what.
  execute format('create trigger stamp_names before insert or update on %I
    for each row execute function %I()', record, record || '_names');
end $$;

-- Arguments: a function that keep_lists() made, the table of its rows, their owner, their person.
create function follow_person() returns trigger language plpgsql as $$
begin
  execute format('select %I(array(select %I from %I where %I = $1))',
    tg_argv[0], tg_argv[2], tg_argv[1], tg_argv[3]) using new.id;
  return null;
end $$;

-- Keeps lists of what rows of another table tell of a record, apart by commas. `rows` joins them to
-- `record`; `lists`: { column, what a row tells, order of the rows }; `person`: the column of the rows
-- with the person whose name is told. What it makes, keep_<rows' table>(ids of records), works them out.
create procedure keep_lists(record text, source text, rows text, lists text[][], person text default null)
language plpgsql as $$
declare
  kept text[];
  columns text[] := '{}';
  told text[] := '{}';
begin
  foreach kept slice 1 in array lists loop
    columns := columns || format('%I', kept[1]);
    told := told || format($told$coalesce(string_agg(%s, ', ' order by %s), '') as %I$told$,
      kept[2], kept[3], kept[1]);
  end loop;
  execute format('create function %I(ids integer[]) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as %L', 'keep_' || source, format('
begin
  update %1$I record set (%2$s) = row(%3$s)
  from (
    select record.id, %4$s
    from unnest(ids) as record(id) %5$s
    group by record.id
  ) kept
  where record.id = kept.id and (%6$s) <> (%3$s);
end ', record, array_to_string(columns, ', '),
    (select string_agg('kept.' || name, ', ') from unnest(columns) as name),
    array_to_string(told, ', '), rows,
    (select string_agg('record.' || name, ', ') from unnest(columns) as name)));
  execute format('create function %I() returns trigger language plpgsql as %L', source || '_changed',
    format('
begin
  perform %I(array(select distinct %I from changed));
  return null;
end ', 'keep_' || source, record));
  call on_rows(source, 'keep', source || '_changed');
  if person is not null then
    call on_rename('person', 'keep_' || source, 'follow_person', 'keep_' || source, source, record, person);
  end if;
end $$;

-- Counting a list reads an index alone only where the table's pages are known to hold no changed
-- rows, which vacuuming notes. By default it comes when a fifth of a table has changed; until then
-- the count of 240,000 issues, 20,000 of them new, took twice as long.
create procedure vacuum_often(name text) language plpgsql as $$
begin
  execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', name);
end $$;

/* The server's own */

create table secret (
  name text primary key,
  value text not null
);

-- Answers of writes by the key that a form sends, so that a doubled submit is one write.
create table idempotency (
  "user" integer not null,
  key text not null,
  endpoint text not null,
  answer jsonb,
  created timestamptz not null default now(),
  primary key ("user", key)
);

-- What open pages are still to be told (docs/decisions/0006-live-news.md): of whom there is something
-- new, or which session is over (hex of its token's hash). Written by triggers with the change, taken out
-- by the server after the commit, since a NOTIFY within it makes all writers wait for one another. Not
-- logged: what a crash loses nobody waits for, because every stream of events ends with it. No index:
-- it is empty but for the last milliseconds.
create unlogged table news (
  person integer,
  ended text
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Attempts within a window, by account, address or person.
create table "rateLimit" (
  key text not null,
  "window" timestamptz not null,
  count integer not null,
  primary key (key, "window")
);
