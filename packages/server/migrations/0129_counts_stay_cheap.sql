-- Counting a list reads an index alone only where the table's pages are known to hold no changed rows,
-- which vacuuming notes. By default it comes when a fifth of a table has changed; until then the count
-- of 240,000 issues, 20,000 of them new, took twice as long. Nothing is rewritten by this.
do $$
declare
  list text;
begin
  foreach list in array array['client', 'clientPerson', 'project', 'projectTask', 'issue', 'issueUser',
    'offer', 'reception', 'document', 'notification']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', list);
  end loop;
end $$;
