-- expand
-- Days that the company gives off, whole or half: of its own, or owed for a holiday on a Saturday (art. 130 § 2 of the
-- Labour Code). Servers of the version before know nothing of them.
create table "companyFreeDay" (
  id integer generated always as identity primary key,
  day date not null unique,
  -- Half of everybody's working time of that day.
  half boolean not null default false,
  -- The holiday on a Saturday that it is given for; null: of the company's own.
  holiday date unique check (extract(isodow from holiday) = 6),
  -- Why it is free, where it is not for a holiday.
  name text check (length(name) <= 100),
  check (holiday is null or not half)
);
call make_record('companyFreeDay');
