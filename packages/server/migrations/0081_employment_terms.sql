-- expand
-- Since when and until when people are employed, with which part of a post: leave of the first and the last year goes by it
-- (art. 155¹ of the Labour Code). Servers of the version before know nothing of it.
create table "employmentTerm" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  "firstDay" date not null,
  -- Null: without an end.
  "lastDay" date,
  "partTime" numeric(5,4) not null default 1 check ("partTime" > 0 and "partTime" <= 1),
  -- The first work ever, whose leave comes with each month (art. 153 § 1).
  "firstJob" boolean not null default false,
  -- What the employer before gave in the year of the first day, in days (art. 155¹ § 2, 155²ᵃ § 3).
  "formerUntil" date,
  "formerEntitled" numeric(5,2) check ("formerEntitled" between 0 and 366),
  "formerUsed" numeric(5,2) check ("formerUsed" between 0 and 366),
  check ("firstDay" <= "lastDay"),
  check (("formerUntil" is null) = ("formerEntitled" is null) and ("formerUntil" is null) = ("formerUsed" is null)),
  constraint "employmentTerm_once"
    exclude using gist (person with =, daterange("firstDay", "lastDay", '[]') with &&)
);
call make_record('employmentTerm');
