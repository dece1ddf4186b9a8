-- expand
-- A request stays with the head whom it was made to when its person moves to another department (docs/decisions/0101): the
-- department of then, for as long as the request, or the change of an absence, waits.
create table "askedDepartment" (
  entry integer primary key references "calendarEntry" on delete cascade,
  department integer not null references department on delete cascade
);
create index on "askedDepartment" (department); -- deletion of the department

create function keep_asked_department() returns trigger language plpgsql as $$
begin
  insert into "askedDepartment" (entry, department)
    select e.id, old.department from "calendarEntry" e
    where e.owner = new.id and (e.status = 0
      or exists (select from "absenceChange" c where c.entry = e.id and c.status = 0))
  on conflict do nothing;
  return null;
end $$;
create trigger asked_department after update of department on person
  for each row when (old.department is not null and old.department is distinct from new.department)
  execute function keep_asked_department();

create function drop_asked_department() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'calendarEntry' then
    delete from "askedDepartment" where entry = new.id;
  else
    delete from "askedDepartment" where entry = new.entry;
  end if;
  return null;
end $$;
create trigger asked_department after update of status on "calendarEntry"
  for each row when (old.status = 0 and new.status <> 0) execute function drop_asked_department();
create trigger asked_department after update of status on "absenceChange"
  for each row when (old.status = 0 and new.status <> 0) execute function drop_asked_department();
