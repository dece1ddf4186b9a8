-- expand
-- What counts towards ten years of seniority (art. 155, 302¹ of the Labour Code) beside the employment here.
create table "seniorityPeriod" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  -- school; employment: a contract of employment; other: a mandate contract, own business and the like.
  kind text not null check (kind in ('school', 'employment', 'other')),
  -- That a school counts for.
  years smallint check (years between 1 and 8),
  "dateFrom" date,
  "dateTo" date,
  check ((kind = 'school') = (years is not null)),
  check (kind = 'school' or ("dateFrom" is not null and "dateTo" is not null)),
  check ("dateFrom" <= "dateTo")
);
call make_record('seniorityPeriod');
create index on "seniorityPeriod" (person); -- periods of a person; deletion of a person
