-- Keys with which programs call in somebody's name, and programs that have an account of their own
-- (docs/decisions/0066-keys-and-programs.md).

-- Accounts of programs. Their row in `person` is never active: nobody signs in with it, no list of staff and no picker
-- offers it. It names them in the history, and has the roles that their keys can have.
create table program (
  person integer primary key references person,
  -- What it is for, and who answers for it.
  description text,
  created timestamptz not null default now(),
  "createdBy" integer references person,
  -- Its keys open nothing any more.
  ended timestamptz
);
create index on program ("createdBy") where "createdBy" is not null; -- notice of a key that ends: whom to tell

create table "accessToken" (
  id integer generated always as identity primary key,
  -- Whose rights it has: a person or a program.
  person integer not null references person on delete cascade,
  name text not null,
  "tokenHash" bytea not null unique,
  -- The last characters, by which its owner knows it.
  ending text not null,
  -- Areas of the contract that it reads, and those that it changes.
  reads text[] not null,
  writes text[] not null,
  created timestamptz not null default now(),
  "createdBy" integer references person,
  expires timestamptz not null,
  "lastUsed" timestamptz,
  "lastAddress" text,
  revoked timestamptz,
  "revokedBy" integer references person,
  -- When its owner was told that it ends soon.
  warned timestamptz
);
create index on "accessToken" (person); -- one's own keys; ending them with the account
create index on "accessToken" (expires) where revoked is null and warned is null; -- job: notice before the end
