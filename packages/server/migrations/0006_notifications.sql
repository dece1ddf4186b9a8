-- Notifications, their channels, devices for push, and what tells open pages that something is new.

create table notification (
  id integer generated always as identity primary key,
  "user" integer not null references person on delete cascade,
  kind text not null,
  content text not null,
  status smallint not null default 0,
  params jsonb not null default '{}',
  created timestamptz not null default now(),
  search text generated always as (fold(regexp_replace(content, '<[^>]*>', ' ', 'g'))) stored
);
call vacuum_often('notification');
create index on notification ("user", created desc, id desc); -- a person's list: its only order
create index on notification ("user") where status = 0; -- the bell: count of what is unread

-- One row a device (browser) that a person let receive push messages.
create table "pushSubscription" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created timestamptz not null default now()
);
create index on "pushSubscription" (person, id); -- every notification: the person's devices

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

/*
 * Open pages learn of changes through one channel that every server process listens on:
 * { topic, people } names whose page has news, { ended } a session (hash of its token) that is over.
 * The server tells it from the table news, once this is committed; the message (INFO: it goes to whoever
 * writes, whatever their settings) lets it know that there is something.
 */
create function tell_notified() returns trigger language plpgsql as $$
begin
  insert into news (person) select distinct "user" from changed;
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $$;
call on_rows('notification', 'tell', 'tell_notified');
