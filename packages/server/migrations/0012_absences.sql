-- Absences and other entries of the calendar, by whole days, and what of them people are entitled to.

create table "calendarEntry" (
  id integer generated always as identity primary key,
  -- The absent person.
  owner integer not null references person,
  type integer not null references "calendarType",
  -- Both ends count.
  "dateFrom" date not null,
  "dateTo" date not null,
  -- absences.lists.ts; the first ones are in the calendars, only what is accepted counts as away.
  status smallint not null default 1 check (status between 0 and 4),
  -- Of a part of one day: how many hours, and from when if that is known (HH:MM).
  hours numeric(4,2) check (hours > 0 and hours <= 24),
  "hoursFrom" text check ("hoursFrom" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Why it was refused or cancelled.
  reason text,
  "decidedBy" integer references person,
  "decidedAt" timestamptz,
  check ("dateFrom" <= "dateTo"),
  check (hours is null or "dateFrom" = "dateTo")
);
call make_record('calendarEntry', derived => 'decidedBy,decidedAt');
-- Everybody's entries of a month, out of years of them.
create index on "calendarEntry" using gist (daterange("dateFrom", "dateTo", '[]'));
create index on "calendarEntry" (owner, "dateTo"); -- whether somebody is away: their entries
create index on "calendarEntry" (type); -- deletion of the type
create index on "calendarEntry" (created, id) where status <> 1 or "decidedAt" is not null; -- list of requests
create index on "calendarEntry" (owner) where status = 0; -- what waits for a decision: Mój dzień

-- How somebody is employed from a year on; without a row full time and 26 days.
create table employment (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  year smallint not null,
  "partTime" numeric(5,4) not null default 1 check ("partTime" > 0 and "partTime" <= 1),
  "vacationDays" smallint not null default 26 check ("vacationDays" between 0 and 60),
  unique (person, year)
);
call make_record('employment');

-- What somebody may take of a type in a year, in days, where it is not what the rules make of it (null).
-- That there is a row says that the year was kept here, so that what is left of it is carried over.
create table "absenceBalance" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  type integer not null references "calendarType" on delete cascade,
  year smallint not null,
  entitled numeric(6,3) check (entitled >= 0),
  carried numeric(6,3) check (carried >= 0),
  unique (person, type, year)
);
call make_record('absenceBalance');
create index on "absenceBalance" (type); -- deletion of the type
