-- alone
-- The history of a person's employment, of what is gone too.
create index concurrently "history_employment" on history ((changes ->> 'person'))
  where entity in ('employmentTerm', 'seniorityPeriod') and action = 'insert';
