-- Profiles, substitutions that take effect, people who leave.

-- A browser's push subscription is no change of the person that others should hear of.
alter table person add "pushSettings" jsonb;
drop trigger stamp on person;
drop trigger history on person;
create trigger stamp before insert or update on person
  for each row execute function stamp('pushSettings');
create trigger history after insert or update or delete on person
  for each row execute function record_history('pushSettings,passwordHash');

-- Who has left frees the name to sign in with: the same person may come back.
drop index person_lower_idx;
create unique index person_username on person (lower(username)) where active;

-- When the two were told that it has begun; told once.
alter table replacement add announced timestamptz;
drop trigger stamp on replacement;
drop trigger history on replacement;
create trigger stamp before insert or update on replacement
  for each row execute function stamp('announced');
create trigger history after insert or update or delete on replacement
  for each row execute function record_history('announced');

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
