-- expand
-- Events of records are read from the history in the order of their transactions (docs/decisions/0122). A transaction that is
-- still open may write a row of a lower number than others that have ended: what is read stops before the oldest of them.
-- Rows from before have 0, told by the number of the row alone.

-- The number of the transaction, in one order also after the data moved to another PostgreSQL: see continue_events().
create function event_transaction() returns bigint language sql volatile
as $$ select pg_current_xact_id()::text::bigint + 0 $$;
-- All transactions below have ended.
create function event_horizon() returns bigint language sql stable
as $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + 0 $$;

alter table history add column transaction bigint not null default 0;
alter table history alter column transaction set default event_transaction();

-- Another PostgreSQL counts its transactions anew: what is written there goes on above what came along.
create function continue_events() returns void language plpgsql as $$
declare
  last bigint;
  base bigint;
begin
  perform pg_advisory_xact_lock(hashtext('continue_events'));
  select h.transaction into last from history h
  where h.entity in ('client', 'clientPerson', 'project', 'projectTask', 'issue', 'offer', 'document', 'calendarEntry')
  order by h.transaction desc, h.id desc limit 1;
  if last is null or last < event_transaction() then return; end if;
  base := last + 1 - pg_current_xact_id()::text::bigint;
  execute format('create or replace function event_transaction() returns bigint language sql volatile
    as $f$ select pg_current_xact_id()::text::bigint + %s $f$', base);
  execute format('create or replace function event_horizon() returns bigint language sql stable
    as $f$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + %s $f$', base);
end $$;
