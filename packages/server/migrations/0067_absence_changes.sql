-- expand
-- What somebody asks for instead of an absence that was accepted. The absence stands as it is until the change is decided
-- about, so servers of the version before need to know nothing of it.
create table "absenceChange" (
  id integer generated always as identity primary key,
  entry integer not null references "calendarEntry" on delete cascade,
  -- The absence shall be cancelled; it has no days then.
  cancels boolean not null default false,
  type integer references "calendarType",
  "dateFrom" date,
  "dateTo" date,
  hours numeric(4,2),
  "hoursFrom" text,
  -- 0 requested, 1 accepted, 2 refused, 3 withdrawn.
  status smallint not null default 0 check (status between 0 and 3),
  -- Why it is asked for; why it was refused or withdrawn.
  note text,
  reason text,
  "decidedBy" integer references person,
  "decidedAt" timestamptz,
  check (cancels = (type is null) and cancels = ("dateFrom" is null) and cancels = ("dateTo" is null)),
  check ("dateFrom" <= "dateTo" and (hours is null or "dateFrom" = "dateTo"))
);
call make_record('absenceChange');
-- One open request an absence; looked up with each absence shown.
create unique index "absenceChange_open" on "absenceChange" (entry) where status = 0;
create index on "absenceChange" (entry, id); -- changes of an absence; deletion of an absence
create index on "absenceChange" (type); -- deletion of a type
create index on "absenceChange" ("decidedBy"); -- deletion of a person

-- Mój dzień of who decides holds them, as it holds requests.
create function tell_day_of_absence_changes() returns trigger language plpgsql as $$
begin
  perform tell_day(array(
    select p.id from person p where p.active and p.department in (
      select o.department from changed c
      join "calendarEntry" e on e.id = c.entry join person o on o.id = e.owner)));
  return null;
end $$;
create trigger tell_day_on_insert after insert on "absenceChange"
  referencing new table as changed for each statement execute function tell_day_of_absence_changes();
create trigger tell_day_on_update after update on "absenceChange"
  referencing new table as changed for each statement execute function tell_day_of_absence_changes();
