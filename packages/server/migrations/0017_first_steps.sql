-- The first day of a company: what was put off, what was taken of the starter catalogue, what was tried;
-- and what the company says about itself.

-- Only a company that began empty has its row; what is done is told by what is there.
create table "firstSteps" (
  id integer primary key default 1 check (id = 1),
  begun timestamptz not null default now(),
  skipped text[] not null default '{}'
);

-- Each package once, as long as the service that was made of it is there.
create table "starterPackage" (
  key text primary key,
  service integer not null references "serviceDefinition" on delete cascade,
  created timestamptz not null default now()
);
create index on "starterPackage" (service); -- deletion of a service

-- The last try of a kind: a letter to oneself, a copy of the data.
create table trial (
  kind text primary key check (kind in ('mail', 'backup')),
  state text not null check (state in ('waiting', 'done', 'failed')),
  started timestamptz not null default now(),
  finished timestamptz,
  told text
);

create table organization (
  id integer primary key default 1 check (id = 1),
  name text not null,
  street text,
  "postalCode" text,
  city text,
  nip text,
  phone text,
  email text,
  -- #RRGGBB, as chosen; what is shown of it is worked out (contract/src/kit/colors.ts).
  accent text,
  -- A small PNG made here; the history tells that it is another one, by its mark.
  "logoImage" bytea,
  logo text generated always as (left(encode(sha256("logoImage"), 'hex'), 16)) stored
);
call make_record('organization', secret => 'logoImage', quiet => 'logo');
