-- expand
-- What each migration was to servers of other versions, and how far those have come that run beside working servers
-- (docs/decisions/0071-versions-side-by-side.md). Those before this one are in `kysely_migration` alone.
create table migration (
  name text primary key,
  kind text not null check (kind in ('expand', 'contract', 'batch', 'alone')),
  -- Of a contracting one: the number of the oldest version of the program that works after it.
  since text,
  -- Of one in batches: the key up to which rows are done, how many those are, and how many there were to do.
  position bigint,
  done bigint not null default 0,
  total bigint,
  began timestamptz,
  -- Absent: a server does it, or will.
  ended timestamptz
);
