-- What every table leans on. Columns carry the specification's field names, hence the quotes.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Letter case and diacritics aside: what a search compares ("lodz" finds "Łódź").
create function fold(value text) returns text
language sql immutable parallel safe strict cost 100
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Distinct fragments of one and two characters: trigrams cannot find anything that short.
-- Its cost is told as it is, so that the planner goes through the index.
create function short_grams(value text) returns text[]
language sql immutable parallel safe strict cost 5000
as $$
  select coalesce(array_agg(distinct gram), '{}')
  from generate_series(1, length(value)) as i,
       lateral (values (substr(value, i, 1)), (substr(value, i, 2))) as grams(gram)
$$;

-- The person on whose behalf this transaction works, set by the server; null for the server itself.
create function actor() returns integer
language sql stable
as $$ select nullif(current_setting('app.user', true), '')::integer $$;

/* History of every change */

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
  changes jsonb not null
);
create index on history (entity, "entityId", id);

create function record_history() returns trigger language plpgsql as $$
declare
  skip text[] := array['id','version','created','createdBy','modified','userModified','search']
    || coalesce(string_to_array(tg_argv[0], ','), '{}');
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
  skip text[] := coalesce(string_to_array(tg_argv[0], ','), '{}') || array['search'];
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

/*
 * How often a table has changed. A count of a list, once made, stays exact until the sum of its
 * tables' versions moves. Each connection counts in a row of its own, so writers never wait for
 * one another; rows of ended connections are gathered into row 0 at the server's start.
 */
create table "tableVersion" (
  "table" text not null,
  backend integer not null,
  version bigint not null,
  primary key ("table", backend)
) with (fillfactor = 50);

create function bump_table() returns trigger language plpgsql as $$
begin
  insert into "tableVersion" values (tg_table_name, pg_backend_pid(), 1)
  on conflict ("table", backend) do update set version = "tableVersion".version + 1;
  return null;
end $$;

-- The columns, stamps, history and version counting that every record has.
create procedure make_record(name text, derived text default '', secret text default '')
language plpgsql as $$
begin
  execute format('alter table %I
    add created timestamptz not null default now(),
    add "createdBy" integer,
    add modified timestamptz not null default now(),
    add "userModified" integer,
    add version integer not null default 1', name);
  execute format('create trigger stamp before insert or update on %I
    for each row execute function stamp(%L)', name, derived);
  execute format('create trigger history after insert or update or delete on %I
    for each row execute function record_history(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(secret, '')));
  call count_changes(name);
end $$;

create procedure count_changes(name text) language plpgsql as $$
begin
  execute format('create trigger bump after insert or update or delete on %I
    for each statement execute function bump_table()', name);
end $$;

create procedure track_link(name text, entity text, owner text, field text, linked text)
language plpgsql as $$
begin
  execute format('create trigger history after insert or delete on %I
    for each row execute function record_link(%L, %L, %L, %L)', name, entity, owner, field, linked);
  call count_changes(name);
end $$;

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

-- Attempts within a window, by account, address or person.
create table "rateLimit" (
  key text not null,
  "window" timestamptz not null,
  count integer not null,
  primary key (key, "window")
);
