-- expand
-- A client that became a part of another one is found by what it was called: its name, its NIP and its e-mails are words
-- of the one that stays, whatever chain leads there. Its e-mails outlive the row that takes the merging back.
alter table "clientMerge" add email text not null default '';

create function former_client_words(client integer) returns text
language sql stable parallel safe as $$
  with recursive part as (
    select m.client, m.name, m.nip, m.email, m."row", 1 as step from "clientMerge" m where m."into" = $1
    union all
    select m.client, m.name, m.nip, m.email, m."row", p.step + 1
    from part p join "clientMerge" m on m."into" = p.client where p.step < 100
  )
  select string_agg(concat_ws(' ', p.name, nullif(p.nip, ''), (
    select string_agg(search_word(mail), ' ')
    from regexp_split_to_table(coalesce(nullif(p.email, ''), p."row" #>> '{row,email}', ''), '[,;\s]+') as mail
    where mail <> '')), ' ' order by p.client)
  from part p
$$;

create or replace function client_words(c client) returns text
language sql stable parallel safe as $$
  select fold(concat_ws(' ', c.name, c."fvName", c.nip, c.city, c."personNames", c.regon, c.krs,
      -- Addresses have "ul." or not; whoever looks for one types it or not.
      regexp_replace(c.street, '^ul(?:\.|\s)\s*', '', 'i'),
      regexp_replace(nullif(c."fvStreet", c.street), '^ul(?:\.|\s)\s*', '', 'i'),
      nullif(c."fvCity", c.city), nullif(search_word(c.website), ''),
      (select string_agg(distinct search_word(mail), ' ')
        from regexp_split_to_table(concat_ws(', ', c.email, c."fvEmail", c."personEmails"), '[,;\s]+') as mail
        where mail <> ''), former_client_words(c.id)))
    || numbers_in(concat_ws(', ', c.phone, c."fvPhone", c."personPhones"))
$$;
