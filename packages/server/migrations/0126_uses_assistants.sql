-- expand
-- Whether people may let applications and assistants in without a key.
alter table installation add column "usesAssistants" boolean not null default true;
