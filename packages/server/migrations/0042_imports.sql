-- Files of further kinds of records come in by the same steps as clients do, and are kept in the same table
-- (docs/decisions/0068). The version before knows clients alone, and goes on writing those.
alter table "clientImport" add column kind text not null default 'client';
-- What the room's own rules refused while the file was being written: [{ row, field, value, message }].
alter table "clientImport" add column refused json;
