/*
 * Somebody's day, the load of people and what waits while one is away ask for the few issues of a person that are
 * still to be done; those they ever did are many hundreds. So the link says whether its issue is open: statuses 1 and 2.
 */
alter table "issueUser" add column open boolean not null default true;
update "issueUser" l set open = false from issue i where i.id = l.issue and i.status not in (1, 2);

-- Whoever changes the status at the same moment is waited for: the link would say what was before.
create function link_open() returns trigger language plpgsql as $$
begin
  select i.status in (1, 2) into new.open from issue i where i.id = new.issue for no key update;
  return new;
end $$;
create trigger link_open before insert on "issueUser"
  for each row execute function link_open();

create function keep_open() returns trigger language plpgsql as $$
begin
  update "issueUser" set open = new.status in (1, 2) where issue = new.id;
  return null;
end $$;
create trigger keep_open after update of status on issue
  for each row when ((old.status in (1, 2)) is distinct from (new.status in (1, 2)))
  execute function keep_open();

create index on "issueUser" ("user", issue) where open; -- GET /day, GET /radar, load, timelines, impact of absences

-- GET /day: comments that wait for somebody's eyes; among hundreds of unread notices they are few.
create index on notification ("user") where status = 0 and kind in ('taskComment', 'issueComment');
