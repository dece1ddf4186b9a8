/*
 * Numbers of parcels that nobody holds any more: the parcel moved to another company, direction or
 * year, or was deleted. They are not given again (docs/decisions/0012-offers-and-reception.md), so
 * the report names each. Written where a hole arises, whoever causes it.
 */
create table "receptionHole" (
  id integer generated always as identity primary key,
  number text not null,
  company integer not null references company,
  direction text not null,
  -- When the parcel came or went: by it the report's days find the hole.
  "operationDate" timestamptz not null,
  -- The number that the parcel has instead; null: it was deleted.
  "movedTo" text,
  at timestamptz not null default now(),
  who integer references person
);
create index on "receptionHole" ("operationDate");

create function note_reception_hole() returns trigger language plpgsql as $$
begin
  insert into "receptionHole" (number, company, direction, "operationDate", "movedTo", who)
  values (old."sysNumber", old.company, old.direction, old."operationDate",
          case when tg_op = 'UPDATE' then new."sysNumber" end, actor());
  return null;
end $$;
create trigger hole after update of "sysNumber" on reception
  for each row when (old.category = 'parcel' and old."sysNumber" <> new."sysNumber")
  execute function note_reception_hole();
create trigger "holeGone" after delete on reception
  for each row when (old.category = 'parcel') execute function note_reception_hole();
