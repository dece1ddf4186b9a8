/*
 * Letters that come in. Each is noted once by its own name, so that none is done twice, whatever becomes of the
 * connection to the mailbox. What became a comment or an issue keeps no words here: the record has them.
 */
alter table company add column "issuesEmail" text;
create unique index company_issues_email on company (lower("issuesEmail")) where "issuesEmail" is not null; -- whose letter it is

create table "incomingLetter" (
  id integer generated always as identity primary key,
  "messageId" text not null unique,
  received timestamptz not null,
  "fromAddress" text collate "pl-x-icu" not null,
  "fromName" text collate "pl-x-icu" not null default '',
  subject text collate "pl-x-icu" not null,
  text text not null default '',
  -- letters.lists.ts
  status smallint not null check (status between 0 and 4),
  -- Why it waits, or was refused or put away.
  reason text,
  company integer references company,
  issue integer references issue on delete set null,
  -- Whether its sender was told that it was refused.
  told boolean not null default false,
  "handledBy" integer references person,
  "handledAt" timestamptz
);
call make_searchable('incomingLetter', $$fold("fromName" || ' ' || "fromAddress" || ' ' || subject)$$);
-- List of letters: its orders, in the usual filter too.
create index on "incomingLetter" (received, id);
create index on "incomingLetter" (status, received, id);
create index on "incomingLetter" ("fromAddress", id); -- also what a sender was told lately
create index on "incomingLetter" (subject, id);
create index on "incomingLetter" (company); -- deletion of a company
create index on "incomingLetter" (issue); -- deletion of an issue; what an answer belongs to

-- Contact persons by their address: who wrote.
create index on "clientPerson" (lower(email)) where email is not null;

-- How reading the mailbox goes: one row, written by whoever reads it.
create table mailbox (
  id smallint primary key default 1 check (id = 1),
  "lastRead" timestamptz,
  problem text,
  "problemAt" timestamptz
);
