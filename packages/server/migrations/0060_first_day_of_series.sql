-- expand
-- The first day of a series outlives its first project: periods that begin at the end of a month come back to it.
create function remember_first_day() returns trigger language plpgsql as $$
begin
  insert into "projectPeriod" (source, period) values (old.id, old."recurrentFrom") on conflict do nothing;
  return null;
end $$;
create trigger remember_first_day after delete on project for each row
  when (old."recurrentSource" is null and old."recurrentFrom" is not null and old.recurrent <> 0)
  execute function remember_first_day();
