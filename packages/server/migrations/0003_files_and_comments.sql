-- Files and comments: made first, then attached once to a record of the named kind.

create table file (
  id integer generated always as identity primary key,
  "fileName" text not null,
  "contentType" text not null,
  size bigint not null,
  sha256 text not null,
  "storageKey" text not null unique,
  -- Opens this one file; given out only for portraits, which every signed-in person sees.
  "viewKey" uuid not null default gen_random_uuid(),
  "attachedTo" text,
  "attachedId" integer,
  created timestamptz not null default now(),
  "createdBy" integer
);
create index on file ("attachedTo", "attachedId"); -- files of a record
-- Uploads attached to nothing: what a person has of them, and which are old.
create index file_unattached on file ("createdBy", created) where "attachedTo" is null;

-- The address of a file; the name in it is for people, the id decides.
create function file_path(id integer, name text) returns text
language sql immutable parallel safe
as $$
  select '/api/media/download/id/' || id || '/' ||
    regexp_replace(public.unaccent('public.unaccent'::regdictionary, name), '[^A-Za-z0-9._-]+', '_', 'g')
$$;

-- Files are a field of a record's form: their coming and going stands in its history, so that of two
-- editors none takes away what the other has just added. With the name: once deleted, nothing else
-- knows it.
create function record_file() returns trigger language plpgsql as $$
declare
  gone boolean := tg_op = 'DELETE';
  named jsonb := case when gone then jsonb_build_object('id', old.id, 'name', old."fileName")
                      else jsonb_build_object('id', new.id, 'name', new."fileName") end;
begin
  insert into history (entity, "entityId", who, action, changes)
  values (case when gone then old."attachedTo" else new."attachedTo" end,
          case when gone then old."attachedId" else new."attachedId" end, actor(), 'link',
          jsonb_build_object('files', case when gone then jsonb_build_array(named, null)
                                           else jsonb_build_array(null, named) end));
  return null;
end $$;
create trigger "recordFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" in ('offer', 'issue', 'project', 'knowledgeBase', 'reception'))
  execute function record_file();
create trigger "recordFileGone" after delete on file
  for each row when (old."attachedTo" in ('offer', 'issue', 'project', 'knowledgeBase', 'reception'))
  execute function record_file();

create table comment (
  id integer generated always as identity primary key,
  text text not null,
  "attachedTo" text,
  "attachedId" integer
);
-- Attaching a comment is no change of it: a version above 1 tells that it was edited.
call make_record('comment', quiet => 'attachedTo,attachedId');
create index on comment ("attachedTo", "attachedId", id); -- comments of a record, in their order
