-- Two editors are joined by what the history tells (docs/decisions/0019-two-editors.md): contact
-- persons and consents by their own entries, no longer by copies of them in the client's.
drop trigger "clientParts" on "clientPerson";
drop trigger "clientPartChanged" on "clientPerson";
drop trigger "clientParts" on "clientAgreement";
drop trigger "clientPartChanged" on "clientAgreement";

-- Contact persons and consents that are gone: only the history names their client.
create index on history ((changes ->> 'client'), id)
  where entity in ('clientPerson', 'clientAgreement') and action = 'delete';

-- Who does a task of a project and until when stands in the project's form, wherever it is changed:
-- the project's version counts it, once a transaction.
create function touch_projects(ids integer[]) returns void language sql as $$
  update project p set modified = clock_timestamp()
  where p.id = any(ids) and now() is distinct from (
    select h.at from history h where h.entity = 'project' and h."entityId" = p.id
      and h.version is not null order by h.id desc limit 1)
$$;

create function plan_changed() returns trigger language plpgsql as $$
begin
  perform touch_projects(array(
    select distinct n.project from changed n join former o using (id)
    where (n."user", n."finalDate", n."dateRealizationLimit") is distinct from
          (o."user", o."finalDate", o."dateRealizationLimit")));
  return null;
end $$;
create trigger touch_project after update on "projectTask"
  referencing old table as former new table as changed
  for each statement execute function plan_changed();

-- Files of articles and of the reception's records are told as those of offers: what came, what went.
drop trigger "articleFile" on file;
drop trigger "articleFileGone" on file;
drop trigger "receptionFile" on file;
drop trigger "receptionFileGone" on file;
drop trigger "recordFile" on file;
drop trigger "recordFileGone" on file;
create trigger "recordFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" in ('offer', 'issue', 'project', 'knowledgeBase', 'reception'))
  execute function record_file();
create trigger "recordFileGone" after delete on file
  for each row when (old."attachedTo" in ('offer', 'issue', 'project', 'knowledgeBase', 'reception'))
  execute function record_file();
