-- alone
-- The few projects that keep what their series goes on with: asked before a choice of an own field is taken out, and by night
-- before it goes for good (kit/custom-fields/kept/kept-values.queries.ts).
create index concurrently "project_onlyHere" on project (id) where "onlyHere" is not null;
