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
  -- Derived, so that the list can be ordered and searched by an index: "Nowak Anna, …", kept by
  -- triggers below.
  "clientName" text collate "pl-x-icu" not null default '',
  "ordererName" text collate "pl-x-icu" not null default '',
  "userNames" text collate "pl-x-icu" not null default '',
  search text generated always as (fold(
    name || ' ' || "clientName" || ' ' || "ordererName" || ' ' || "userNames")) stored
);
call make_record('issue', 'clientName,ordererName,userNames');

-- The list shows what is active, unless asked for more: the small part gets indexes of its own.
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
create index on issue ("dateRealization", id);
create index on issue ("dateRealization", id) where status in (1, 2, 9);
create index on issue ("dateRealization" desc nulls last, id desc);
create index on issue ("dateRealization" desc nulls last, id desc) where status in (1, 2, 9);
create index on issue ("timeRequired", id);
create index on issue ("timeRequired" desc nulls last, id desc);
create index on issue (status, id);
create index on issue (status, created, id);
create index on issue (type, id);
create index on issue (type, created, id);
create index on issue (client, created, id);
create index on issue ("orderedBy", created, id);
create index on issue using gin (search gin_trgm_ops);
create index on issue using gin (short_grams(search));

create table "issueUser" (
  issue integer not null references issue on delete cascade,
  "user" integer not null references person,
  primary key (issue, "user")
);
create index on "issueUser" ("user", issue);
call track_link('issueUser', 'issue', 'issue', 'users', 'user');

create table "issueStatus" (
  id integer generated always as identity primary key,
  issue integer not null references issue on delete cascade,
  status smallint not null,
  created timestamptz not null default now(),
  "createdBy" integer
);
create index on "issueStatus" (issue, id);

-- Who may see an issue besides managers: those who do it, who reported it, and who stands in for
-- one of them just now. Both the issue and the files on it ask this.
create function takes_part(person integer, record integer) returns boolean
language sql stable
as $$
  with me(id) as (select takes_part.person union select * from replaced_by(takes_part.person))
  select exists (select from issue i join me on me.id = i."orderedBy" where i.id = record)
      or exists (select from "issueUser" u join me on me.id = u."user" where u.issue = record)
$$;

create function name_issue_parties() returns trigger language plpgsql as $$
begin
  new."clientName" := coalesce((select name from client where id = new.client), '');
  select "lastName" || ' ' || "firstName" into new."ordererName"
  from person where id = new."orderedBy";
  return new;
end $$;
create trigger parties before insert or update of client, "orderedBy" on issue
  for each row execute function name_issue_parties();

create function names_of_people(ids integer[]) returns text language sql stable as $$
  select coalesce(string_agg("lastName" || ' ' || "firstName", ', '
    order by "lastName", "firstName", id), '')
  from person where id = any(ids)
$$;

create function name_issue_users(ids integer[]) returns void language sql as $$
  update issue i set "userNames" = names.value
  from (
    select id, names_of_people(array(select "user" from "issueUser" u where u.issue = id)) as value
    from unnest(ids) as id
  ) names
  where i.id = names.id and i."userNames" <> names.value
$$;

create function issue_users_changed() returns trigger language plpgsql as $$
begin
  perform name_issue_users(array(select distinct issue from changed));
  return null;
end $$;
create trigger names_on_insert after insert on "issueUser"
  referencing new table as changed for each statement execute function issue_users_changed();
create trigger names_on_delete after delete on "issueUser"
  referencing old table as changed for each statement execute function issue_users_changed();

create function issue_client_renamed() returns trigger language plpgsql as $$
begin
  update issue set "clientName" = new.name where client = new.id;
  return null;
end $$;
create trigger issue_renamed after update of name on client
  for each row when (old.name <> new.name) execute function issue_client_renamed();

create function issue_person_renamed() returns trigger language plpgsql as $$
begin
  update issue set "ordererName" = new."lastName" || ' ' || new."firstName"
  where "orderedBy" = new.id;
  perform name_issue_users(array(select issue from "issueUser" where "user" = new.id));
  return null;
end $$;
create trigger issue_renamed after update of "firstName", "lastName" on person
  for each row when (old."firstName" <> new."firstName" or old."lastName" <> new."lastName")
  execute function issue_person_renamed();

-- Reminders of limits.
create index on issue ("dateRealization", id) where status in (1, 2);
