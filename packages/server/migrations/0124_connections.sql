-- expand
-- Applications that a person let in by OAuth: a connection is a key of access that nobody has copied. Its grant is the
-- authorization server's number of what was allowed; the tokens themselves stand in "oauthItem".
alter table "accessToken" add column client text;
alter table "accessToken" add column "grantId" text;
