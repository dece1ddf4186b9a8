-- expand
-- Letters are kept whole: which comment is whose, what tells two letters of one name apart, and how often a letter was
-- tried to be read, noted before each attempt so that one that ends the server counts as well.
alter table "incomingLetter" add column content text;

create table "letterComment" (
  comment integer primary key references comment on delete cascade,
  letter integer not null references "incomingLetter" on delete cascade
);
create index on "letterComment" (letter); -- deletion of a letter

create table "letterAttempt" (
  hash text primary key,
  attempts smallint not null default 0,
  since timestamptz not null default now()
);

-- Whose mailbox has a first letter about a record: later ones name it, so that they stand together there.
create table "mailThread" (
  person integer not null references person on delete cascade,
  thread text not null,
  -- The notification that it told of.
  first integer not null,
  primary key (person, thread)
);

-- What is taken out of a letter's words stands in the letter as it came as well: that goes whole, within the hour.
create function drop_whole_letter() returns trigger language plpgsql as $$
begin
  update file set "attachedTo" = null, "attachedId" = null, created = now() - interval '2 days'
  where "attachedTo" = 'letterWhole' and "attachedId" = new.id;
  return null;
end $$;
create trigger drop_whole after update of text, subject, "fromName", "fromAddress" on "incomingLetter"
  for each row when (old."fromAddress" <> new."fromAddress" or old."fromName" <> new."fromName" or old.subject <> new.subject
    or (new.text <> '' and old.text <> new.text))
  execute function drop_whole_letter();
