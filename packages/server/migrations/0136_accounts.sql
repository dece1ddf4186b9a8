-- Who tries to get in, from where and how often; what a person may know and end of their sessions.

-- Failures in a row under one key; while `until` lies ahead the key is refused. Passwords and codes
-- that fit delete the row.
create table "failedAttempt" (
  key text primary key,
  count integer not null,
  until timestamptz not null,
  last timestamptz not null default now()
);

-- Browsers that somebody has signed in with before: each buys tries of its own and nothing else.
create table "knownDevice" (
  "tokenHash" bytea not null,
  person integer not null references person on delete cascade,
  "lastUsed" timestamptz not null default now(),
  primary key ("tokenHash", person)
);
create index on "knownDevice" (person);

-- What the list of one's own sessions tells. `id` names a session without opening anything.
alter table session
  add id integer generated always as identity unique,
  add address text,
  add agent text;

-- Asking for a new password leaves an invitation standing.
alter table "passwordReset"
  add purpose text not null default 'recovery' check (purpose in ('recovery', 'invitation')),
  add created timestamptz not null default now();

-- Somebody who left and was made anonymous: the record stays, so that their work stays countable.
alter table person add anonymized timestamptz;

-- A file's name changes only when somebody is made anonymous; the list of documents repeats it.
create function document_file_renamed() returns trigger language plpgsql as $$
begin
  update document set filename = new."fileName" where file = new.id;
  return null;
end $$;
create trigger document_renamed after update of "fileName" on file
  for each row when (old."fileName" <> new."fileName") execute function document_file_renamed();
