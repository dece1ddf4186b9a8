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
  -- Derived, for order and search by an index.
  "partyName" text collate "pl-x-icu" not null default '',
  "userName" text collate "pl-x-icu" not null default '',
  "companyName" text collate "pl-x-icu" not null default '',
  "typeName" text collate "pl-x-icu" not null default '',
  search text generated always as (fold("fullName" || ' ' || description || ' ' || "partyName"
    || ' ' || "userName" || ' ' || "taskNumber" || ' ' || "sysNumber")) stored,
  check (client is null or "clientName" is null),
  check (category = 'guest' or (direction is not null and type is not null and company is not null
    and "sysYear" is not null and "sysOrder" is not null))
);
call make_record('reception', 'partyName,userName,companyName,typeName');
create unique index on reception (company, direction, "sysYear", "sysOrder");
create index on reception (category, "operationDate", id);
create index on reception (category, direction, "operationDate", id);
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
create index on reception (company, "operationDate", id);
create index on reception (client, "operationDate", id);
create index on reception (type, "operationDate", id);
create index on reception ("user", "operationDate", id);
create index on reception ("operationDate", id) where category = 'guest' and "exitDate" is null;
create index on reception using gin (search gin_trgm_ops);
create index on reception using gin (short_grams(search));

create function name_reception_parties() returns trigger language plpgsql as $$
begin
  -- A client that is deleted leaves its name in the register.
  if tg_op = 'UPDATE' and new.client is null and old.client is not null
     and new."clientName" is null then
    new."clientName" := old."partyName";
  end if;
  new."partyName" := coalesce((select name from client where id = new.client),
                              new."clientName", '');
  new."userName" := coalesce((select "lastName" || ' ' || "firstName" from person
                              where id = new."user"), '');
  new."companyName" := coalesce((select name from company where id = new.company), '');
  new."typeName" := coalesce((select name from "receptionType" where id = new.type), '');
  return new;
end $$;
create trigger parties before insert or update of client, "clientName", "user", company, type
  on reception for each row execute function name_reception_parties();

create function reception_client_renamed() returns trigger language plpgsql as $$
begin
  update reception set "partyName" = new.name where client = new.id;
  return null;
end $$;
create trigger reception_renamed after update of name on client
  for each row when (old.name <> new.name) execute function reception_client_renamed();

create function reception_user_renamed() returns trigger language plpgsql as $$
begin
  update reception set "userName" = new."lastName" || ' ' || new."firstName"
  where "user" = new.id;
  return null;
end $$;
create trigger reception_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function reception_user_renamed();

create function reception_company_renamed() returns trigger language plpgsql as $$
begin
  update reception set "companyName" = new.name where company = new.id;
  return null;
end $$;
create trigger reception_renamed after update of name on company
  for each row when (old.name <> new.name) execute function reception_company_renamed();

create function reception_type_renamed() returns trigger language plpgsql as $$
begin
  update reception set "typeName" = new.name where type = new.id;
  return null;
end $$;
create trigger reception_renamed after update of name on "receptionType"
  for each row when (old.name <> new.name) execute function reception_type_renamed();

-- The last number given in each series. Its row is locked until the transaction that took a
-- number ends, so numbers come without gaps and doubles whoever registers at the same time.
create table "receptionCounter" (
  company integer not null references company,
  direction text not null,
  year smallint not null,
  last integer not null,
  primary key (company, direction, year)
);

-- As for offers: the files stand in the record's history, for two editors at once.
create trigger "receptionFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" = 'reception')
  execute function record_link('reception', 'attachedId', 'files', 'id');
create trigger "receptionFileGone" after delete on file
  for each row when (old."attachedTo" = 'reception')
  execute function record_link('reception', 'attachedId', 'files', 'id');
