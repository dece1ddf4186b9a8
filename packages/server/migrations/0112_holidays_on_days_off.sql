-- expand
-- A day is given for a holiday on any day off by the company's roster but Sunday (art. 130 § 2), not on Saturdays alone.
alter table "companyFreeDay" drop constraint "companyFreeDay_holiday_check",
  add constraint "companyFreeDay_holiday_check" check (extract(isodow from holiday) <> 7) not valid;
