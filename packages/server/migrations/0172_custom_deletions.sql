-- alone
-- The deletion of a field, and whether a long text has been filled at all: of nothing else than its number an index tells.
create index concurrently "clientCustom_field" on "clientCustom" (field);
create index concurrently "projectCustom_field" on "projectCustom" (field);
create index concurrently "issueCustom_field" on "issueCustom" (field);
create index concurrently "offerCustom_field" on "offerCustom" (field);
create index concurrently "documentCustom_field" on "documentCustom" (field);
create index concurrently "taskCustom_field" on "taskCustom" (field);
create index concurrently "receptionCustom_field" on "receptionCustom" (field);
create index concurrently "personCustom_field" on "personCustom" (field);
create index concurrently "contactCustom_field" on "contactCustom" (field);
