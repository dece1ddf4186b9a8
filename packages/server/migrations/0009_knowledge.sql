create table "knowledgeBase" (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  type integer not null references "knowledgeBaseType",
  department integer not null references department,
  -- HTML, cleaned by the server before it is kept.
  description text,
  -- Derived: what the description says without its tags, for the search.
  content text not null default '',
  "typeName" text collate "pl-x-icu" not null default '',
  "departmentName" text collate "pl-x-icu" not null default '',
  "modifiedByName" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(name || ' ' || content)) stored
);
call make_record('knowledgeBase', 'content,typeName,departmentName,modifiedByName');
create index on "knowledgeBase" (name, id);
create index on "knowledgeBase" ("typeName", id);
create index on "knowledgeBase" ("departmentName", id);
create index on "knowledgeBase" ("modifiedByName", id);
create index on "knowledgeBase" (modified, id);
create index on "knowledgeBase" (created, id);
create index on "knowledgeBase" (type, modified, id);
create index on "knowledgeBase" (department, modified, id);
create index on "knowledgeBase" ("userModified");
create index on "knowledgeBase" using gin (search gin_trgm_ops);
create index on "knowledgeBase" using gin (short_grams(search));

-- Runs after the trigger "stamp", which says who changed the record.
create function name_article() returns trigger language plpgsql as $$
begin
  select name into new."typeName" from "knowledgeBaseType" where id = new.type;
  select name into new."departmentName" from department where id = new.department;
  new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person
    where id = new."userModified"), '');
  return new;
end $$;
create trigger stamp_names before insert or update on "knowledgeBase"
  for each row execute function name_article();

-- The names of what an article points at follow their records.
create function article_renamed() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'knowledgeBaseType' then
      update "knowledgeBase" set "typeName" = new.name where type = new.id;
    when 'department' then
      update "knowledgeBase" set "departmentName" = new.name where department = new.id;
    else update "knowledgeBase" set "modifiedByName" = '' where "userModified" = new.id;
  end case;
  return null;
end $$;
create trigger article_renamed after update of name on "knowledgeBaseType"
  for each row when (old.name <> new.name) execute function article_renamed();
create trigger article_renamed after update of name on department
  for each row when (old.name <> new.name) execute function article_renamed();
create trigger article_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function article_renamed();

-- Files are a field of the article's form: their coming and going stands in its history, so that
-- of two editors none takes away what the other has just added.
create trigger "articleFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" = 'knowledgeBase')
  execute function record_link('knowledgeBase', 'attachedId', 'files', 'id');
create trigger "articleFileGone" after delete on file
  for each row when (old."attachedTo" = 'knowledgeBase')
  execute function record_link('knowledgeBase', 'attachedId', 'files', 'id');
