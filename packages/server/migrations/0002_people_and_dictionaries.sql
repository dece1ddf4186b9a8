create table province (
  id integer primary key,
  name text collate "pl-x-icu" not null unique
);
insert into province (id, name) values
  (2, 'dolnośląskie'), (4, 'kujawsko-pomorskie'), (6, 'lubelskie'), (8, 'lubuskie'),
  (10, 'łódzkie'), (12, 'małopolskie'), (14, 'mazowieckie'), (16, 'opolskie'),
  (18, 'podkarpackie'), (20, 'podlaskie'), (22, 'pomorskie'), (24, 'śląskie'),
  (26, 'świętokrzyskie'), (28, 'warmińsko-mazurskie'), (30, 'wielkopolskie'),
  (32, 'zachodniopomorskie');

/* Dictionaries */

do $$
declare kind text;
begin
  foreach kind in array array['taskType','company','department','position','projectType',
    'documentType','receptionType','knowledgeBaseType','tag','agreementType','calendarType'] loop
    execute format('create table %I (
      id integer generated always as identity primary key,
      name text collate "pl-x-icu" not null,
      archived boolean not null default false)', kind);
    -- An archived name may be used again.
    execute format('create unique index on %I (lower(name)) where not archived', kind);
    execute format('create index on %I (name, id)', kind);
    if kind not in ('receptionType','knowledgeBaseType','tag','agreementType') then
      execute format('alter table %I add color text not null default ''#FF0000''', kind);
    end if;
    call make_record(kind);
  end loop;
end $$;
alter table "agreementType" add description text;
alter table "calendarType"
  add "isVacation" boolean not null default true,
  add "isPrivate" boolean not null default false;

create table "companyDepartment" (
  company integer not null references company on delete cascade,
  department integer not null references department on delete cascade,
  primary key (company, department)
);
create index on "companyDepartment" (department);
call track_link('companyDepartment', 'company', 'company', 'departments', 'department');

/* Files and comments: made first, then attached once to a record of the named kind. */

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
create index on file ("attachedTo", "attachedId");

-- The address of a file; the name in it is for people, the id decides.
create function file_path(id integer, name text) returns text
language sql immutable parallel safe
as $$
  select '/api/media/download/id/' || id || '/' ||
    regexp_replace(public.unaccent('public.unaccent'::regdictionary, name), '[^A-Za-z0-9._-]+', '_', 'g')
$$;

create table comment (
  id integer generated always as identity primary key,
  text text not null,
  "attachedTo" text,
  "attachedId" integer
);
call make_record('comment');
create index on comment ("attachedTo", "attachedId", id);

/* People */

create table person (
  id integer generated always as identity primary key,
  username text not null,
  "passwordHash" text,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  department integer references department,
  position integer references position,
  phone text,
  email text not null,
  "businessArea" text,
  picture integer references file,
  roles text[] not null default '{ROLE_USER}',
  active boolean not null default true,
  search text generated always as (fold("firstName" || ' ' || "lastName" || ' ' || email)) stored
);
call make_record('person', '', 'passwordHash');
create unique index on person (lower(username));
create unique index on person (lower(email)) where active;
create index on person ("lastName", "firstName", id);
create index on person (department);
create index on person using gin (search gin_trgm_ops);

create table "personSetting" (
  person integer not null references person on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (person, key)
);

create table session (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  created timestamptz not null default now(),
  "lastSeen" timestamptz not null default now(),
  expires timestamptz not null
);
create index on session (person);

create table "passwordReset" (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  expires timestamptz not null
);
create index on "passwordReset" (person);

-- Who stands in for whom; both ends of the range count.
create table replacement (
  id integer generated always as identity primary key,
  "user" integer not null references person on delete cascade,
  "replacedUser" integer not null references person on delete cascade,
  "dateFrom" timestamptz not null,
  "dateTo" timestamptz not null,
  check ("dateFrom" <= "dateTo"),
  check ("user" <> "replacedUser")
);
call make_record('replacement');
create index on replacement ("user", "dateTo");
create index on replacement ("replacedUser", "dateTo");

create table notification (
  id integer generated always as identity primary key,
  "user" integer not null references person on delete cascade,
  kind text not null,
  content text not null,
  status smallint not null default 0,
  params jsonb not null default '{}',
  created timestamptz not null default now(),
  search text generated always as (fold(regexp_replace(content, '<[^>]*>', ' ', 'g'))) stored
);
call count_changes('notification');
create index on notification ("user", created desc, id desc);
create index on notification ("user") where status = 0;
