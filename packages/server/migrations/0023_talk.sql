-- Talk on records: who is called by a comment, what it answers, who has seen it.

-- The comment under which it stands, on the same record; what was said there stays when that one goes.
alter table comment add "answerTo" integer references comment on delete set null;
create index on comment ("answerTo") where "answerTo" is not null; -- the deletion of what was answered
-- Nor is that a change of what it says.
drop trigger stamp on comment;
create trigger stamp before insert or update on comment
  for each row execute function stamp('attachedTo,attachedId,answerTo');

-- Whom a comment calls: by name ("@[12]" in its text), or by answering them. Of a record that one may read.
create table mention (
  id integer generated always as identity primary key,
  "attachedTo" text not null,
  "attachedId" integer not null,
  comment integer references comment on delete cascade,
  "offerComment" integer references "offerComment" on delete cascade,
  "user" integer not null references person on delete cascade,
  "by" integer,
  at timestamptz not null default now(),
  -- Not by name.
  answers boolean not null default false,
  -- When they opened it, answered, or said that they have seen it.
  opened timestamptz,
  check (num_nonnulls(comment, "offerComment") = 1),
  unique (comment, "user"), -- who is named in a comment
  unique ("offerComment", "user")
);
create index on mention ("user") where opened is null; -- what waits for a person: Mój dzień
create index on mention ("user", "attachedTo", "attachedId"); -- what waits for them on a record; leaving
call on_rows('mention', 'tell_day', 'tell_day_of_user');

create table "commentSeen" (
  comment integer not null references comment on delete cascade,
  "user" integer not null references person on delete cascade,
  at timestamptz not null default now(),
  primary key (comment, "user")
);
create index on "commentSeen" ("user"); -- leaving

-- What a comment says in plain words, for lines that quote it: the people it names as they are called now.
create function mention_words(said text) returns text language plpgsql stable strict as $$
declare
  one record;
begin
  if strpos(said, '@[') = 0 then
    return said;
  end if;
  for one in
    select u.id, u."firstName" || ' ' || u."lastName" as name
    from person u
    where u.id in (
      select found.ids[1]::integer
      from regexp_matches(said, '@\[([1-9]\d{0,8})\]', 'g') as found(ids))
  loop
    said := replace(said, '@[' || one.id || ']', '@' || one.name);
  end loop;
  return said;
end $$;

-- A formatted text names people by links to their profiles whose words begin with an @: called as they are now.
create function mention_links(html text) returns text language plpgsql stable strict as $$
declare
  one record;
begin
  if strpos(html, '">@') = 0 then
    return html;
  end if;
  for one in
    select u.id, replace(replace(replace(replace(u."firstName" || ' ' || u."lastName",
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\', '\\') as name
    from person u
    where u.id in (
      select found.ids[1]::integer
      from regexp_matches(html, '"/profile/view/([1-9]\d{0,8})"[^>]*>@', 'g') as found(ids))
  loop
    html := regexp_replace(html,
      '("/profile/view/' || one.id || '"[^>]*>)@[^<]*', '\1@' || one.name, 'g');
  end loop;
  return html;
end $$;
