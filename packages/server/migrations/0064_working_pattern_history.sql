-- alone
-- The history of a person's rosters, those that are gone too; of the company's for ''.
create index concurrently "history_workingPattern" on history ((coalesce(changes ->> 'person', '')))
  where entity = 'workingPattern' and action = 'insert';
