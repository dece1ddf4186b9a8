-- The reception's registers: guests and parcels, whose numbers run without gaps.

create table reception (
  id integer generated always as identity primary key,
  category text not null check (category in ('guest', 'parcel')),
  -- Texts that order the lists are never null; '' is answered as null.
  "fullName" text collate "pl-x-icu" not null default '',
  description text collate "pl-x-icu" not null default '',
  "user" integer references person,
  client integer references client on delete set null,
  "clientName" text,
  "clientCity" text,
  "clientAddress" text,
  "clientPostal" text,
  "operationDate" timestamptz not null default now(),
  "exitDate" timestamptz,
  direction text check (direction in ('inbound', 'outbound')),
  type integer references "receptionType",
  company integer references company,
  "taskNumber" text not null default '',
  "sysNumber" text not null default '',
  -- The series' year and the place in it; "sysNumber" is made of them once.
  "sysYear" smallint,
  "sysOrder" integer,
  -- Inbound parcels: when whom it is for confirmed that they have it, and who did.
  "receivedAt" timestamptz,
  "receivedBy" integer references person,
  -- Derived, for order and search by an index.
  "partyName" text collate "pl-x-icu" not null default '',
  "userName" text collate "pl-x-icu" not null default '',
  "companyName" text collate "pl-x-icu" not null default '',
  "typeName" text collate "pl-x-icu" not null default '',
  check (client is null or "clientName" is null),
  check (category = 'guest' or (direction is not null and type is not null and company is not null
    and "sysYear" is not null and "sysOrder" is not null))
);
call make_record('reception', derived => 'partyName,userName,companyName,typeName');
call make_searchable('reception', $$fold("fullName" || ' ' || description || ' ' || "partyName" || ' '
  || "userName" || ' ' || "taskNumber" || ' ' || "sysNumber")
  || numbers_in("fullName" || ', ' || description || ', ' || "partyName" || ', ' || "taskNumber")$$);
call vacuum_often('reception');
-- A number is given once.
create unique index on reception (company, direction, "sysYear", "sysOrder");
-- Register of guests, register of parcels: their orders; what may be empty goes last both ways.
create index on reception (category, "operationDate", id);
create index on reception (category, "fullName", id);
create index on reception (category, description, id);
create index on reception (category, "userName", id);
create index on reception (category, "partyName", id);
create index on reception (category, "companyName", id);
create index on reception (category, "typeName", id);
create index on reception (category, "taskNumber", id);
create index on reception (category, "sysNumber", id);
create index on reception (category, "exitDate", id);
create index on reception (category, "exitDate" desc nulls last, id desc);
-- The registers as a whole, without their category, in their usual order: the report.
create index on reception ("operationDate", id);
-- The registers' filters, in the usual order.
create index on reception (category, direction, "operationDate", id);
create index on reception (company, "operationDate", id); -- also deletion of a company
create index on reception (client, "operationDate", id); -- also deletion of a client
create index on reception (type, "operationDate", id); -- also deletion of the type
create index on reception ("user", "operationDate", id);
create index on reception ("operationDate", id) where category = 'guest' and "exitDate" is null;

call keep_names('reception', array[['userName', 'user', 'person'], ['companyName', 'company', 'company'],
  ['typeName', 'type', 'receptionType']]);

-- A guest or a parcel of a client was contact with them on its own day; what is announced, when it was announced.
create function note_reception() returns trigger language plpgsql as $$
begin
  perform note_contacts(array_agg(client), array_agg(least("operationDate", modified)),
    array_agg(category)) from changed;
  return null;
end $$;
call keep_contacts('reception', 'note_reception');

-- The party is a client or, without one, whom the register names.
create function name_reception_party() returns trigger language plpgsql as $$
begin
  -- A client that is deleted leaves its name in the register.
  if tg_op = 'UPDATE' and new.client is null and old.client is not null
     and new."clientName" is null then
    new."clientName" := old."partyName";
  end if;
  new."partyName" := coalesce((select name from client where id = new.client),
                              new."clientName", '');
  return new;
end $$;
create trigger party before insert or update of client, "clientName" on reception
  for each row execute function name_reception_party();
call on_rename('client', 'reception_partyName', 'follow_name', 'reception', 'partyName', 'client');

-- The last number given in each series. Its row is locked until the transaction that took a
-- number ends, so numbers come without gaps and doubles whoever registers at the same time.
create table "receptionCounter" (
  company integer not null references company,
  direction text not null,
  year smallint not null,
  last integer not null,
  primary key (company, direction, year)
);

/*
 * Numbers of parcels that nobody holds any more: the parcel moved to another company, direction or
 * year, or was deleted. They are not given again (docs/decisions/0012-offers-and-reception.md), so
 * the report names each. Written where a hole arises, whoever causes it.
 */
create table "receptionHole" (
  id integer generated always as identity primary key,
  number text not null,
  company integer not null references company,
  direction text not null,
  -- When the parcel came or went: by it the report's days find the hole.
  "operationDate" timestamptz not null,
  -- The number that the parcel has instead; null: it was deleted.
  "movedTo" text,
  at timestamptz not null default now(),
  who integer references person
);
create index on "receptionHole" ("operationDate"); -- the report: holes of its days

create function note_reception_hole() returns trigger language plpgsql as $$
begin
  insert into "receptionHole" (number, company, direction, "operationDate", "movedTo", who)
  values (old."sysNumber", old.company, old.direction, old."operationDate",
          case when tg_op = 'UPDATE' then new."sysNumber" end, actor());
  return null;
end $$;
create trigger hole after update of "sysNumber" on reception
  for each row when (old.category = 'parcel' and old."sysNumber" <> new."sysNumber")
  execute function note_reception_hole();
create trigger "holeGone" after delete on reception
  for each row when (old.category = 'parcel') execute function note_reception_hole();
