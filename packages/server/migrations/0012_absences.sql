-- Absences and other entries of the calendar, by whole days.

create table "calendarEntry" (
  id integer generated always as identity primary key,
  -- The absent person.
  owner integer not null references person,
  type integer not null references "calendarType",
  -- Both ends count.
  "dateFrom" date not null,
  "dateTo" date not null,
  check ("dateFrom" <= "dateTo")
);
call make_record('calendarEntry');
-- Everybody's entries of a month, out of years of them.
create index on "calendarEntry" using gist (daterange("dateFrom", "dateTo", '[]'));
create index on "calendarEntry" (owner, "dateTo"); -- whether somebody is away: their entries
create index on "calendarEntry" (type); -- deletion of the type
