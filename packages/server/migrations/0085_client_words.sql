-- expand
-- Clients are found by everything that people call them by: e-mails, web pages, streets, REGON, KRS (docs/decisions/0103).
-- `search` holds all of it beside the names. It is no generated column any more, since another expression would write the
-- whole table anew while everybody waits; what it holds of old rows stays until the batch reaches them.

-- A word as it is looked for and as `search` has it: a web page without the beginning that all have, a mailbox that
-- every company has by its domain alone. Otherwise "biuro" would find everybody, and the companies called so among them.
create function search_word(word text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(
      word, '^(%?)(?:https?://)?(?:www\.)?(?=[^%]{3})', '\1', 'i'), '(\.[[:alpha:]]{2,})/(%?)$', '\1\2'),
    '^(%?)(?:biuro|info|kontakt|sekretariat|office|poczta|mail|hello|firma|recepcja|sklep|handel|sprzedaz|zamowienia|faktury|ksiegowosc|kadry|rachunki)(?=@[^%]{3})', '\1', 'i')
$$;

alter table client add "personEmails" text not null default '';

create function client_words(c client) returns text
language sql stable parallel safe as $$
  select fold(concat_ws(' ', c.name, c."fvName", c.nip, c.city, c."personNames", c.regon, c.krs,
      -- Addresses have "ul." or not; whoever looks for one types it or not.
      regexp_replace(c.street, '^ul(?:\.|\s)\s*', '', 'i'),
      regexp_replace(nullif(c."fvStreet", c.street), '^ul(?:\.|\s)\s*', '', 'i'),
      nullif(c."fvCity", c.city), nullif(search_word(c.website), ''),
      (select string_agg(distinct search_word(mail), ' ')
        from regexp_split_to_table(concat_ws(', ', c.email, c."fvEmail", c."personEmails"), '[,;\s]+') as mail
        where mail <> '')))
    || numbers_in(concat_ws(', ', c.phone, c."fvPhone", c."personPhones"))
$$;

create function keep_client_search() returns trigger language plpgsql as $$
begin
  new.search := client_words(new);
  new.fragments := fragments(new.search);
  return new;
end $$;

alter table client alter search drop expression, alter fragments drop expression;
create trigger "fill_search" before insert or update on client for each row execute function keep_client_search();

drop trigger stamp on client;
create trigger stamp before insert or update on client
  for each row execute function stamp('carerNames,personNames,personPhones,personEmails,nameSearch');
drop trigger history on client;
create trigger history after insert or delete or update on client
  for each row execute function record_history('carerNames,personNames,personPhones,personEmails,nameSearch');

create or replace function "keep_clientPerson"(ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update client record set ("personNames", "personPhones", "personEmails")
    = row(kept."personNames", kept."personPhones", kept."personEmails")
  from (
    select record.id,
      coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p.id), '') as "personNames",
      coalesce(string_agg(p.phone, ', ' order by p.id), '') as "personPhones",
      coalesce(string_agg(p.email, ', ' order by p.id), '') as "personEmails"
    from unnest(ids) as record(id) left join "clientPerson" p on p.client = record.id and p.anonymized is null
    group by record.id
  ) kept
  where record.id = kept.id and (record."personNames", record."personPhones", record."personEmails")
    <> (kept."personNames", kept."personPhones", kept."personEmails");
end $$;
