-- What other records choose from: provinces, and dictionaries that an administrator keeps.

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

-- Tens of rows each: read whole and ordered faster than through an index.
do $$
declare kind text;
begin
  foreach kind in array array['taskType','company','department','position','projectType',
    'documentType','receptionType','knowledgeBaseType','tag','agreementType','calendarType',
    'refusalReason'] loop
    execute format('create table %I (
      id integer generated always as identity primary key,
      name text collate "pl-x-icu" not null,
      archived boolean not null default false)', kind);
    -- An archived name may be used again.
    execute format('create unique index on %I (lower(name)) where not archived', kind);
    if kind not in ('receptionType','knowledgeBaseType','tag','agreementType','refusalReason') then
      execute format('alter table %I add color text not null default ''#FF0000''', kind);
    end if;
    call make_record(kind);
  end loop;
end $$;
alter table "agreementType" add description text;
alter table "calendarType"
  add "isVacation" boolean not null default true,
  add "isPrivate" boolean not null default false,
  -- What somebody asks for counts once the head of their department says so.
  add "needsApproval" boolean not null default false,
  -- The smallest part that may be taken.
  add unit text not null default 'day' check (unit in ('day', 'half', 'hour')),
  -- Whether the limit below counts; the law's numbers stand there before anybody switches it on.
  add limited boolean not null default false,
  -- 'vacation': by seniority and part of a full-time post, carried over; 'saturdays': a day for each
  -- holiday on a Saturday.
  add "limitKind" text not null default 'days' check ("limitKind" in ('days', 'vacation', 'saturdays')),
  add "limitDays" smallint check ("limitDays" between 0 and 366),
  -- What is taken of it is taken of that type as well.
  add within integer references "calendarType" check (within <> id),
  -- What is over the limit is refused, not only asked about.
  add "limitForbids" boolean not null default false;

create table "companyDepartment" (
  company integer not null references company on delete cascade,
  department integer not null references department on delete cascade,
  primary key (company, department)
);
create index on "companyDepartment" (department); -- companies of a department; its deletion
call track_link('companyDepartment', 'company', 'company', 'departments', 'department');
