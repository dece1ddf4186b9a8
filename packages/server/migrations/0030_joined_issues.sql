-- Issues that belong together, issues and tasks of projects, checklists of types, answers on offers (docs/decisions/0057).

/* Merged issues */

-- The issue that stays. What is merged is cancelled (10) by its number, but says where it went; chains are followed.
alter table issue add "mergedInto" integer references issue on delete set null;
alter table issue add constraint issue_merged
  check ("mergedInto" is null or (status = 10 and "mergedInto" <> id)) not valid;
alter table issue validate constraint issue_merged;
create index on issue ("mergedInto") where "mergedInto" is not null; -- what was merged into one; its deletion

-- Whoever reported what was merged into another one: they go on hearing of it.
create table "issueFollower" (
  issue integer not null references issue on delete cascade,
  "user" integer not null references person,
  primary key (issue, "user")
);
create index on "issueFollower" ("user", issue); -- what a person hears of; leaving
call track_link('issueFollower', 'issue', 'issue', 'followers', 'user');

-- What one merging moved and filled, so that it can be taken back; it goes with that.
create table "issueMerge" (
  issue integer primary key references issue on delete cascade,
  "into" integer not null references issue on delete cascade,
  "statusBefore" smallint not null,
  -- The note of its status.
  note integer not null,
  -- Ids of what was moved: comments, files, points of the checklist.
  comments integer[] not null,
  files integer[] not null,
  items integer[] not null,
  -- Who and what was added: people who do it, people who hear of it, tasks of projects.
  users integer[] not null,
  followers integer[] not null,
  tasks integer[] not null,
  -- Fields that were empty: { field: value }.
  filled jsonb not null,
  created timestamptz not null default now(),
  "createdBy" integer default actor()
);
create index on "issueMerge" ("into"); -- what was merged into one; its deletion
call track_link('issueMerge', 'issue', 'into', 'merged', 'issue');

-- Where a comment was said that came with a merged issue.
alter table comment add "mergedFrom" integer references issue on delete set null;
create index on comment ("mergedFrom") where "mergedFrom" is not null; -- the deletion of that issue

-- They find it as well.
do $$
declare
  known text := pg_get_functiondef('find_issue'::regproc);
  found text := replace(known, 'select issue from "issueUser" where "user" = p.id',
    'select issue from (select issue, "user" from "issueUser"
      union all select issue, "user" from "issueFollower") l where "user" = p.id');
begin
  if found = known then
    raise exception 'find_issue() is not what it was';
  end if;
  execute found;
end $$;

-- What was said of another issue is no answer to this one, nor is a word of whoever hears of it. As in 0025 else.
create or replace function refresh_answers(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update issue record set "answeredAt" = kept.answered, "doneAt" = kept.done
  from (
    select i.id, d.done, least(i."answeredAt", d.done, (
      select min(w.at) from (
        select s."createdBy" as who, s.created as at from "issueStatus" s
        where s.issue = i.id and s.id > (select min(f.id) from "issueStatus" f where f.issue = i.id)
        union all
        select c."createdBy", c.created from comment c
        where c."attachedTo" = 'issue' and c."attachedId" = i.id and (c."mergedFrom" is null or c."mergedFrom" = i.id)
      ) w
      where w.who <> i."orderedBy" and w.who is distinct from i."createdBy"
        and (exists (select from "issueUser" u where u.issue = i.id and u."user" = w.who)
          or not exists (select from "issueFollower" h where h.issue = i.id and h."user" = w.who)
            and not exists (select from replacement r where r."user" = w.who and r."replacedUser" = i."orderedBy"
              and w.at between r."dateFrom" and r."dateTo"))
    )) as answered
    from issue i
    cross join lateral (select case when i.status in (9, 30) then
      (select max(s.created) from "issueStatus" s where s.issue = i.id and s.status = 9) end as done) d
    where i.id = any (ids)
  ) kept
  where record.id = kept.id and (record."answeredAt" is distinct from kept.answered
    or record."doneAt" is distinct from kept.done);
end $$;

/* Issues and tasks of projects */

-- A task that the project's service does not have: made in the project alone, of an issue.
alter table "projectTask" add extra boolean not null default false;

create table "issueTask" (
  issue integer not null references issue on delete cascade,
  "projectTask" integer not null references "projectTask" on delete cascade,
  -- The task was made of the issue.
  made boolean not null default false,
  -- The issue is done when the task is.
  ends boolean not null default false,
  created timestamptz not null default now(),
  "createdBy" integer default actor(),
  primary key (issue, "projectTask")
);
create index on "issueTask" ("projectTask"); -- issues of a task; its deletion
call track_link('issueTask', 'issue', 'issue', 'tasks', 'projectTask');
create trigger "historyOfTask" after insert or delete on "issueTask"
  for each row execute function record_link('projectTask', 'projectTask', 'issues', 'issue');

-- Who sees an issue: those who hear of it too, and who does the task that was made of it.
create or replace function takes_part(person integer, record integer) returns boolean
language sql stable
as $$
  with me(id) as (select takes_part.person union select * from replaced_by(takes_part.person))
  select exists (select from issue i join me on me.id = i."orderedBy" where i.id = record)
      or exists (select from "issueUser" u join me on me.id = u."user" where u.issue = record)
      or exists (select from "issueFollower" f join me on me.id = f."user" where f.issue = record)
      or exists (select from "issueTask" l join "projectTask" t on t.id = l."projectTask"
        join me on me.id = t."user" where l.issue = record and l.made)
$$;

/* Checklists of types */

alter table "issuePromise"
  add checklist text[] not null default '{}',
  add "checklistRequired" boolean not null default false;

/* Answers on offers */

-- The comment under which it stands, on the same offer; what was said there stays when that one goes.
alter table "offerComment" add "answerTo" integer references "offerComment" on delete set null;
create index on "offerComment" ("answerTo") where "answerTo" is not null;

create table "offerCommentSeen" (
  "offerComment" integer not null references "offerComment" on delete cascade,
  "user" integer not null references person on delete cascade,
  at timestamptz not null default now(),
  primary key ("offerComment", "user")
);
create index on "offerCommentSeen" ("user"); -- leaving

-- What a comment said before its author changed the words; decisions themselves are never edited.
create table "offerCommentText" (
  id integer generated always as identity primary key,
  "offerComment" integer not null references "offerComment" on delete cascade,
  text text not null,
  at timestamptz not null default now(),
  "by" integer
);
create index on "offerCommentText" ("offerComment", id);

/* Where a comment came from is no change of it, nor told by its history. */
do $$
declare
  known text;
begin
  select split_part(encode(tgargs, 'escape'), '\000', 1) into known
  from pg_trigger where tgrelid = 'comment'::regclass and tgname = 'stamp';
  execute format('create or replace trigger stamp before insert or update on comment
    for each row execute function stamp(%L)', known || ',mergedFrom');
  select split_part(encode(tgargs, 'escape'), '\000', 1) into known
  from pg_trigger where tgrelid = 'comment'::regclass and tgname = 'history';
  execute format('create or replace trigger history after insert or update or delete on comment
    for each row execute function record_history(%L)', concat_ws(',', nullif(known, ''), 'mergedFrom'));
end $$;
