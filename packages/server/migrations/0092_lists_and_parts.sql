-- expand
-- How lists look until a person chooses otherwise, and which parts of the product the company uses.
alter table installation add column "listRows" text check ("listRows" in ('10', '25', '50', '100'));
alter table installation add column "listDensity" text check ("listDensity" in ('usual', 'dense'));
alter table installation add column "usesOffers" boolean not null default true;
alter table installation add column "usesReception" boolean not null default true;
alter table installation add column "usesDocuments" boolean not null default true;
alter table installation add column "usesKnowledge" boolean not null default true;
