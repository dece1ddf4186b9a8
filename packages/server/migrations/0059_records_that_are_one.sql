-- expand
-- Contact persons that were made one: the number of the one that went leads to the one that stays. Pairs of clients that
-- look alike and are two: nobody asks about them again. A version may be raised by more than one, so that after a merging
-- no version of either client stands for another state of the one that stays. Servers of the version before know nothing of it.
create table "contactMerge" (
  contact integer primary key,
  "into" integer not null,
  created timestamptz not null default now(),
  "createdBy" integer default actor()
);
create index on "contactMerge" ("into"); -- chains, when the one that stays goes as well

create table "clientDistinct" (
  one integer not null references client on delete cascade,
  other integer not null references client on delete cascade,
  created timestamptz not null default now(),
  "createdBy" integer default actor(),
  primary key (one, other),
  check (one < other)
);
create index on "clientDistinct" (other); -- deletion of a client, and what looks like it

create or replace function stamp() returns trigger language plpgsql as $function$
declare
  skip text[] := coalesce(string_to_array(tg_argv[0], ','), '{}') || array['search', 'fragments'];
begin
  if tg_op = 'INSERT' then
    new."createdBy" := coalesce(new."createdBy", actor());
    new."userModified" := coalesce(new."userModified", actor());
    return new;
  end if;
  if (to_jsonb(new) - skip) = (to_jsonb(old) - skip) then
    return new;
  end if;
  new.version := greatest(old.version + 1, new.version);
  new.modified := now();
  new."userModified" := coalesce(actor(), new."userModified");
  return new;
end $function$;
