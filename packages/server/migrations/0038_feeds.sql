/*
 * Private addresses that calendars of other programs read. Whoever has the address reads what its owner may see, so it
 * is kept hashed, shown once, and gone with the account.
 */
create table "calendarFeed" (
  id integer generated always as identity primary key,
  person integer not null references person on delete cascade,
  kind text not null check (kind in ('own', 'department', 'periods')),
  -- Whose absences; of periods those of one department, or all.
  department integer references department on delete cascade,
  "tokenHash" bytea not null unique,
  created timestamptz not null default now(),
  "lastUsed" timestamptz,
  check (case kind when 'own' then department is null when 'department' then department is not null else true end)
);
create index on "calendarFeed" (person); -- one's own addresses
create index on "calendarFeed" (department); -- deletion of the department

-- What a calendar was last told of each entry: what it is told anew counts up, what is gone is called off for a while.
create table "feedEvent" (
  feed integer not null references "calendarFeed" on delete cascade,
  uid text not null,
  -- Of what was told; the words themselves are not kept.
  digest text not null,
  sequence integer not null default 0,
  "dateFrom" date not null,
  "dateTo" date not null,
  modified timestamptz not null default now(),
  cancelled boolean not null default false,
  primary key (feed, uid)
);

create function drop_feeds() returns trigger language plpgsql as $$
begin
  delete from "calendarFeed" where person = new.id;
  return null;
end $$;
create trigger drop_feeds after update of active on person
  for each row when (old.active and not new.active) execute function drop_feeds();
