-- alone
create unique index concurrently "accessToken_grantId_idx" on "accessToken" ("grantId") where "grantId" is not null; -- whose token it is: each call of an assistant
