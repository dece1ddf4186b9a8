-- alone
alter table "companyFreeDay" validate constraint "companyFreeDay_holiday_check";
