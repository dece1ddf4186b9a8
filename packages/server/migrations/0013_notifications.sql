-- Channels of notifications, devices for push, and what tells open pages that something is new.

-- One row a device (browser) that a person let receive push messages.
create table "pushSubscription" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created timestamptz not null default now()
);
create index on "pushSubscription" (person, id);

-- What a person chose for a kind of notification; without a row the product's own choice holds.
create table "notificationChannel" (
  person integer not null references person on delete cascade,
  kind text not null,
  push boolean not null,
  mail boolean not null,
  primary key (person, kind)
);

-- Who gets one letter a day with what they have not read, and the last Warsaw day it was made up.
create table "notificationDigest" (
  person integer primary key references person on delete cascade,
  "lastDay" date
);

-- Reminders already given: each stage (3, 1, 0 working days before, -1 after) once a limit.
create table "deadlineNotice" (
  entity text not null,
  record integer not null,
  "limit" timestamptz not null,
  stage smallint not null,
  created timestamptz not null default now(),
  primary key (entity, record, "limit", stage)
);

create index on "projectTask" ("dateRealizationLimit", id)
  where status in (0, 1, 2, 31) and "user" is not null;

-- Reading by day and deleting do not walk a person's whole past.
create index on notification (created);

/*
 * Open pages learn of changes through one channel that every server process listens on:
 * { topic, people } names whose page has news, { ended } a session (hash of its token) that is over.
 */
create function tell_notified() returns trigger language plpgsql as $$
begin
  perform pg_notify('zaplecze', jsonb_build_object('topic', 'notifications', 'people', part.people)::text)
  from (
    -- A message holds at most 8000 bytes.
    select jsonb_agg("user") as people
    from (select "user", row_number() over (order by "user") / 500 as part
          from (select distinct "user" from changed) as told) as numbered
    group by part
  ) as part;
  return null;
end $$;
create trigger tell_on_insert after insert on notification
  referencing new table as changed for each statement execute function tell_notified();
create trigger tell_on_update after update on notification
  referencing new table as changed for each statement execute function tell_notified();
create trigger tell_on_delete after delete on notification
  referencing old table as changed for each statement execute function tell_notified();

create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('zaplecze', jsonb_build_object('ended', encode(old."tokenHash", 'hex'))::text);
  return null;
end $$;
create trigger tell_ended after delete on session
  for each row execute function tell_session_ended();
