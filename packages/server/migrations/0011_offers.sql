create table offer (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  client integer not null references client,
  seller integer not null references person,
  description text,
  submission date,
  status smallint not null default 0 check (status between 0 and 4),
  -- The offer that this one follows.
  previous integer references offer on delete set null,
  -- Derived from client and seller, for order and search by an index.
  "clientName" text collate "pl-x-icu" not null default '',
  "sellerName" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(name || ' ' || "clientName" || ' ' || "sellerName")) stored
);
call make_record('offer', 'clientName,sellerName');
create index on offer (name, id);
create index on offer (created, id);
create index on offer (modified, id);
create index on offer (submission, id);
create index on offer (submission desc nulls last, id desc);
create index on offer ("clientName", id);
create index on offer ("sellerName", id);
create index on offer (status, id);
create index on offer (status, created, id);
create index on offer (client, created, id);
create index on offer (seller, created, id);
create index on offer ("createdBy", created, id);
create index on offer (previous);
create index on offer using gin (search gin_trgm_ops);
create index on offer using gin (short_grams(search));

create function name_offer_parties() returns trigger language plpgsql as $$
begin
  select name into new."clientName" from client where id = new.client;
  select "lastName" || ' ' || "firstName" into new."sellerName" from person where id = new.seller;
  return new;
end $$;
create trigger parties before insert or update of client, seller on offer
  for each row execute function name_offer_parties();

create function offer_client_renamed() returns trigger language plpgsql as $$
begin
  update offer set "clientName" = new.name where client = new.id;
  return null;
end $$;
create trigger offer_renamed after update of name on client
  for each row when (old.name <> new.name) execute function offer_client_renamed();

create function offer_seller_renamed() returns trigger language plpgsql as $$
begin
  update offer set "sellerName" = new."lastName" || ' ' || new."firstName" where seller = new.id;
  return null;
end $$;
create trigger offer_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function offer_seller_renamed();

create table "offerProjectType" (
  offer integer not null references offer on delete cascade,
  "projectType" integer not null references "projectType",
  primary key (offer, "projectType")
);
create index on "offerProjectType" ("projectType", offer);
call track_link('offerProjectType', 'offer', 'offer', 'projectTypes', 'projectType');

-- The course of an offer: each change of status, and what was said; never edited.
create table "offerComment" (
  id integer generated always as identity primary key,
  offer integer not null references offer on delete cascade,
  status smallint not null,
  comment text,
  created timestamptz not null default now(),
  "createdBy" integer
);
create index on "offerComment" (offer, id);

-- Files are a field of the offer's form: their coming and going stands in the offer's history,
-- so that of two editors none takes away what the other has just added.
create trigger "offerFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" = 'offer')
  execute function record_link('offer', 'attachedId', 'files', 'id');
create trigger "offerFileGone" after delete on file
  for each row when (old."attachedTo" = 'offer')
  execute function record_link('offer', 'attachedId', 'files', 'id');

-- The accepted offer that a project was made of.
alter table project add offer integer references offer on delete set null;
create index on project (offer) where offer is not null;
