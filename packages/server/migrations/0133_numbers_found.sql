-- NIPs and telephones are found however they are written: beside its words `search` has the digits
-- of the numbers in them ("600-700-800" is 600700800), through the same indexes.

-- Numbers of at least seven digits in a text, without what stands between the digits, each after a
-- space; '' when there is none. Digits apart by a comma are two numbers.
create function numbers_in(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if value !~ '\d(\D{0,3}\d){6}' then
    return '';
  end if;
  return coalesce((
    select string_agg(' ' || numbers.run[1], '')
    from regexp_matches(
      regexp_replace(value, '(\d)[ ().+/\u00a0\u2013-]+(?=\d)', '\1', 'g'), '\d{7,}', 'g') as numbers(run)
  ), '');
end $$;

-- Telephones of a client's contact persons, kept by the triggers that keep their names.
alter table client add "personPhones" text not null default '';
drop trigger stamp on client;
drop trigger history on client;
create trigger stamp before insert or update on client
  for each row execute function stamp('carerNames,personNames,personPhones,nameSearch');
create trigger history after insert or update or delete on client
  for each row execute function record_history('carerNames,personNames,personPhones,nameSearch');

create or replace function name_contacts(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  update client c set "personNames" = kept.names, "personPhones" = kept.phones
  from (
    select i.id,
      coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p.id), '') as names,
      coalesce(string_agg(p.phone, ', ' order by p.id), '') as phones
    from unnest(ids) as i(id)
    left join "clientPerson" p on p.client = i.id and p.anonymized is null
    group by i.id
  ) kept
  where c.id = kept.id and (c."personNames", c."personPhones") <> (kept.names, kept.phones);
end $$;
select name_contacts(array(select client from "clientPerson" where phone is not null));

-- The expression of a generated column can only be changed by making the column anew, and its
-- indexes with it; `fragments` repeats the expression, for it cannot read another generated column.
create procedure search_by(list text, words text, short boolean) language plpgsql as $$
begin
  if short then
    execute format('alter table %I drop column fragments', list);
    execute format('alter table %I add fragments smallint[]
      generated always as (fragments(%s)) stored', list, words);
    execute format('create index on %I using gin (fragments)', list);
  end if;
  execute format('alter table %I drop column search', list);
  execute format('alter table %I add search text generated always as (%s) stored', list, words);
  execute format('create index on %I using gin (search gin_trgm_ops)', list);
end $$;

call search_by('client', $$fold(name || ' ' || "fvName" || ' ' || nip || ' ' || city || ' '
  || "personNames") || numbers_in(phone || ', ' || "fvPhone" || ', ' || "personPhones")$$, true);
call search_by('person', $$fold("firstName" || ' ' || "lastName" || ' ' || email)
  || numbers_in(coalesce(phone, ''))$$, false);
call search_by('reception', $$fold("fullName" || ' ' || description || ' ' || "partyName" || ' '
  || "userName" || ' ' || "taskNumber" || ' ' || "sysNumber")
  || numbers_in("fullName" || ', ' || description || ', ' || "partyName" || ', ' || "taskNumber")$$,
  true);
drop procedure search_by;
