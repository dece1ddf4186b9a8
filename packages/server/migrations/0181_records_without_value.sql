-- expand
-- Which records have no value of an own field, as somebody has looked (docs/decisions/0169): of a block of 1,024 numbers
-- (number >> 10) those that have none, so that nobody goes through a million records to find a few. It may name too many, never too
-- few: whoever takes a value away or makes a record says that the block is to be looked at again, and until then it is asked
-- record by record.
create table "customMissing" (
  -- The table of the records.
  source text not null,
  -- No foreign key: where one description takes another's place (`switch_custom`), what refers to it follows, and this is of the values.
  field integer not null,
  block integer not null,
  -- By their places in the block; null where nearly all have none.
  missing smallint[],
  looked timestamptz not null default now(),
  primary key (field, block)
);
create index on "customMissing" (source, block); -- a new record

-- Blocks that are to be looked at again: rows that come and wait for nobody.
create table "customMissingStale" (
  id bigint generated always as identity primary key,
  field integer not null,
  block integer not null
);
create index on "customMissingStale" (field, block); -- what is asked about a field; the next look

-- Who looks holds a block alone, who writes holds it with others: either sees what the other has done. A transaction that sees
-- only what was there when it began (`repeatable read`) may not know of a look, so it says of every block that it is stale.

-- After a statement that takes values away; argument: the table of the records.
create function stale_missing_values() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), block)
  from (select distinct record >> 10 as block from removed) r;
  insert into "customMissingStale" (field, block)
  select r.field, r.block from (select distinct field, record >> 10 as block from removed) r
  where current_setting('transaction_isolation') <> 'read committed'
    or exists (select from "customMissing" m where m.field = r.field and m.block = r.block);
  return null;
end $$;

-- After a value that is another record's, or no more.
create function stale_missing_value() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), old.record >> 10);
  insert into "customMissingStale" (field, block)
  select old.field, old.record >> 10
  where current_setting('transaction_isolation') <> 'read committed'
    or exists (select from "customMissing" m where m.field = old.field and m.block = old.record >> 10);
  return null;
end $$;

-- After a statement that makes records; argument: their table.
create function stale_missing_records() returns trigger language plpgsql as $$
declare
  blocks integer[] := (select array_agg(distinct id >> 10) from added);
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), block) from unnest(blocks) block;
  insert into "customMissingStale" (field, block)
  select m.field, m.block from "customMissing" m where m.source = tg_argv[0] and m.block = any(blocks)
  union all
  select f.id, block from "customField" f cross join unnest(blocks) block
  where current_setting('transaction_isolation') <> 'read committed';
  return null;
end $$;

create procedure watch_missing_values(name text, source text) language plpgsql as $$
begin
  execute format('create trigger missing_delete after delete on %I referencing old table as removed
    for each statement execute function stale_missing_values(%L)', name, source);
  execute format('create trigger missing_update after update on %I for each row when (new.record <> old.record
    or new.field <> old.field or num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client,
    new.txt, new.long) = 0) execute function stale_missing_value(%L)', name, source);
end $$;

create procedure watch_missing_records(source text) language plpgsql as $$
begin
  execute format('create trigger missing_insert after insert on %I referencing new table as added
    for each statement execute function stale_missing_records(%L)', source, source);
end $$;
