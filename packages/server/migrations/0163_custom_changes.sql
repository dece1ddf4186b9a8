-- expand
-- Changes of an own field that records have (docs/decisions/0157): another kind, a choice that is taken out. What there was is
-- kept for thirty days, so that it can be brought back.

-- A description that stands for nothing yet, or no more: its values are those of the field that it is held for, of another kind.
alter table "customField" add "heldFor" integer references "customField" on delete cascade;

-- Taken out of its list: shown and offered nowhere, kept as long as it may be brought back.
alter table "customOption" add removed timestamptz;

create table "customChange" (
  id integer generated always as identity primary key,
  what text not null check (what in ('kind', 'option')),
  -- The field as people know it: it follows where another description takes its place.
  field integer not null references "customField" on delete cascade,
  "from" text,
  "to" text,
  -- Of a kind: the description that comes; afterwards the one that is kept.
  other integer references "customField" on delete set null,
  option integer references "customOption" on delete cascade,
  successor integer,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone', 'failed', 'over')),
  -- The last record that has been gone through, how many, of how many, and those that had no value of the new kind.
  at integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  lost integer not null default 0,
  -- Whose values are noted when somebody writes them, see "customTouched".
  watched integer,
  -- What the field was, and the last line of the history that tells of it so.
  was jsonb,
  line bigint,
  failure text,
  until timestamptz,
  created timestamptz not null default now(),
  "createdBy" integer default actor()
);
create index on "customChange" (field); -- changes of a field; its removal
create index on "customChange" (option) where option is not null; -- its removal
create index on "customChange" (other) where other is not null; -- its removal
create index on "customChange" (watched) where watched is not null; -- every write of a value
create unique index "customChange_one" on "customChange" (field) where what = 'kind' and state in ('running', 'undoing'); -- of two who begin one the second is refused

-- Records of which somebody wrote a value that a change watches. `done`: the change has gone through it since.
create table "customTouched" (
  change integer not null references "customChange" on delete cascade,
  record integer not null,
  done boolean not null default false,
  primary key (change, record)
);

-- Records that a choice was taken from; `gave`: its successor was put there instead.
create table "customTaken" (
  change integer not null references "customChange" on delete cascade,
  record integer not null,
  gave boolean not null,
  primary key (change, record)
);

-- Whether a change writes that is told once, and not of each record.
create function is_quiet_change() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.quietChange', true), '') = 'on'
$$;

-- Notes the records whose values are written while a change watches them, and lets nobody write into a kind that has just been
-- left: whoever read the description before tries again.
create function note_custom_touch() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and coalesce(current_setting('app.keptValues', true), '') <> 'on' and not is_quiet_change()
    and exists (select from written w join "customField" f on f.id = w.field and f."heldFor" is not null) then
    raise exception 'This field has just become another kind' using errcode = '40001';
  end if;
  insert into "customTouched" (change, record)
  select distinct c.id, w.record from written w join "customChange" c on c.watched = w.field
  where c.id::text is distinct from current_setting('app.customChange', true)
  on conflict (change, record) do update set done = false;
  return null;
end $$;

-- What tables of values have besides `make_custom`: no history of what is told once, and notes of what is written meanwhile.
create procedure watch_custom(name text, source text) language plpgsql as $$
begin
  execute format('create or replace trigger history_insert after insert on %I referencing new table as added
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create or replace trigger history_update after update on %I
    referencing old table as removed new table as added
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create or replace trigger history_delete after delete on %I referencing old table as removed
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create trigger touch_insert after insert on %I referencing new table as written
    for each statement execute function note_custom_touch()', name);
  execute format('create trigger touch_update after update on %I referencing new table as written
    for each statement execute function note_custom_touch()', name);
  execute format('create trigger touch_delete after delete on %I referencing old table as written
    for each statement execute function note_custom_touch()', name);
end $$;

-- One description takes the place of another, of another kind: its name, its settings and all that names the field go with it.
-- What people know of it is told in one line of its history.
create procedure switch_custom(before integer, after integer) language plpgsql as $$
declare
  was "customField";
  now_is "customField";
  place record;
begin
  perform set_config('app.quietChange', 'on', true);
  select * into strict was from "customField" where id = before;
  select * into strict now_is from "customField" where id = after;
  for place in select c.conrelid::regclass as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"customField"'::regclass
      -- Values and options are of the description that they were written for.
      and not exists (select from pg_attribute v where v.attrelid = c.conrelid and v.attname = 'record' and a.attname = 'field')
      and c.conrelid <> '"customOption"'::regclass and a.attname <> 'other'
  loop
    execute format('update %s set %I = $1 where %I = $2', place."table", place."column", place."column") using after, before;
  end loop;
  -- The same list, of one or of several.
  if was.kind in ('choice', 'choices') and now_is.kind in ('choice', 'choices') then
    update "customOption" set field = after where field = before;
    update history set changes = jsonb_set(changes, '{field}', to_jsonb(after))
    where entity = 'customOption' and action in ('insert', 'delete') and changes ->> 'field' = before::text;
  end if;
  -- All that is not of the kind itself.
  execute (select format('update "customField" n set %s from "customField" o where o.id = $1 and n.id = $2',
      string_agg(format('%1$I = o.%1$I', attname), ', '))
    from pg_attribute where attrelid = '"customField"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (array['id', 'key', 'kind', 'unit', 'initial', 'unique', 'personal', 'heldFor', 'created', 'createdBy',
        'modified', 'userModified', 'version']))
    using before, after;
  update "customField" set key = was.key || ' ' || gen_random_uuid(), archived = true, "heldFor" = after where id = before;
  update "customField" set key = was.key, personal = was.personal or now_is.personal, "heldFor" = null,
    version = greatest(version, was.version) + 1
  where id = after returning * into now_is;
  update history set "entityId" = after where entity = 'customField' and "entityId" = before;
  insert into history (entity, "entityId", version, who, action, changes)
  select 'customField', after, now_is.version, actor(), 'update', jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
  from jsonb_each(to_jsonb(now_is)) n join jsonb_each(to_jsonb(was)) o using (key)
  where n.key in ('kind', 'unit', 'initial', 'unique', 'personal') and n.value is distinct from o.value;
end $$;

create or replace trigger history after insert or delete or update on "customField"
  for each row when (not is_quiet_change()) execute function record_history('');
create or replace trigger history after insert or delete or update on "customOption"
  for each row when (not is_quiet_change()) execute function record_history('');

do $$
declare
  made record;
begin
  for made in select t.relname as name, s.relname as source from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attname = 'record'
    join pg_class s on s.oid = c.confrelid
    where c.contype = 'f' and exists (select from pg_constraint f where f.conrelid = c.conrelid
      and f.confrelid = '"customField"'::regclass)
  loop
    call watch_custom(made.name, made.source);
  end loop;
end $$;
