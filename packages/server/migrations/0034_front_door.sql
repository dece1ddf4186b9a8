-- The front door: guests who are announced, what is known of a visit besides the register, screens for
-- self-service, the roll call of an evacuation (docs/decisions/0060-the-front-door.md).

-- Which open pages are told: null is the list of notifications. A server of before tells that instead.
alter table news add topic text;

-- A guest who is to come. Let in, they are a row of the register, which this one leads to.
create table "announcedGuest" (
  id integer generated always as identity primary key,
  "fullName" text collate "pl-x-icu" not null,
  -- To whom they come.
  "user" integer not null references person,
  client integer references client on delete set null,
  "clientName" text,
  expected timestamptz not null,
  people smallint not null default 1,
  car text not null default '',
  description text not null default '',
  reception integer unique references reception on delete set null,
  entered timestamptz,
  -- Derived, for order and search.
  "partyName" text collate "pl-x-icu" not null default '',
  "userName" text collate "pl-x-icu" not null default '',
  check (client is null or "clientName" is null),
  check (people between 1 and 200)
);
call make_record('announcedGuest', derived => 'partyName,userName');
call make_searchable('announcedGuest', $$fold("fullName" || ' ' || "partyName" || ' ' || "userName" || ' ' || car)$$);
create index on "announcedGuest" (expected, id); -- today's guests; what is forgotten
create index on "announcedGuest" ("user", expected, id); -- one's own guests
create index on "announcedGuest" ("createdBy", expected, id); -- those that one announced
create index on "announcedGuest" (client); -- deletion of a client
call keep_names('announcedGuest', array[['userName', 'user', 'person']]);
create trigger party before insert or update of client, "clientName" on "announcedGuest"
  for each row execute function name_reception_party();
call on_rename('client', 'announcedGuest_partyName', 'follow_name', 'announcedGuest', 'partyName', 'client');

-- A screen at the entrance where guests announce themselves: what its token opens and nothing else.
create table kiosk (
  id integer generated always as identity primary key,
  name text not null,
  "tokenHash" bytea not null unique,
  "lastSeen" timestamptz,
  revoked timestamptz
);
call make_record('kiosk', derived => 'lastSeen', secret => 'tokenHash');

-- What is known of a guest's visit besides the register's own columns.
create table "guestVisit" (
  reception integer primary key references reception on delete cascade,
  -- What the badge's QR code says: opens nothing, names the visit.
  badge text not null unique,
  people smallint not null default 1,
  car text not null default '',
  -- By which screen they came in by themselves.
  kiosk integer references kiosk,
  answer text check (answer in ('coming', 'fiveMinutes')),
  "answeredAt" timestamptz,
  "answeredBy" integer references person
);

-- A roll call of everybody in the building; one at a time.
create table evacuation (
  id integer generated always as identity primary key,
  started timestamptz not null default now(),
  "startedBy" integer references person,
  ended timestamptz,
  "endedBy" integer references person
);
create unique index evacuation_open on evacuation ((true)) where ended is null;

-- Who was seen outside, by whom.
create table "evacuationTick" (
  evacuation integer not null references evacuation on delete cascade,
  kind text not null check (kind in ('guest', 'person')),
  record integer not null,
  at timestamptz not null default now(),
  who integer references person,
  primary key (evacuation, kind, record)
);

-- The reception's open pages hear of guests: announced, come, answered, gone, found outside.
create function tell_front_door() returns trigger language plpgsql as $$
begin
  insert into news (person, topic)
  select id, 'frontDoor' from person
  where active and roles && array['ROLE_RECEPTION', 'ROLE_ADMIN'];
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $$;
create trigger tell after insert or update or delete on "announcedGuest"
  for each statement execute function tell_front_door();
create trigger tell after insert or update or delete on "guestVisit"
  for each statement execute function tell_front_door();
create trigger tell after insert or update or delete on evacuation
  for each statement execute function tell_front_door();
create trigger tell after insert or update or delete on "evacuationTick"
  for each statement execute function tell_front_door();
create trigger "tellGuest" after insert on reception
  for each row when (new.category = 'guest' and new."exitDate" is null)
  execute function tell_front_door();
create trigger "tellLeft" after update of "exitDate", "user", "fullName" on reception
  for each row when (new.category = 'guest') execute function tell_front_door();

-- Days after which guests are forgotten; null: 90.
alter table organization add "guestDays" smallint;
alter table organization add constraint "organization_guestDays_check"
  check ("guestDays" between 1 and 3650) not valid;
alter table organization validate constraint "organization_guestDays_check";
