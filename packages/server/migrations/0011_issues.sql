-- Issues: what a client or somebody in the house wants done, by whom and until when.

create table issue (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  client integer references client,
  description text not null,
  -- Types and statuses are fixed lists of the contract.
  type smallint not null,
  status smallint not null default 1 check (status in (1, 2, 9, 10, 30)),
  "orderedBy" integer not null references person,
  "dateRealization" timestamptz,
  "dateRealizationEstimation" timestamptz,
  "assignDate" timestamptz,
  "timeRequired" numeric(8,2),
  -- Derived, for order and search by an index: "Nowak Anna, …".
  "clientName" text collate "pl-x-icu" not null default '',
  "ordererName" text collate "pl-x-icu" not null default '',
  "userNames" text collate "pl-x-icu" not null default ''
);
call make_record('issue', derived => 'clientName,ordererName,userNames');
call make_searchable('issue',
  $$fold(name || ' ' || "clientName" || ' ' || "ordererName" || ' ' || "userNames")$$);
call vacuum_often('issue');
-- List of issues: its orders. It shows what is active, unless asked for more: the small part has
-- indexes of its own. What may be empty goes last both ways.
create index on issue (name, id);
create index on issue (name, id) where status in (1, 2, 9);
create index on issue ("clientName", id);
create index on issue ("clientName", id) where status in (1, 2, 9);
create index on issue ("ordererName", id);
create index on issue ("ordererName", id) where status in (1, 2, 9);
create index on issue ("userNames", id);
create index on issue ("userNames", id) where status in (1, 2, 9);
create index on issue (created, id);
create index on issue (created, id) where status in (1, 2, 9);
create index on issue (modified, id);
create index on issue ("dateRealization", id); -- also its filter by day
create index on issue ("dateRealization", id) where status in (1, 2, 9); -- also reminders of limits
create index on issue ("dateRealization" desc nulls last, id desc);
create index on issue ("dateRealization" desc nulls last, id desc) where status in (1, 2, 9);
create index on issue ("timeRequired", id);
create index on issue ("timeRequired" desc nulls last, id desc);
create index on issue (status, id);
create index on issue (type, id);
-- List of issues: its filters, in the usual order.
create index on issue (status, created, id);
create index on issue (type, created, id);
create index on issue (client, created, id);
create index on issue ("orderedBy", created, id); -- also what a person reported; handover
-- What a person reported and is not over: for whom one waits, what waits for acceptance (Mój dzień).
create index on issue ("orderedBy") where status in (1, 2, 9);
-- Open ones with all that says where they stand in somebody's day and how full their weeks are: GET /day, the load of
-- weeks, what waits while somebody is away; list of clients: those who have some.
create index on issue (id)
  include (status, "orderedBy", "assignDate", "dateRealization", "timeRequired", client) where status in (1, 2);

call keep_contacts('issue');
call keep_names('issue', array[['clientName', 'client', 'client'], ['ordererName', 'orderedBy', 'person']]);

create table "issueUser" (
  issue integer not null references issue on delete cascade,
  "user" integer not null references person,
  primary key (issue, "user")
);
call vacuum_often('issueUser');
create index on "issueUser" ("user", issue); -- a person's issues, filter, calendar, handover
call track_link('issueUser', 'issue', 'issue', 'users', 'user');
call keep_lists('issue', 'issueUser',
  $$left join "issueUser" u on u.issue = record.id left join person p on p.id = u."user"$$,
  array[['userNames', $$p."lastName" || ' ' || p."firstName"$$, 'p."lastName", p."firstName", p.id']],
  person => 'user');

create table "issueStatus" (
  id integer generated always as identity primary key,
  issue integer not null references issue on delete cascade,
  status smallint not null,
  created timestamptz not null default now(),
  "createdBy" integer
);
create index on "issueStatus" (issue, id); -- the course of an issue

-- Who may see an issue besides managers: those who do it, who reported it, and who stands in for
-- one of them just now. Both the issue and the files on it ask this.
create function takes_part(person integer, record integer) returns boolean
language sql stable
as $$
  with me(id) as (select takes_part.person union select * from replaced_by(takes_part.person))
  select exists (select from issue i join me on me.id = i."orderedBy" where i.id = record)
      or exists (select from "issueUser" u join me on me.id = u."user" where u.issue = record)
$$;

-- A comment on an issue or a task of a client was contact with them.
create function note_comments() returns trigger language plpgsql as $$
begin
  perform note_contacts(array_agg(of.client), array_agg(of.modified), array_agg('comment'::text))
  from (
    select case c."attachedTo"
        when 'issue' then (select client from issue where id = c."attachedId")
        when 'projectTask' then (select p.client from "projectTask" t join project p on p.id = t.project
          where t.id = c."attachedId") end as client,
      c.modified
    from changed c where c."attachedTo" in ('issue', 'projectTask')
  ) of;
  return null;
end $$;
call keep_contacts('comment', 'note_comments');
