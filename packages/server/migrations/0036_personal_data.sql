-- Personal data as registers: requests of people, restriction and objection, wordings of consents, disclosures,
-- records of processing activities (docs/decisions/0062-requests-of-people.md, 0063-registers-of-personal-data.md).

-- Since when a contact person's data may only be kept (art. 18), and are not used for marketing (art. 21).
alter table "clientPerson" add restricted timestamptz, add objected timestamptz;

-- How a consent was given.
alter table "clientAgreement" add channel text;
alter table "clientAgreement" add constraint "clientAgreement_channel_known"
  check (channel in ('form', 'email', 'phone', 'paper', 'spoken', 'other')) not valid;
alter table "clientAgreement" validate constraint "clientAgreement_channel_known";
create index on "clientAgreement" (given, id); -- register of consents: its usual order

-- Every wording that a type of consent ever had, written by the change of the type whoever makes it.
create table "agreementWording" (
  id integer generated always as identity primary key,
  type integer not null references "agreementType" on delete cascade,
  version integer not null,
  text text not null,
  "validFrom" timestamptz not null default now(),
  unique (type, version)
);

create function note_wording() returns trigger language plpgsql as $$
begin
  insert into "agreementWording" (type, version, text)
  select new.id, coalesce(max(w.version), 0) + 1, new.description
  from "agreementWording" w where w.type = new.id;
  return null;
end $$;
create trigger wording_new after insert on "agreementType" for each row
  when (new.description <> '') execute function note_wording();
create trigger wording_changed after update of description on "agreementType" for each row
  when (new.description <> '' and new.description is distinct from old.description)
  execute function note_wording();

insert into "agreementWording" (type, version, text, "validFrom")
select id, 1, description, modified from "agreementType" where description <> '';

-- A request of a person: what they want, by when it is answered, who handles it.
create table "personalCase" (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('access', 'correction', 'restriction', 'erasure', 'objection')),
  name text collate "pl-x-icu" not null,
  email text,
  phone text,
  channel text not null check (channel in ('form', 'email', 'phone', 'paper', 'spoken', 'other')),
  description text,
  received date not null,
  -- The last day for the answer, worked out of the day of receipt and of `extended`.
  due date not null,
  extended date,
  "extensionReason" text,
  handler integer not null references person,
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  closed date,
  outcome text
);
call make_record('personalCase');
call make_searchable('personalCase', $$fold(name || ' ' || coalesce(email, '') || ' ' || coalesce(description, ''))
  || numbers_in(coalesce(phone, ''))$$);
create index on "personalCase" (status, due, id); -- list of requests: its usual order; reminders

-- What was done in it, when and by whom: the protocol. Written once, never changed.
create table "personalCaseStep" (
  id integer generated always as identity primary key,
  "case" integer not null references "personalCase" on delete cascade,
  at timestamptz not null default now(),
  by integer references person,
  text text not null
);
create index on "personalCaseStep" ("case", id); -- the protocol of a request

-- What left the company about people: written with every download that tells of them, and by hand.
create table disclosure (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  by integer references person,
  kind text not null check (kind in ('list', 'report', 'personal', 'marketing', 'letter', 'other')),
  what text collate "pl-x-icu" not null,
  recipient text collate "pl-x-icu" not null default '',
  purpose text not null default '',
  ground text not null default '',
  "rowCount" integer,
  "listExport" integer unique references "listExport"
);
call make_record('disclosure');
call make_searchable('disclosure', $$fold(what || ' ' || recipient || ' ' || purpose)$$);
create index on disclosure (at, id); -- register of disclosures: order, filter by days

-- Records of processing activities (art. 30).
create table "processingActivity" (
  id integer generated always as identity primary key,
  -- Of what the system proposes, so that it is proposed once.
  proposal text unique,
  name text collate "pl-x-icu" not null,
  purpose text not null,
  ground text not null,
  people text not null,
  data text not null,
  recipients text,
  transfers text,
  retention text not null,
  security text
);
call make_record('processingActivity');
call make_searchable('processingActivity', $$fold(name || ' ' || purpose || ' ' || people || ' ' || data)$$);
