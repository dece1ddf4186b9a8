-- expand
-- A file that is being brought in stays as it was sent until it is in: another sheet of it, or another row of headings,
-- may be chosen. Files that were sent before have neither.
alter table "clientImport" add column source bytea, add column reading json;
