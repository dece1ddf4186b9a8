-- expand
-- A transaction knows whether it changed anything that the history tells: a record that is saved with what it has already
-- keeps its version (docs/decisions/0118-a-change-is-a-difference.md).
create function note_change() returns trigger language plpgsql as $$
begin
  perform set_config('app.changed', 'yes', true);
  return null;
end $$;
create trigger changed after insert on history for each statement execute function note_change();
