-- The knowledge base: articles of departments.

create table "knowledgeBase" (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  type integer not null references "knowledgeBaseType",
  department integer not null references department,
  -- HTML, cleaned by the server before it is kept.
  description text,
  -- Derived by the server: what the description says without its tags, for the search.
  content text not null default '',
  -- Derived, for order by an index.
  "typeName" text collate "pl-x-icu" not null default '',
  "departmentName" text collate "pl-x-icu" not null default '',
  "modifiedByName" text collate "pl-x-icu" not null default ''
);
call make_record('knowledgeBase', derived => 'content,typeName,departmentName,modifiedByName');
call make_searchable('knowledgeBase', $$fold(name || ' ' || content)$$);
-- List of articles: its orders.
create index on "knowledgeBase" (name, id);
create index on "knowledgeBase" ("typeName", id);
create index on "knowledgeBase" ("departmentName", id);
create index on "knowledgeBase" ("modifiedByName", id);
create index on "knowledgeBase" (modified, id);
create index on "knowledgeBase" (created, id);
-- List of articles: its filters, in the usual order; deletion of what is filtered by.
create index on "knowledgeBase" (type, modified, id);
create index on "knowledgeBase" (department, modified, id);
create index on "knowledgeBase" ("userModified"); -- a person takes another name

call keep_names('knowledgeBase', array[['typeName', 'type', 'knowledgeBaseType'],
  ['departmentName', 'department', 'department'], ['modifiedByName', 'userModified', 'person']]);
