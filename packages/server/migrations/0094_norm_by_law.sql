-- expand
-- Minutes of a day's work by law, of whom it is below eight hours (disability, health care, the young): a day of leave is as long
-- (art. 154² § 3 of the Labour Code). Servers of the version before write eight hours.
alter table "employmentTerm" add "dayNorm" smallint not null default 480;
alter table "employmentTerm" add constraint "employmentTerm_dayNorm"
  check ("dayNorm" between 60 and 480) not valid;
