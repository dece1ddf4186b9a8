-- expand
-- Questions of one colleague to another that are about no record: those about one are comments there. Only the two read them.
create table "question" (
  id integer generated always as identity primary key,
  "createdBy" integer not null references person,
  "user" integer not null references person,
  text text not null,
  created timestamptz not null default now(),
  answer text,
  "answeredAt" timestamptz,
  check ("createdBy" <> "user"),
  check ((answer is null) = ("answeredAt" is null))
);
create index on "question" ("user") where "answeredAt" is null; -- Mój dzień: what waits for an answer
create index on "question" ("createdBy") where "answeredAt" is null; -- Mój dzień: whose answer is waited for
create index on "question" (least("createdBy", "user"), greatest("createdBy", "user"), id); -- what two people asked each other
