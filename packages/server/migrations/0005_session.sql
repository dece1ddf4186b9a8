-- Signing in: sessions, second factor, single sign-on, recovery, and those who only try.

create table session (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  created timestamptz not null default now(),
  "lastSeen" timestamptz not null default now(),
  expires timestamptz not null,
  -- What the list of one's own sessions tells. `id` names a session without opening anything.
  id integer generated always as identity unique,
  address text,
  agent text
);
create index on session (person); -- one's own sessions; signing somebody out everywhere

-- Open pages hear that their session is over (see 0006_notifications.sql).
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  insert into news (ended) select encode("tokenHash", 'hex') from gone;
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $$;
create trigger tell_ended after delete on session referencing old table as gone
  for each statement execute function tell_session_ended();

create table "passwordReset" (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  expires timestamptz not null,
  -- Asking for a new password leaves an invitation standing.
  purpose text not null default 'recovery' check (purpose in ('recovery', 'invitation')),
  created timestamptz not null default now()
);
create index on "passwordReset" (person); -- links of a person: one at a time, ended with the account

-- A code from an app as the second step of signing in, for people who turned it on.
create table "secondFactor" (
  person integer primary key references person on delete cascade,
  -- Encrypted under the kept secret `second-factor`.
  secret text not null,
  -- Null while it is being set up: nothing asks for its codes yet.
  confirmed timestamptz,
  -- The step of the last code that was taken; it and those before open nothing any more.
  "lastStep" bigint not null default 0
);

-- Single-use codes for when the app is lost; kept hashed.
create table "recoveryCode" (
  person integer not null references "secondFactor" on delete cascade,
  "codeHash" bytea not null,
  primary key (person, "codeHash")
);

-- Who is half-way in: `code` has given the password, `entry` comes back from single sign-on.
create table "signInTicket" (
  "tokenHash" bytea primary key,
  person integer not null references person on delete cascade,
  purpose text not null check (purpose in ('code', 'entry')),
  expires timestamptz not null
);
create index on "signInTicket" (person); -- signing somebody out everywhere

-- Ways to the company's sign-in service that a browser has begun and not come back from yet.
create table "oidcAttempt" (
  -- Hash of what the browser's cookie holds.
  "browserHash" bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  -- Where in the product the person wanted to go.
  back text not null,
  expires timestamptz not null
);

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
create index on "knownDevice" (person); -- signing in: the oldest of a person's browsers go
