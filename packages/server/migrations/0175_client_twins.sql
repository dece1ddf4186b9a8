-- expand
-- Which clients may share their NIP with another one: what the list's filter looks among, instead of grouping the NIP of all.
-- Whoever gets a NIP is noted with those that have it already. Of two that come at the same moment neither sees the other,
-- so each is noted for itself too; a night later, when both transactions are long over, those are taken out that share it with nobody.
-- The filter asks each of them anew: a row too many changes no answer.
create table "clientTwin" (
  client integer primary key,
  noted timestamptz not null default now()
);

create function note_same_nips() returns trigger language plpgsql as $$
begin
  insert into "clientTwin" (client)
  select c.id from client c
  where c.nip = new.nip and (c.id = new.id
    -- Noted lately: no night takes it out meanwhile.
    or not exists (select from "clientTwin" t where t.client = c.id and t.noted > now() - interval '12 hours'))
  order by c.id
  -- What a night would take out meanwhile stays.
  on conflict (client) do update set noted = excluded.noted;
  return null;
end $$;

create trigger twins_new after insert on client
  for each row when (new.nip <> '') execute function note_same_nips();
create trigger twins_changed after update of nip on client
  for each row when (new.nip <> '' and old.nip <> new.nip) execute function note_same_nips();

-- By whom clients are written waits for the triggers above, so none is missing.
insert into "clientTwin" (client)
select c.id from client c
where c.nip = any(array(select d.nip from client d where d.nip <> '' group by d.nip having count(*) > 1));
