-- batch: calendarEntry by id, 1000 rows
insert into "absenceTime" (entry, person, interrupts, during)
select e.id, e.owner, t."interruptsLeave", absence_time(e)
from "calendarEntry" e join "calendarType" t on t.id = e.type
where e.id > $1 and e.id <= $2 and e.status = 1 and t."isVacation"
  and (e.hours is null or e."hoursFrom" is not null)
order by e.id
on conflict do nothing
