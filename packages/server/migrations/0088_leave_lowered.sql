-- expand
-- Types of absence that lower the holiday leave of a year (art. 155² of the Labour Code): unpaid leave and childcare leave of a
-- month or more.
alter table "calendarType" add "lowersLeave" text;
alter table "calendarType" add constraint "calendarType_lowersLeave_check"
  check ("lowersLeave" in ('unpaid', 'childcare')) not valid;
alter table "calendarType" validate constraint "calendarType_lowersLeave_check";

-- An employer of public finances, where mandate contracts and own business count as seniority four months earlier.
alter table organization add "publicFinances" boolean not null default false;
