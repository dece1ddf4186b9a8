-- alone
-- Somebody's open issues, those to be accepted included, as each menu counts them: one index of what is open by its number, with
-- what it told of issues to be done before (docs/decisions/0166).
create index concurrently issue_open on issue (id)
  include (status, "orderedBy", "assignDate", "dateRealization", "timeRequired", client, created) where status in (1, 2, 9);
drop index concurrently if exists "issue_id_status_orderedBy_assignDate_dateRealization_timeRe_idx";
