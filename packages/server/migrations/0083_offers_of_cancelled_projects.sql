-- alone
-- A cancelled project leaves its offer to another one.
create unique index concurrently project_offer_live_key on project (offer)
  where offer is not null and not cancelled;
-- An offer's page tells its projects, and its deletion takes it off them.
create index concurrently project_offer_idx on project (offer) where offer is not null;
drop index concurrently if exists project_offer_key;
