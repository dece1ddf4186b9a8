-- The client's story (docs/decisions/0053-client-story.md): notes on clients, and by whom and when events are found
-- whose own rows do not name their client.

-- What somebody writes on a client's page.
create table "clientNote" (
  id integer generated always as identity primary key,
  client integer not null references client on delete cascade,
  text text not null,
  -- Whether it tells of a contact with the client (docs/decisions/0039).
  contact boolean not null default false
);
call make_record('clientNote');
create index on "clientNote" (client, created, id); -- the client's story; deletion of the client

-- Files of a note come and go as those of other records.
create or replace trigger "recordFile" after update of "attachedTo" on file
  for each row when (new."attachedTo" in
    ('offer', 'issue', 'project', 'knowledgeBase', 'reception', 'clientNote'))
  execute function record_file();
create or replace trigger "recordFileGone" after delete on file
  for each row when (old."attachedTo" in
    ('offer', 'issue', 'project', 'knowledgeBase', 'reception', 'clientNote'))
  execute function record_file();

-- A note that goes, by itself or with its client, leaves its files to the job that forgets what hangs nowhere.
create function release_note_files() returns trigger language plpgsql as $$
begin
  update file set "attachedTo" = null, "attachedId" = null
  where "attachedTo" = 'clientNote' and "attachedId" in (select id from changed);
  return null;
end $$;
create trigger release_files after delete on "clientNote" referencing old table as changed
  for each statement execute function release_note_files();

-- Whom a note calls.
alter table mention
  add "clientNote" integer references "clientNote" on delete cascade,
  drop constraint mention_check,
  add constraint mention_check check (num_nonnulls(comment, "offerComment", "clientNote") = 1),
  add unique ("clientNote", "user"); -- who is named in a note

-- A note that says so was a contact with the client, on the day it was written.
alter table "clientContact"
  drop constraint "clientContact_kind_check",
  add constraint "clientContact_kind_check"
    check (kind in ('client', 'project', 'issue', 'offer', 'comment', 'guest', 'parcel', 'note'));
create function note_notes() returns trigger language plpgsql as $$
begin
  perform note_contacts(array_agg(client), array_agg(created), array_agg('note'::text))
  from changed where contact;
  return null;
end $$;
call keep_contacts('clientNote', 'note_notes');

/*
 * Where in a client's story stands what names its client only by way of another record: tasks that were done, comments on
 * tasks, issues and offers. Numbers and moments alone: what is told, and to whom, the records themselves say.
 * No foreign key to client: a client with any of these is not deleted (CLI-03), and checking would lock its row.
 */
create table "clientEvent" (
  kind text not null check (kind in ('task', 'taskComment', 'issueComment', 'offerComment')),
  record integer not null,
  client integer not null,
  at timestamptz not null,
  primary key (kind, record)
);
create index on "clientEvent" (client, kind, at, record); -- the client's story
call vacuum_often('clientEvent');

-- One of them as it is now; `client` null: it is none any more.
create function put_client_event(what text, of integer, whose integer, moment timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if whose is null or moment is null then
    delete from "clientEvent" where kind = what and record = of;
  else
    insert into "clientEvent" (kind, record, client, at) values (what, of, whose, moment)
    on conflict (kind, record) do update set client = excluded.client, at = excluded.at;
  end if;
end $$;

create function keep_task_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform put_client_event('task', old.id, null, null);
  else
    perform put_client_event('task', new.id,
      case when new.status = 9 then (select client from project where id = new.project) end, new."endedAt");
  end if;
  return null;
end $$;
create trigger event_new after insert on "projectTask"
  for each row when (new.status = 9) execute function keep_task_event();
create trigger event_changed after update of status, "endedAt" on "projectTask"
  for each row when (old.status <> new.status and 9 in (old.status, new.status)
    or new.status = 9 and old."endedAt" is distinct from new."endedAt")
  execute function keep_task_event();
create trigger event_gone after delete on "projectTask"
  for each row when (old.status = 9) execute function keep_task_event();

-- A comment's event, by what it hangs on.
create function put_comment_event(of integer, owner text, owned integer, moment timestamptz) returns void
language plpgsql as $$
begin
  if owner = 'issue' then
    perform put_client_event('issueComment', of, (select client from issue where id = owned), moment);
  elsif owner = 'projectTask' then
    perform put_client_event('taskComment', of, (select p.client from "projectTask" t
      join project p on p.id = t.project where t.id = owned), moment);
  end if;
end $$;

create function keep_comment_event() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from "clientEvent" where kind in ('taskComment', 'issueComment') and record = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform put_comment_event(new.id, new."attachedTo", new."attachedId", new.created);
  end if;
  return null;
end $$;
create trigger event_new after insert on comment
  for each row when (new."attachedTo" is not null) execute function keep_comment_event();
create trigger event_changed after update of "attachedTo", "attachedId" on comment
  for each row when ((old."attachedTo", old."attachedId") is distinct from (new."attachedTo", new."attachedId"))
  execute function keep_comment_event();
create trigger event_gone after delete on comment
  for each row when (old."attachedTo" is not null) execute function keep_comment_event();

create function keep_offer_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform put_client_event('offerComment', old.id, null, null);
  else
    perform put_client_event('offerComment', new.id,
      case when new.comment is not null then (select client from offer where id = new.offer) end, new.created);
  end if;
  return null;
end $$;
create trigger event_new after insert on "offerComment"
  for each row when (new.comment is not null) execute function keep_offer_event();
create trigger event_changed after update of comment on "offerComment"
  for each row when ((old.comment is null) <> (new.comment is null)) execute function keep_offer_event();
create trigger event_gone after delete on "offerComment"
  for each row when (old.comment is not null) execute function keep_offer_event();

-- A record that goes over to another client takes its events along.
create function move_client_events() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'offer' then
    update "clientEvent" e set client = new.client from "offerComment" c
    where c.offer = new.id and e.kind = 'offerComment' and e.record = c.id;
  elsif tg_table_name = 'issue' then
    -- An issue may come to a client, or be of none from now on.
    perform put_client_event('issueComment', c.id, new.client, c.created) from comment c
    where c."attachedTo" = 'issue' and c."attachedId" = new.id;
  else
    update "clientEvent" e set client = new.client from "projectTask" t
    where t.project = new.id and e.kind = 'task' and e.record = t.id;
    update "clientEvent" e set client = new.client
    from "projectTask" t join comment c on c."attachedTo" = 'projectTask' and c."attachedId" = t.id
    where t.project = new.id and e.kind = 'taskComment' and e.record = c.id;
  end if;
  return null;
end $$;
create trigger move_events after update of client on offer
  for each row when (old.client <> new.client) execute function move_client_events();
create trigger move_events after update of client on issue
  for each row when (old.client is distinct from new.client) execute function move_client_events();
create trigger move_events after update of client on project
  for each row when (old.client <> new.client) execute function move_client_events();

-- What has happened until now.
insert into "clientEvent" (kind, record, client, at)
select 'task', t.id, p.client, t."endedAt"
from "projectTask" t join project p on p.id = t.project
where t.status = 9 and t."endedAt" is not null;
insert into "clientEvent" (kind, record, client, at)
select 'issueComment', c.id, i.client, c.created
from comment c join issue i on i.id = c."attachedId"
where c."attachedTo" = 'issue' and i.client is not null;
insert into "clientEvent" (kind, record, client, at)
select 'taskComment', c.id, p.client, c.created
from comment c join "projectTask" t on t.id = c."attachedId" join project p on p.id = t.project
where c."attachedTo" = 'projectTask';
insert into "clientEvent" (kind, record, client, at)
select 'offerComment', c.id, o.client, c.created
from "offerComment" c join offer o on o.id = c.offer
where c.comment is not null;

-- The other moments of the story, in its order.
create index on project (client, completed, id) where completed is not null; -- projects that ended
create index on issue (client, "doneAt", id) where "doneAt" is not null; -- issues that were done
create index on offer (client, decided, id) where decided is not null; -- decisions on offers
create index on document (client, created, id); -- documents
