-- expand
-- Rosters: how long people work on which days, from a day on. Who has none has the company's, in proportion to their part
-- of a post; a company without one works Monday to Friday, eight hours. Servers of the version before know nothing of it.
create table "workingPattern" (
  id integer generated always as identity primary key,
  -- Null: the company's.
  person integer references person on delete cascade,
  "validFrom" date not null,
  -- Of each day, of one to eight weeks in turn; the first is the week of "validFrom", from its Monday.
  minutes integer[] not null,
  -- When work begins (HH:MM).
  begins text not null default '08:00' check (begins ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Work goes on on holidays by law.
  holidays boolean not null default false,
  check (cardinality(minutes) between 7 and 56 and cardinality(minutes) % 7 = 0),
  check (0 <= all (minutes) and 1440 >= all (minutes))
);
call make_record('workingPattern');
-- One roster a day and person: the one that holds on a day is the latest that has begun.
create unique index "workingPattern_from" on "workingPattern" (coalesce(person, 0), "validFrom");
create index on "workingPattern" (person); -- rosters of some people; deletion of a person
