-- expand
-- What the authorization server keeps (codes, tokens, applications, questions under way), each by the hash of what opens
-- it: whoever reads the database can use none of it.
create table "oauthItem" (
  model text not null,
  "idHash" bytea not null,
  content jsonb not null,
  "grantId" text,
  uid text,
  consumed timestamptz,
  -- Applications have none; they go when nobody has let them in for a while.
  expires timestamptz,
  created timestamptz not null default now(),
  primary key (model, "idHash")
);
create index on "oauthItem" ("grantId") where "grantId" is not null; -- a grant that is taken back: all its tokens
create index on "oauthItem" (uid) where uid is not null; -- a session of the authorization server by its number
create index on "oauthItem" (expires) where expires is not null; -- session:connections, what ended
