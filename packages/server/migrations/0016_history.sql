-- "Historia zmian" on a record's page, what is removed from it for good (ADR 0013), and who took whole
-- lists out of the product.

-- What hung on a record and is gone: only the history names its record. Contact persons and consents
-- of a client, tasks of a project, substitutions of a person.
create index on history ((changes ->> 'client'), id)
  where entity in ('clientPerson', 'clientAgreement') and action = 'delete';
create index on history ((changes ->> 'project'), id)
  where entity = 'projectTask' and action = 'delete';
create index on history ((changes ->> 'user')) where entity = 'replacement' and action = 'insert';
create index on history ((changes ->> 'replacedUser'))
  where entity = 'replacement' and action = 'insert';
-- Of a person: clients they began and ceased to look after.
create index on history
  ((coalesce(changes #>> '{clientService,1}', changes #>> '{clientService,0}')), id)
  where entity = 'client' and action = 'link' and changes ? 'clientService';
-- Names of records that are gone.
create index on history (entity, "entityId") where action = 'delete';

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

-- Who took a whole list out of the product, when, and what was asked for. Written once, never changed.
create table "listExport" (
  id integer generated always as identity primary key,
  "createdBy" integer not null references person,
  created timestamptz not null default now(),
  list text not null,
  -- Of the list's call, which says what its filters mean; '' for what is no list.
  path text not null default '',
  format text not null,
  "rowCount" integer not null,
  -- Search, filters and order as the address had them.
  query jsonb not null
);
create index on "listExport" (created, id); -- list of downloads: order, filter by days
create index on "listExport" ("createdBy"); -- list of downloads: filter by person
