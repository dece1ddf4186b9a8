-- alone
-- List of issues in its usual order: the same for those whose limit is until a day long ago.
create index concurrently "issue_created_limit" on issue (created, id, "dateRealization");
drop index concurrently if exists issue_created_id_idx;
