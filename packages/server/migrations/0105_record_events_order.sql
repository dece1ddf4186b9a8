-- alone
-- Events of records from a cursor on; the newest of them.
create index concurrently "history_events" on history (transaction, id)
  where entity in ('client', 'clientPerson', 'project', 'projectTask', 'issue', 'offer', 'document', 'calendarEntry');
