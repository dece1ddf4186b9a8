-- "Historia zmian" on a record's page, and what is held about a contact person (ADR 0013).

/* Reading the history of a record with what hangs on it */

-- Tasks and substitutions that are gone, and the clients of a carer: only the history names them.
create index on history ((changes ->> 'project'), id)
  where entity = 'projectTask' and action = 'delete';
create index on history ((changes ->> 'user')) where entity = 'replacement' and action = 'insert';
create index on history ((changes ->> 'replacedUser'))
  where entity = 'replacement' and action = 'insert';
create index on history
  ((coalesce(changes #>> '{clientService,1}', changes #>> '{clientService,0}')), id)
  where entity = 'client' and action = 'link' and changes ? 'clientService';
-- Names of records that are gone.
create index on history (entity, "entityId") where action = 'delete';

-- A file's name is told with its coming and going: once deleted, nothing else knows it.
create function record_file() returns trigger language plpgsql as $$
declare
  gone boolean := tg_op = 'DELETE';
  named jsonb := case when gone then jsonb_build_object('id', old.id, 'name', old."fileName")
                      else jsonb_build_object('id', new.id, 'name', new."fileName") end;
begin
  insert into history (entity, "entityId", who, action, changes)
  values (case when gone then old."attachedTo" else new."attachedTo" end,
          case when gone then old."attachedId" else new."attachedId" end, actor(), 'link',
          jsonb_build_object('files', case when gone then jsonb_build_array(named, null)
                                           else jsonb_build_array(null, named) end));
  return null;
end $$;
drop trigger "offerFile" on file;
drop trigger "offerFileGone" on file;
create trigger "recordFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" in ('offer', 'issue', 'project'))
  execute function record_file();
create trigger "recordFileGone" after delete on file
  for each row when (old."attachedTo" in ('offer', 'issue', 'project'))
  execute function record_file();

/* A contact person who was made anonymous stays as a record without data */

alter table "clientPerson" add anonymized timestamptz;
-- Nobody is looked up or ordered by a person who is anonymous.
create or replace function name_contacts(ids integer[]) returns void language sql as $$
  update client c set "personNames" = names.value
  from (
    select i.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p.id), '')
      as value
    from unnest(ids) as i(id)
    left join "clientPerson" p on p.client = i.id and p.anonymized is null
    group by i.id
  ) names
  where c.id = names.id and c."personNames" <> names.value
$$;
-- Null once the person who gave it was made anonymous.
alter table "clientAgreement" alter file drop not null;

-- A text without what the patterns (regular expressions, letter case aside) find.
create function scrub(value text, patterns text[]) returns text
language plpgsql immutable as $$
declare pattern text;
begin
  foreach pattern in array patterns loop
    value := regexp_replace(value, pattern, '[dane usunięte]', 'gi');
  end loop;
  return value;
end $$;

-- The same for every text within a JSON value.
create function scrub_json(value jsonb, patterns text[]) returns jsonb
language sql immutable as $$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(scrub(value #>> '{}', patterns))
    when 'array' then (select coalesce(jsonb_agg(scrub_json(e.value, patterns) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality as e(value, place))
    when 'object' then (select coalesce(jsonb_object_agg(e.key, scrub_json(e.value, patterns)), '{}')
      from jsonb_each(value) as e)
    else value
  end
$$;

-- What the history knew of some fields of a record: that they changed stays, their values go.
create function forget_fields(changes jsonb, fields text[]) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_object_agg(e.key, case
    when not e.key = any(fields) then e.value
    when jsonb_typeof(e.value) = 'array' then '["[dane usunięte]", "[dane usunięte]"]'
    else '"[dane usunięte]"' end), '{}')
  from jsonb_each(changes) as e
$$;
