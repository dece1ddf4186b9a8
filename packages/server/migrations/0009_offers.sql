-- Offers, and their course: each change of status, and what was said.

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
  -- Net, PLN.
  value numeric(14,2) check (value >= 0),
  -- The last day on which the client may accept it.
  "validTo" date,
  -- Only while the offer is refused (status 1).
  "refusalReason" integer references "refusalReason",
  -- When it was accepted, refused or followed by another; null while it is open. Derived by note_decision().
  decided timestamptz,
  -- Derived from client and seller, for order and search by an index.
  "clientName" text collate "pl-x-icu" not null default '',
  "sellerName" text collate "pl-x-icu" not null default ''
);
call make_record('offer', derived => 'decided,clientName,sellerName');
call make_searchable('offer', $$fold(name || ' ' || "clientName" || ' ' || "sellerName")$$);
call vacuum_often('offer');
-- List of offers: its orders; what may be empty goes last both ways.
create index on offer (name, id);
create index on offer ("clientName", id);
create index on offer ("sellerName", id);
create index on offer (created, id);
create index on offer (modified, id);
create index on offer (submission, id);
create index on offer (submission desc nulls last, id desc);
create index on offer (value, id);
create index on offer (value desc nulls last, id desc);
create index on offer (status, id);
-- List of offers: its filters, in the usual order.
create index on offer (client, created, id);
create index on offer (seller, created, id); -- also handover
create index on offer (status, created, id);
create index on offer ("createdBy", created, id);
create index on offer ("validTo") where "validTo" is not null; -- filter: validity over
-- Filter by the day since which the client has it.
create index on offer ((coalesce(submission, (created at time zone 'Europe/Warsaw')::date)), created, id);
create index on offer (previous); -- deletion of an offer
create index on offer ("refusalReason") where "refusalReason" is not null; -- deletion of the reason

-- The dashboard's figures, by the day of the decision: read from the index alone.
create index on offer (decided) include (status, value, seller, client, "refusalReason")
  where decided is not null;

-- An offer that is written as decided tells when, or was decided when it last changed.
create function note_decision() returns trigger language plpgsql as $$
begin
  new.decided := case when new.status not in (1, 2, 4) then null
                      when tg_op = 'INSERT' then coalesce(new.decided, new.modified)
                      else now() end;
  return new;
end $$;
create trigger decide_new before insert on offer
  for each row execute function note_decision();
create trigger decide_changed before update of status on offer
  for each row when (old.status <> new.status) execute function note_decision();

call keep_contacts('offer');
call keep_names('offer', array[['clientName', 'client', 'client'], ['sellerName', 'seller', 'person']]);

create table "offerProjectType" (
  offer integer not null references offer on delete cascade,
  "projectType" integer not null references "projectType",
  primary key (offer, "projectType")
);
create index on "offerProjectType" ("projectType", offer); -- filter; deletion of the type
call track_link('offerProjectType', 'offer', 'offer', 'projectTypes', 'projectType');

-- Never edited.
create table "offerComment" (
  id integer generated always as identity primary key,
  offer integer not null references offer on delete cascade,
  status smallint not null,
  comment text,
  created timestamptz not null default now(),
  "createdBy" integer
);
create index on "offerComment" (offer, id); -- the course of an offer
