-- People: profiles, substitutions, and who carries on the work of somebody who left.

create table person (
  id integer generated always as identity primary key,
  username text not null,
  "passwordHash" text,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  department integer references department,
  position integer references position,
  phone text,
  email text not null,
  "businessArea" text,
  picture integer references file,
  roles text[] not null default '{ROLE_USER}',
  active boolean not null default true,
  -- Who took over the tasks of somebody who left: work that repeats goes to them as well.
  successor integer references person,
  -- Somebody who left and was made anonymous: the record stays, so that their work stays countable.
  anonymized timestamptz,
  search text generated always as (fold("firstName" || ' ' || "lastName" || ' ' || email)
    || numbers_in(coalesce(phone, ''))) stored
);
call make_record('person', derived => 'successor', secret => 'passwordHash');
-- Who has left frees the name to sign in with, and the address: the same person may come back.
create unique index person_username on person (lower(username)) where active;
create unique index on person (lower(email)) where active;
create index on person ("lastName", "firstName", id); -- list of people, pickers: their order
create index on person (department); -- calendar: people of a department; deletion of a department
create index on person (successor) where successor is not null; -- handover: from whom one took over
create index on person using gin (search gin_trgm_ops); -- list of people, pickers: search

-- Who heads a department, and decides about the absences of its people.
alter table department add head integer references person;
create index on department (head) where head is not null; -- what a person heads and decides for

create table "personSetting" (
  person integer not null references person on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (person, key)
);

-- The person themselves while they work here, else whoever took over from them and does; or null.
create function at_work(person integer) returns integer
language sql stable
as $$
  with recursive line(id, active, successor, step) as (
    select p.id, p.active, p.successor, 0 from person p where p.id = at_work.person
    union all
    select p.id, p.active, p.successor, line.step + 1
    from line join person p on p.id = line.successor
    -- Two may have taken over from one another in turn.
    where not line.active and line.step < 50
  )
  select id from line where active order by step limit 1
$$;

-- Names of several people as lists are ordered by them: "Nowak Anna, Żak Jan".
create function names_of_people(ids integer[]) returns text language sql stable as $$
  select coalesce(string_agg("lastName" || ' ' || "firstName", ', '
    order by "lastName", "firstName", id), '')
  from person where id = any(ids)
$$;

-- Who stands in for whom; both ends of the range count.
create table replacement (
  id integer generated always as identity primary key,
  "user" integer not null references person on delete cascade,
  "replacedUser" integer not null references person on delete cascade,
  "dateFrom" timestamptz not null,
  "dateTo" timestamptz not null,
  -- When the two were told that it has begun, and that it is over; told once.
  announced timestamptz,
  concluded timestamptz,
  -- The absence that it goes with: it moves with it and ends with it (0019_impact.sql).
  absence integer,
  check ("dateFrom" <= "dateTo"),
  check ("user" <> "replacedUser")
);
call make_record('replacement', derived => 'announced,concluded,absence');
create index on replacement ("user", "dateTo"); -- whom a person replaces now: with every request
create index on replacement ("replacedUser", "dateTo"); -- who replaces a person: profile, notifications
create index on replacement (absence) where absence is not null; -- what moves with an absence

-- Whom a person stands in for just now. Chains are followed: who replaces the one that replaces
-- me does my tasks too, while both substitutions hold.
create function replaced_by(person integer) returns setof integer
language sql stable rows 5
as $$
  with recursive replaced(id) as (
    select "replacedUser" from replacement
    where "user" = replaced_by.person and now() between "dateFrom" and "dateTo"
    union
    select r."replacedUser" from replacement r join replaced on r."user" = replaced.id
    where now() between r."dateFrom" and r."dateTo"
  )
  select id from replaced where id <> replaced_by.person
$$;

-- The same from the other end, for several people at once: who stands in for whom just now.
create function substitutes_of(people integer[])
returns table (replaced integer, substitute integer)
language sql stable rows 5
as $$
  with recursive standing(replaced, substitute) as (
    select "replacedUser", "user" from replacement
    where "replacedUser" = any(people) and now() between "dateFrom" and "dateTo"
    union
    select standing.replaced, r."user" from replacement r
    join standing on r."replacedUser" = standing.substitute
    where now() between r."dateFrom" and r."dateTo"
  )
  select s.replaced, s.substitute from standing s
  join person p on p.id = s.substitute and p.active
  where s.substitute <> s.replaced
$$;
