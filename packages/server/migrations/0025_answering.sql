-- Answering time of issues (docs/decisions/0052-answering-time.md): what a type promises, when an issue was first
-- answered and done, and until when that was promised.

-- One row for each type of the contract's fixed list, under its number; without hours nothing is promised.
create table "issuePromise" (
  id integer primary key,
  -- Working hours from the report to the first answer, and to done.
  "answerHours" numeric(7,2) check ("answerHours" > 0),
  "doneHours" numeric(7,2) check ("doneHours" > 0)
);
call make_record('issuePromise');
insert into "issuePromise" (id) select generate_series(0, 18);

alter table issue
  add "promisedAnswer" timestamptz,
  add "promisedDone" timestamptz,
  -- The first word or step of somebody who is not on the orderer's side, or the end; it stays whatever comes later.
  add "answeredAt" timestamptz,
  -- The newest 'Zrealizowane' while it is done or accepted; none while it is open again.
  add "doneAt" timestamptz;
-- What is promised next of an open one: order, filter, index.
alter table issue add promised timestamptz generated always as (
  case when status in (1, 2) then
    case when "answeredAt" is null then least("promisedAnswer", "promisedDone") else "promisedDone" end
  end) stored;

-- All of them are worked out: no change of the record, nor told by its history.
do $$
declare
  derived text := ',promisedAnswer,promisedDone,answeredAt,doneAt,promised';
  known text;
begin
  select split_part(encode(tgargs, 'escape'), '\000', 1) into known
  from pg_trigger where tgrelid = 'issue'::regclass and tgname = 'stamp';
  execute format('create or replace trigger stamp before insert or update on issue
    for each row execute function stamp(%L)', known || derived);
  select split_part(encode(tgargs, 'escape'), '\000', 1) into known
  from pg_trigger where tgrelid = 'issue'::regclass and tgname = 'history';
  execute format('create or replace trigger history after insert or update or delete on issue
    for each row execute function record_history(%L)', known || derived);
end $$;

-- List of issues: order by what is promised next, filter by it. Few rows have it; those without go last both ways.
create index on issue (promised, id);
create index on issue (promised, id) where status in (1, 2, 9);
create index on issue (promised desc nulls last, id desc);
create index on issue (promised desc nulls last, id desc) where status in (1, 2, 9);

/*
 * Works out when issues were first answered and when they were done, from their notes of statuses and their comments.
 * The orderer's side: who orders it, who reported it, and whoever stood in for the orderer and does not do it themselves.
 * An answer that was given stays given: it moves to an earlier moment at most.
 */
create function refresh_answers(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update issue record set "answeredAt" = kept.answered, "doneAt" = kept.done
  from (
    select i.id, d.done, least(i."answeredAt", d.done, (
      select min(w.at) from (
        select s."createdBy" as who, s.created as at from "issueStatus" s
        where s.issue = i.id and s.id > (select min(f.id) from "issueStatus" f where f.issue = i.id)
        union all
        select c."createdBy", c.created from comment c where c."attachedTo" = 'issue' and c."attachedId" = i.id
      ) w
      where w.who <> i."orderedBy" and w.who is distinct from i."createdBy"
        and (exists (select from "issueUser" u where u.issue = i.id and u."user" = w.who)
          or not exists (select from replacement r where r."user" = w.who and r."replacedUser" = i."orderedBy"
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

create function answer_by_note() returns trigger language plpgsql as $$
begin
  perform refresh_answers(array(select distinct issue from changed));
  return null;
end $$;
call on_rows('issueStatus', 'answers', 'answer_by_note');

create function answer_by_comment() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select distinct "attachedId" from changed where "attachedTo" = 'issue');
begin
  if cardinality(ids) > 0 then
    perform refresh_answers(ids);
  end if;
  return null;
end $$;
call on_rows('comment', 'answers', 'answer_by_comment');

-- What is known of before. Nothing was promised then.
select refresh_answers(array(select id from issue));
