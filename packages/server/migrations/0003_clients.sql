create table client (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  phone text not null,
  email text not null,
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
  -- the contact persons, "Nowak Anna, …", kept by triggers below.
  "carerNames" text collate "pl-x-icu" not null default '',
  "personNames" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(
    name || ' ' || "fvName" || ' ' || nip || ' ' || city || ' ' || "personNames")) stored,
  "nameSearch" text generated always as (fold(name)) stored
);
call make_record('client', 'carerNames,personNames,nameSearch');
create index on client (name, id);
create index on client ("carerNames", id);
create index on client ("personNames", id);
create index on client (status, id);
create index on client (status, name, id);
create index on client (created, id);
create index on client (modified, id);
create index on client (nip text_pattern_ops);
create index on client using gin (search gin_trgm_ops);
create index on client using gin (short_grams(search));
create index on client using gin ("nameSearch" gin_trgm_ops);

create table "clientProjectType" (
  client integer not null references client on delete cascade,
  "projectType" integer not null references "projectType",
  primary key (client, "projectType")
);
create index on "clientProjectType" ("projectType", client);
call track_link('clientProjectType', 'client', 'client', 'projectTypes', 'projectType');

create table "clientTag" (
  client integer not null references client on delete cascade,
  tag integer not null references tag,
  primary key (client, tag)
);
create index on "clientTag" (tag, client);
call track_link('clientTag', 'client', 'client', 'tags', 'tag');

create table "clientService" (
  client integer not null references client on delete cascade,
  "user" integer not null references person,
  primary key (client, "user")
);
create index on "clientService" ("user", client);
call track_link('clientService', 'client', 'client', 'clientService', 'user');

create table "clientPerson" (
  id integer generated always as identity primary key,
  client integer not null references client on delete cascade,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  email text,
  phone text,
  position integer references position,
  description text
);
call make_record('clientPerson');
create index on "clientPerson" (client, id);
create index on "clientPerson" (position);

create table "clientAgreement" (
  id integer generated always as identity primary key,
  client integer not null references client on delete cascade,
  type integer not null references "agreementType",
  file integer not null references file,
  person integer references "clientPerson" on delete set null,
  given date,
  withdrawn date,
  wording text
);
call make_record('clientAgreement');
create index on "clientAgreement" (client, id);
create index on "clientAgreement" (type, client);
create index on "clientAgreement" (person);
create index on "clientAgreement" (file);

create function name_carers(ids integer[]) returns void language sql as $$
  update client c set "carerNames" = names.value
  from (
    select i.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', '
      order by p."lastName", p."firstName", p.id), '') as value
    from unnest(ids) as i(id)
    left join "clientService" s on s.client = i.id
    left join person p on p.id = s."user"
    group by i.id
  ) names
  where c.id = names.id and c."carerNames" <> names.value
$$;

create function name_contacts(ids integer[]) returns void language sql as $$
  update client c set "personNames" = names.value
  from (
    select i.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p.id), '')
      as value
    from unnest(ids) as i(id)
    left join "clientPerson" p on p.client = i.id
    group by i.id
  ) names
  where c.id = names.id and c."personNames" <> names.value
$$;

create function carers_changed() returns trigger language plpgsql as $$
begin
  perform name_carers(array(select distinct client from changed));
  return null;
end $$;
create trigger names_on_insert after insert on "clientService"
  referencing new table as changed for each statement execute function carers_changed();
create trigger names_on_delete after delete on "clientService"
  referencing old table as changed for each statement execute function carers_changed();

create function contacts_changed() returns trigger language plpgsql as $$
begin
  perform name_contacts(array(select distinct client from changed));
  return null;
end $$;
create trigger names_on_insert after insert on "clientPerson"
  referencing new table as changed for each statement execute function contacts_changed();
create trigger names_on_update after update on "clientPerson"
  referencing new table as changed for each statement execute function contacts_changed();
create trigger names_on_delete after delete on "clientPerson"
  referencing old table as changed for each statement execute function contacts_changed();

create function person_renamed() returns trigger language plpgsql as $$
begin
  perform name_carers(array(select client from "clientService" where "user" = new.id));
  return null;
end $$;
create trigger renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function person_renamed();
