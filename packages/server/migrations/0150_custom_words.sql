-- expand
-- What searches and filters look through of a value: its words, folded, and the numbers in it by their digits alone.
create function custom_words(txt text, long text) returns text
language sql immutable parallel safe as $$
  select public.fold(coalesce(txt, long)) || public.numbers_in(coalesce(txt, long))
$$;

-- The values of one table of records: a row a value, in the column of its kind. `n` tells the values of a field apart where
-- there may be several: the option's number.
create or replace procedure make_custom(name text, source text) language plpgsql as $$
begin
  execute format('create table %I (
    -- By which what is written about a person is found and taken out.
    id integer generated always as identity,
    record integer not null references %I on delete cascade,
    field integer not null references "customField",
    n integer not null default 0,
    num numeric(18, 4),
    day date,
    moment timestamptz,
    flag boolean,
    opt integer references "customOption",
    person integer references person,
    client integer references client on delete cascade,
    txt text,
    long text,
    primary key (record, field, n)
  )', name, source);
  -- Lists order and filter by any field: an index for each column, of the rows that have it.
  execute format('create index on %I (field, num, record) where num is not null', name);
  execute format('create index on %I (field, day, record) where day is not null', name);
  execute format('create index on %I (field, moment, record) where moment is not null', name);
  execute format('create index on %I (field, flag, record) where flag is not null', name);
  execute format('create index on %I (field, opt, record) where opt is not null', name);
  execute format('create index on %I (field, person, record) where person is not null', name);
  execute format('create index on %I (field, client, record) where client is not null', name);
  execute format('create index on %I (field, txt collate counting, record) where txt is not null', name);
  execute format('create index on %I (opt) where opt is not null', name);
  execute format('create index on %I (person) where person is not null', name);
  execute format('create index on %I (client) where client is not null', name);
  execute format('create index %I on %I using gin (custom_words(txt, long) gin_trgm_ops) where txt is not null or long is not null',
    name || '_words', name);
  execute format('create statistics %I (mcv, dependencies) on field, opt from %I', name || '_options', name);
  execute format('create trigger history_insert after insert on %I referencing new table as added
    for each statement execute function record_custom(%L)', name, source);
  execute format('create trigger history_update after update on %I
    referencing old table as removed new table as added
    for each statement execute function record_custom(%L)', name, source);
  execute format('create trigger history_delete after delete on %I referencing old table as removed
    for each statement execute function record_custom(%L)', name, source);
end $$;

-- Tables that were made just before have it at once; those that may be full get it beside what goes on (0151).
do $$
declare
  made text;
begin
  for made in select t.relname from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.confrelid = '"customField"'::regclass and t.relname like '%Custom'
      and t.relname not in ('clientCustom', 'projectCustom', 'issueCustom', 'offerCustom', 'documentCustom')
  loop
    execute format('drop index if exists %I', made || '_fold_idx');
    execute format('create index %I on %I using gin (custom_words(txt, long) gin_trgm_ops)
      where txt is not null or long is not null', made || '_words', made);
  end loop;
end $$;
