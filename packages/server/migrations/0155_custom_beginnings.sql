-- expand
-- What a field of a new record begins with, and fields of which no two records have the same value (docs/decisions/0157).
alter table "customField"
  add initial jsonb,
  add "unique" boolean not null default false;
alter table "customOption" add initial boolean not null default false;

-- The values of unique fields as they are compared: a number of each, so that nothing personal stands here a second time.
create table "customUnique" (
  field integer not null references "customField" on delete cascade,
  key uuid not null,
  record integer not null,
  primary key (field, key)
);
create unique index on "customUnique" (field, record); -- a value that changes or goes

-- The same for values that differ in nothing but case, spaces and kinds of dashes, as people type them; null for what has been
-- erased of a person, which may stand in many records.
create function custom_key(num numeric, txt text) returns uuid
language sql immutable parallel safe as $$
  select case when txt like '%[dane usunięte]%' then null else md5(coalesce(trim_scale(num)::text,
    lower(btrim(regexp_replace(translate(normalize(txt, nfkc), '‐‑‒–—−', '------'), '\s+', ' ', 'g')))))::uuid end
$$;

-- The history as before; and the values of unique fields, whoever writes them. What describes a field waits for those who write
-- its values, and they for it: none is missed when a field becomes unique.
create or replace function record_custom() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform from "customField" where id in (select field from added) order by id for key share;
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
    perform from "customField" where id in (select field from added) order by id for key share;
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], n.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(null,
        custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long)))
    from added n join "customField" f on f.id = n.field;
    insert into "customUnique" (field, key, record)
    select n.field, custom_key(n.num, n.txt), n.record from added n join "customField" f on f.id = n.field and f."unique"
    where custom_key(n.num, n.txt) is not null;
  else
    perform from "customField" where id in (select field from removed) order by id for key share;
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], o.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(
        custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long), null))
    from removed o join "customField" f on f.id = o.field;
    delete from "customUnique" u using removed o where u.field = o.field and u.record = o.record;
  end if;
  return null;
end $$;
