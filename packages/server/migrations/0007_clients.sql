-- Clients: their carers, tags and kinds of service, contact persons with consents, and imports.

create table client (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  phone text not null,
  email text not null,
  website text collate "pl-x-icu",
  city text collate "pl-x-icu" not null,
  street text not null,
  "postalCode" text not null,
  province integer not null references province,
  "fvName" text not null,
  "fvPhone" text not null,
  "fvEmail" text not null,
  nip text not null,
  "fvCity" text not null,
  "fvStreet" text not null,
  "fvPostalCode" text not null,
  "fvProvince" integer not null references province,
  status smallint not null,
  color text,
  -- Derived, so that the list can be ordered and searched by an index: names of the carers and of
  -- the contact persons, "Nowak Anna, …", and their telephones, by keep_lists().
  "carerNames" text collate "pl-x-icu" not null default '',
  "personNames" text collate "pl-x-icu" not null default '',
  "personPhones" text not null default '',
  "nameSearch" text generated always as (fold(name)) stored
);
call make_record('client', derived => 'carerNames,personNames,personPhones,nameSearch');
call make_searchable('client', $$fold(name || ' ' || "fvName" || ' ' || nip || ' ' || city || ' '
  || "personNames") || numbers_in(phone || ', ' || "fvPhone" || ', ' || "personPhones")$$);
call vacuum_often('client');
-- List of clients: its orders.
create index on client (name, id);
create index on client ("carerNames", id);
create index on client ("personNames", id);
create index on client (status, id);
create index on client (created, id);
create index on client (modified, id);
create index on client (website, id);
create index on client (website desc nulls last, id desc);
-- List of clients: its filters.
create index on client (status, name, id);
create index on client (nip text_pattern_ops); -- also what an import finds again
create index on client using gin ("nameSearch" gin_trgm_ops);
create index on client using gin (fold(website) gin_trgm_ops);

create table "clientProjectType" (
  client integer not null references client on delete cascade,
  "projectType" integer not null references "projectType",
  primary key (client, "projectType")
);
create index on "clientProjectType" ("projectType", client); -- filter; deletion of the type
call track_link('clientProjectType', 'client', 'client', 'projectTypes', 'projectType');

create table "clientTag" (
  client integer not null references client on delete cascade,
  tag integer not null references tag,
  primary key (client, tag)
);
create index on "clientTag" (tag, client); -- filter; deletion of the tag
call track_link('clientTag', 'client', 'client', 'tags', 'tag');

create table "clientService" (
  client integer not null references client on delete cascade,
  "user" integer not null references person,
  primary key (client, "user")
);
create index on "clientService" ("user", client); -- filter; clients of a carer: profile, handover
call track_link('clientService', 'client', 'client', 'clientService', 'user');

create table "clientPerson" (
  id integer generated always as identity primary key,
  client integer not null references client on delete cascade,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  email text,
  phone text,
  position integer references position,
  description text,
  -- Made anonymous, a contact person stays as a record without data.
  anonymized timestamptz
);
call make_record('clientPerson');
call vacuum_often('clientPerson');
create index on "clientPerson" (client, id); -- contact persons of a client
create index on "clientPerson" (position); -- deletion of a position

create table "clientAgreement" (
  id integer generated always as identity primary key,
  client integer not null references client on delete cascade,
  type integer not null references "agreementType",
  -- Null once the person who gave it was made anonymous.
  file integer references file,
  person integer references "clientPerson" on delete set null,
  given date,
  withdrawn date,
  wording text
);
call make_record('clientAgreement');
create index on "clientAgreement" (client, id); -- consents of a client
create index on "clientAgreement" (type, client); -- filters by consent; deletion of the type
create index on "clientAgreement" (person); -- consents of a contact person; their deletion
create index on "clientAgreement" (file); -- deletion of a file

call keep_lists('client', 'clientService',
  $$left join "clientService" s on s.client = record.id left join person p on p.id = s."user"$$,
  array[['carerNames', $$p."lastName" || ' ' || p."firstName"$$, 'p."lastName", p."firstName", p.id']],
  person => 'user');
-- Nobody is looked up or ordered by a person who is anonymous.
call keep_lists('client', 'clientPerson',
  $$left join "clientPerson" p on p.client = record.id and p.anonymized is null$$,
  array[['personNames', $$p."lastName" || ' ' || p."firstName"$$, 'p.id'],
        ['personPhones', 'p.phone', 'p.id']]);

-- The last Warsaw day on which something was done with a client, and what it was (docs/decisions/0039): the client
-- made, a project, issue, offer or comment of theirs made or changed, a guest or parcel of theirs. Kept by
-- triggers, once a day and client, so that those who write do not wait for one another.
create table "clientContact" (
  client integer primary key references client on delete cascade,
  day date not null,
  kind text not null
    check (kind in ('client', 'project', 'issue', 'offer', 'comment', 'guest', 'parcel'))
);
create index on "clientContact" (day, client); -- those nobody has been in contact with

create function note_contacts(clients integer[], moments timestamptz[], kinds text[])
returns void language sql as $$
  insert into "clientContact" as known (client, day, kind)
  select distinct on (g.client) g.client, (g.at at time zone 'Europe/Warsaw')::date, g.kind
  from unnest(clients, moments, kinds) as g(client, at, kind)
  where g.client is not null and not exists (select from "clientContact" k
    where k.client = g.client and k.day >= (g.at at time zone 'Europe/Warsaw')::date)
  order by g.client, g.at desc
  on conflict (client) do update set day = excluded.day, kind = excluded.kind
    where known.day < excluded.day
$$;

-- Of rows with a client. Argument: the kind.
create function note_contact() returns trigger language plpgsql as $$
begin
  perform note_contacts(array_agg(client), array_agg(modified), array_agg(tg_argv[0])) from changed;
  return null;
end $$;
create procedure keep_contacts(source text, handler text default 'note_contact')
language plpgsql as $$
begin
  execute format('create trigger contact_new after insert on %I referencing new table as changed
    for each statement execute function %I(%L)', source, handler, source);
  execute format('create trigger contact_changed after update on %I referencing new table as changed
    for each statement execute function %I(%L)', source, handler, source);
end $$;

create function note_new_clients() returns trigger language plpgsql as $$
begin
  perform note_contacts(array_agg(id), array_agg(created), array_agg('client'::text)) from changed;
  return null;
end $$;
create trigger contact_new after insert on client referencing new table as changed
  for each statement execute function note_new_clients();

-- A file of clients that somebody is importing: its rows until they are in (they are personal data),
-- afterwards only who brought how many in from which file. Not a record with history: the clients
-- that come of it have theirs.
create table "clientImport" (
  id integer generated always as identity primary key,
  created timestamptz not null default now(),
  "createdBy" integer not null references person,
  "fileName" text not null,
  sheet text,
  -- [{ header, samples }]
  columns json not null,
  -- [{ number, cells }]
  content json,
  "rowCount" integer not null,
  settings json not null,
  state text not null default 'ready' check (state in ('ready', 'waiting', 'running', 'done')),
  written integer not null default 0,
  total integer not null default 0,
  imported integer not null default 0,
  skipped integer not null default 0,
  failure text,
  finished timestamptz
);
create index on "clientImport" (created) where content is not null; -- nightly: files left lying
