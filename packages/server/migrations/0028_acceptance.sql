-- Acceptance of issues where one reads of it, and by itself (docs/decisions/0055-acceptance-where-one-reads-of-it.md).

-- How a status came about when nobody set it in the product: by the link of a letter or a push, or by itself.
alter table "issueStatus" add way text;
alter table "issueStatus" add constraint "issueStatus_way_check" check (way in ('link', 'auto')) not valid;
alter table "issueStatus" validate constraint "issueStatus_way_check";

-- Working days after which a done issue is accepted by itself; null: never.
alter table organization add "acceptAfter" smallint;
alter table organization add constraint "organization_acceptAfter_check"
  check ("acceptAfter" between 1 and 60) not valid;
alter table organization validate constraint "organization_acceptAfter_check";

-- Done issues that will be accepted by themselves. Worked out: no change of the issue, none of its history.
create table "issueAcceptance" (
  issue integer primary key references issue on delete cascade,
  -- The note of 'Zrealizowane' that is waited for; once there is a newer one this row means nothing.
  round integer not null,
  -- The working days that it was reckoned with.
  "after" smallint not null,
  day date not null,
  -- Whom this day was announced to. Nothing is accepted that its orderer was not told of.
  "toldTo" integer
);
create index on "issueAcceptance" (day, issue); -- jobs: what is announced and what is accepted
-- Done ones: what the mornings' job looks through.
create index on issue (id) where status = 9;

-- Links of letters and pushes that do one thing in somebody's name, once, without signing in. Kept hashed, and for a
-- while after their end, to tell what became of them.
create table "actionLink" (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  purpose text not null check (purpose in ('issueAcceptance')),
  record integer not null,
  -- What of the record it is for: of an issue the note of 'Zrealizowane'.
  round integer not null,
  -- Where it was sent: a later one to the same place takes its place.
  place text not null,
  created timestamptz not null default now(),
  expires timestamptz not null,
  -- When it did its work, and which; of an issue the status.
  used timestamptz,
  outcome smallint,
  -- It was made worthless with the sessions of its person.
  ended timestamptz,
  unique (person, purpose, record, round, place)
);
create index on "actionLink" (expires); -- tidying

-- What asks for a decision is read once that has been made: a handful of rows.
create index on notification ((params ->> 'id'))
  where status = 0 and kind in ('issueAcceptance', 'issueAcceptsSoon');
