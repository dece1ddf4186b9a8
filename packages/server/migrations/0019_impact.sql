-- Substitutions that go with an absence: they move with it, and end with it.

alter table replacement add foreign key (absence) references "calendarEntry" on delete set null;

-- Whether an absence stands: asked for or accepted (0, 1). What was refused, withdrawn or cancelled stays as a row.
create function absence_holds(entry "calendarEntry") returns boolean language sql stable as $$
  select entry.status in (0, 1)
$$;

-- The first and the last second of Warsaw days, as a substitution has them.
create function first_moment(day date) returns timestamptz language sql stable as $$
  select day::timestamp at time zone 'Europe/Warsaw'
$$;
create function last_moment(day date) returns timestamptz language sql stable as $$
  select (day + 1)::timestamp at time zone 'Europe/Warsaw' - interval '1 second'
$$;

-- The jobs of rooms/people (people.jobs.ts): when it begins, when it is over, that it was changed. One of a kind waits
-- for a substitution, so that days which move take their notices along.
create function tell_replacement(one replacement, how text) returns void language plpgsql as $$
begin
  if how = 'dropped' then
    perform graphile_worker.remove_job('replacement-begins:' || one.id);
    perform graphile_worker.remove_job('replacement-ends:' || one.id);
  else
    perform graphile_worker.add_job('people.replacementBegins', json_build_object('id', one.id),
      run_at => one."dateFrom", job_key => 'replacement-begins:' || one.id);
    perform graphile_worker.add_job('people.replacementEnds', json_build_object('id', one.id),
      run_at => one."dateTo" + interval '1 second', job_key => 'replacement-ends:' || one.id);
  end if;
  if how <> 'ended' then
    perform graphile_worker.add_job('people.replacementChanged', json_build_object('user', one."user",
      'replacedUser', one."replacedUser", 'dateFrom', one."dateFrom", 'dateTo', one."dateTo",
      'dropped', how = 'dropped', 'by', actor()), job_key => 'replacement-changed:' || one.id);
  end if;
end $$;

-- A substitution stands in the forms of both of its people, whose versions count it.
create function touch_people(ids integer[]) returns void language sql as $$
  update person set modified = clock_timestamp()
  where id in (select p.id from person p where p.id = any(ids) order by p.id for no key update)
$$;

-- Ends what goes with an absence: what has begun now, and stays as history; what has not is dropped.
create function end_replacements(gone integer) returns void language plpgsql as $$
declare
  one replacement;
begin
  for one in select * from replacement where absence = gone and "dateTo" > now() order by id for update loop
    if one."dateFrom" > now() then
      delete from replacement where id = one.id;
      perform tell_replacement(one, 'dropped');
    else
      update replacement set "dateTo" = greatest("dateFrom", date_trunc('second', now()) - interval '1 second')
        where id = one.id returning * into one;
      perform tell_replacement(one, 'ended');
    end if;
    perform touch_people(array[one."user", one."replacedUser"]);
  end loop;
end $$;

create function absence_changed() returns trigger language plpgsql as $$
declare
  one replacement;
begin
  if new.owner <> old.owner or not absence_holds(new) then
    perform end_replacements(new.id);
    -- It is somebody else's absence now, or none: what was agreed for it does not come back by itself.
    update replacement set absence = null where absence = new.id;
    return null;
  end if;
  for one in
    update replacement r
    set "dateFrom" = first_moment(new."dateFrom"), "dateTo" = last_moment(new."dateTo"),
      announced = case when first_moment(new."dateFrom") <= now() then announced end,
      concluded = case when last_moment(new."dateTo") < now() then concluded end
    where r.absence = new.id and (r."dateFrom", r."dateTo") is distinct from
      (first_moment(new."dateFrom"), last_moment(new."dateTo"))
    returning r.*
  loop
    perform tell_replacement(one, 'moved');
    perform touch_people(array[one."user", one."replacedUser"]);
  end loop;
  return null;
end $$;
create trigger substitutions after update on "calendarEntry"
  for each row execute function absence_changed();

create function absence_gone() returns trigger language plpgsql as $$
begin
  perform end_replacements(old.id);
  return old;
end $$;
create trigger substitutions_end before delete on "calendarEntry"
  for each row execute function absence_gone();
