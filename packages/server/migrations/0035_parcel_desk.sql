-- The parcels' desk: e-Doręczenia and their deemed delivery, the book of posted mail
-- (docs/decisions/0061-parcels-at-the-desk.md).

-- Kinds of parcel that come to an address for electronic delivery.
alter table "receptionType" add electronic boolean not null default false;
update "receptionType" set electronic = true where fold(name) in ('e-doreczenie', 'e-doreczenia');

-- What is otherwise about an e-Doręczenie than its type and date say.
create table "electronicDelivery" (
  parcel integer primary key references reception on delete cascade,
  -- The day on which it came to the address, where that is not the parcel's own day.
  arrived date,
  -- Not of a public body: nobody deems it delivered.
  counted boolean not null default true
);
-- Those that wait to be opened: the list of deadlines, the morning's reminders.
create index on reception ("operationDate", id)
  where category = 'parcel' and direction = 'inbound' and "receivedAt" is null;

-- The book of a day's posted mail: the confirmation of the post office hangs on it.
create table "postingBook" (
  id integer generated always as identity primary key,
  company integer not null references company,
  day date not null,
  created timestamptz not null default now(),
  unique (company, day)
);
