-- expand
-- Time that accepted absences hold, so that no two of a person hold the same: leave and the like in one lane, what
-- gives leave back (sickness, art. 166 of the Labour Code) in another. A trigger keeps it, whichever version writes the
-- absence; what meets another one gets no row, which new servers refuse and old ones do not know of.
create extension if not exists btree_gist;

-- Such a type gives back the days of leave that it meets.
alter table "calendarType" add "interruptsLeave" boolean not null default false;

create table "absenceTime" (
  entry integer primary key references "calendarEntry" on delete cascade,
  person integer not null references person on delete cascade,
  interrupts boolean not null,
  -- Of whole days their days; of a part of a day the hours of the clock, Warsaw time.
  during tsrange not null,
  constraint "absenceTime_once"
    exclude using gist (person with =, (interrupts::int) with =, during with &&)
);

create function absence_time(entry "calendarEntry") returns tsrange language sql stable as $$
  select case when entry.hours is null
    then tsrange(entry."dateFrom"::timestamp, (entry."dateTo" + 1)::timestamp)
    else tsrange(entry."dateFrom" + entry."hoursFrom"::time,
      entry."dateFrom" + entry."hoursFrom"::time + entry.hours * interval '1 hour') end
$$;

create function keep_absence_time() returns trigger language plpgsql as $$
begin
  delete from "absenceTime" where entry = new.id;
  -- Hours without a beginning have no place on the clock; their sum is held by the product.
  if new.status = 1 and (new.hours is null or new."hoursFrom" is not null) then
    insert into "absenceTime" (entry, person, interrupts, during)
    select new.id, new.owner, t."interruptsLeave", absence_time(new)
    from "calendarType" t where t.id = new.type and t."isVacation"
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_time after insert or update on "calendarEntry"
  for each row execute function keep_absence_time();
