-- Why offers are refused: a dictionary like the others.
create table "refusalReason" (
  id integer generated always as identity primary key,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false
);
create unique index on "refusalReason" (lower(name)) where not archived;
create index on "refusalReason" (name, id);
call make_record('refusalReason');

alter table offer
  -- Net, PLN.
  add value numeric(14,2) check (value >= 0),
  -- The last day on which the client may accept it.
  add "validTo" date,
  -- Only while the offer is refused (status 1).
  add "refusalReason" integer references "refusalReason";
create index on offer (value, id);
create index on offer (value desc nulls last, id desc);
create index on offer ("refusalReason") where "refusalReason" is not null;

-- An offer becomes a project once; of several made of one, the first keeps it.
alter table project disable trigger user;
update project p set offer = null
  where exists (select from project first where first.offer = p.offer and first.id < p.id);
alter table project enable trigger user;
drop index project_offer_idx;
create unique index project_offer_key on project (offer) where offer is not null;
