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
create index on "signInTicket" (person);
