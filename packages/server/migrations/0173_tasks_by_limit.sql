-- alone
-- The tasks of everybody in their usual order, by their limits, and what own fields filter of them.
create index concurrently "projectTask_limit" on "projectTask" ("dateRealizationLimit", id);
