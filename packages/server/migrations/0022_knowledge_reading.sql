-- Articles that are kept true and read (docs/decisions/0049-knowledge-that-is-read.md): an owner who reviews them, who is
-- asked to read them and who did, links between them, issues they help with.

alter table "knowledgeBase"
  -- Keeps it true; reminded when its day of review comes.
  add owner integer references person,
  add "reviewOn" date,
  -- Types of issues (contract, issues.lists) with which it is suggested.
  add "issueTypes" integer[] not null default '{}',
  -- The version with which its text became what it is: what was confirmed before is of an earlier text.
  add "textVersion" integer not null default 1;
alter table "knowledgeBase" disable trigger user;
update "knowledgeBase" set owner = "createdBy", "textVersion" = version
  where "createdBy" in (select id from person);
alter table "knowledgeBase" enable trigger user;

create index on "knowledgeBase" ("reviewOn", id); -- list of articles: its order; reviews that are due
create index on "knowledgeBase" ("reviewOn" desc nulls last, id desc); -- list of articles: its order
create index on "knowledgeBase" (owner, modified, id); -- list of articles: its filter; what an owner leaves behind
create index on "knowledgeBase" using gin ("issueTypes"); -- suggestions to whoever writes an issue

create function keep_text_version() returns trigger language plpgsql as $$
begin
  new."textVersion" := old.version + 1;
  return new;
end $$;
-- After 'stamp', which counts the version, by its name.
create trigger "textVersion" before update of description on "knowledgeBase"
  for each row when (old.description is distinct from new.description)
  execute function keep_text_version();

-- Every review: who found the article true, and until when.
create table "knowledgeReview" (
  id integer generated always as identity primary key,
  article integer not null references "knowledgeBase" on delete cascade,
  at timestamptz not null default now(),
  by integer not null references person,
  next date
);
create index on "knowledgeReview" (article, id); -- an article's reviews; its deletion
create index on "knowledgeReview" (by); -- whether a person is referred to

-- Links in the texts, by id; derived from them, for present titles and for 'Linkują tutaj'.
create table "knowledgeLink" (
  article integer not null references "knowledgeBase" on delete cascade,
  target integer not null references "knowledgeBase" on delete cascade,
  primary key (article, target)
);
create index on "knowledgeLink" (target); -- backlinks; deletion of what is linked to

-- 'Proszę o przeczytanie': departments or everybody; an article has at most one that holds.
create table "readingRequest" (
  id integer generated always as identity primary key,
  article integer not null references "knowledgeBase" on delete cascade,
  everybody boolean not null default false,
  "dueOn" date,
  ended timestamptz,
  -- The last day on which those who have not read were reminded by hand.
  "remindedOn" date
);
call make_record('readingRequest', quiet => 'remindedOn');
create unique index on "readingRequest" (article) where ended is null; -- the one that holds
create index on "readingRequest" (article); -- deletion of an article

create table "readingDepartment" (
  request integer not null references "readingRequest" on delete cascade,
  department integer not null references department,
  primary key (request, department)
);
create index on "readingDepartment" (department); -- whether a department is in use
call track_link('readingDepartment', 'readingRequest', 'request', 'departments', 'department');

-- 'Przeczytane': who, when, and which version of the article.
create table "readingConfirmation" (
  request integer not null references "readingRequest" on delete cascade,
  person integer not null references person,
  at timestamptz not null default now(),
  version integer not null,
  primary key (request, person)
);
create index on "readingConfirmation" (person); -- whether a person is referred to

-- Who was told of a request: 0 that they are asked, 1 that its day is near, 2 that it has passed; each once.
create table "readingNotice" (
  request integer not null references "readingRequest" on delete cascade,
  person integer not null references person,
  stage smallint not null,
  primary key (request, person, stage)
);
create index on "readingNotice" (person); -- whether a person is referred to

-- Whether a person (of whom the department is known) is asked to read by a request. Who asks is not asked.
create function is_asked(asked integer, every boolean, asker integer, person integer, of integer) returns boolean
language sql stable parallel safe as $$
  select person is distinct from asker
    and (every or exists (select from "readingDepartment" d where d.request = asked and d.department = of))
$$;
