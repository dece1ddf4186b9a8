-- Mój dzień: when a person last looked, and what tells open pages that their day has changed.

create table "dayLook" (
  person integer primary key references person on delete cascade,
  -- What became theirs after this is new to them.
  since timestamptz not null,
  -- The newest moment of looking; the next visit begins with it.
  seen timestamptz not null
);

/*
 * The topic "day" names whose day has changed; who stands in for them is told as well. Comments and
 * what is given to somebody else come with notifications, which the page hears too.
 */
create function tell_day(people integer[]) returns void language plpgsql as $$
begin
  if not exists (select from unnest(people) as told(id) where id is not null) then
    return;
  end if;
  perform pg_notify('zaplecze', jsonb_build_object('topic', 'day', 'people', part.people)::text)
  from (
    -- A message holds at most 8000 bytes.
    select jsonb_agg(id) as people
    from (select id, row_number() over (order by id) / 500 as part
          from (select id from unnest(people) as given(id) where id is not null
                union
                select substitute from substitutes_of(people)) as told) as numbered
    group by part
  ) as part;
end $$;

create function tell_day_of_tasks() returns trigger language plpgsql as $$
begin
  perform tell_day(array(select "user" from changed union select "handedBy" from changed));
  return null;
end $$;
call on_rows('projectTask', 'tell_day', 'tell_day_of_tasks');

-- Who had it before: what is handed over leaves their day.
create function tell_day_before() returns trigger language plpgsql as $$
begin
  perform tell_day(array[old."user"]);
  return null;
end $$;
create trigger tell_day_before after update of "user" on "projectTask"
  for each row when (old."user" is distinct from new."user") execute function tell_day_before();

create function tell_day_of_issues() returns trigger language plpgsql as $$
begin
  perform tell_day(array(
    select "orderedBy" from changed
    union
    select u."user" from changed c join "issueUser" u on u.issue = c.id));
  return null;
end $$;
call on_rows('issue', 'tell_day', 'tell_day_of_issues');

-- Rows whose person stands in "user".
create function tell_day_of_user() returns trigger language plpgsql as $$
begin
  perform tell_day(array(select distinct "user" from changed));
  return null;
end $$;
call on_rows('issueUser', 'tell_day', 'tell_day_of_user');
call on_rows('reception', 'tell_day', 'tell_day_of_user');

create function tell_day_of_replacements() returns trigger language plpgsql as $$
begin
  perform tell_day(array(select "user" from changed union select "replacedUser" from changed));
  return null;
end $$;
call on_rows('replacement', 'tell_day', 'tell_day_of_replacements');

-- The department sees who is away.
create function tell_day_of_absences() returns trigger language plpgsql as $$
begin
  perform tell_day(array(
    select p.id from person p where p.active and p.department in (
      select o.department from changed c join person o on o.id = c.owner)));
  return null;
end $$;
call on_rows('calendarEntry', 'tell_day', 'tell_day_of_absences');
