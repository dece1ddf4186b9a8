-- expand
-- Names and addresses as the contract's kit/clean.ts keeps them (docs/decisions/0078), for rows from before it and for
-- servers of the version before. Where names or addresses are unique, a trigger cleans what is written, so that the indexes
-- over lower(…) are those of the clean form.

-- A text of one line: composed, without what nobody sees, one space between words. Pictures keep what joins them.
create function clean_line(value text) returns text
language sql immutable parallel safe strict as $$
  select case when value ~ '^[!-~]+( [!-~]+)*$' then value else
    btrim(regexp_replace(normalize(regexp_replace(value, case
      when value ~ '[\u2300-\u27bf\U0001f000-\U0001faff]' then '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]'
      else '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]'
    end, '', 'g'), nfc), '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'), ' ')
  end $$;

-- A number, code or address of mail: any dash is '-', wide signs are plain ones.
create function clean_number(value text) returns text
language sql immutable parallel safe strict as $$
  select case when value ~ '^[!-~]+( [!-~]+)*$' then value else
    regexp_replace(normalize(clean_line(value), nfkc), '[\u02d7\u2010-\u2015\u2043\u2212\ufe31\ufe32\ufe58\ufe63\uff0d]', '-', 'g')
  end $$;

-- What would be nothing once it is clean stays as it is: a name is demanded.
create function clean_name() returns trigger language plpgsql as $$
begin
  new.name := coalesce(nullif(clean_line(new.name), ''), new.name);
  return new;
end $$;

create function clean_account() returns trigger language plpgsql as $$
begin
  new.email := clean_number(new.email);
  new.username := clean_number(new.username);
  return new;
end $$;

-- Puts one record in the place of another of the same table, wherever it is pointed at, and takes the other away. Rows that
-- then stand twice (a client with both tags) go once.
create function put_in_place(kind text, other integer, survivor integer) returns void
language plpgsql as $$
declare
  place record;
  same text;
begin
  for place in
    select c.conrelid::regclass as source, c.conrelid, a.attname as field, a.attnum as at
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = format('%I', kind)::regclass
  loop
    for same in
      select coalesce(string_agg(format('b.%1$I = a.%1$I', f.attname), ' and ') filter (where f.attnum <> place.at), 'true')
      from pg_index i cross join unnest(i.indkey::smallint[]) k(at)
      join pg_attribute f on f.attrelid = i.indrelid and f.attnum = k.at
      where i.indrelid = place.conrelid and i.indisunique and i.indpred is null and place.at = any (i.indkey::smallint[])
      group by i.indexrelid
    loop
      execute format('delete from %1$s a where a.%2$I = $1 and exists (select from %1$s b where b.%2$I = $2 and %3$s)',
        place.source, place.field, same) using other, survivor;
    end loop;
    execute format('update %s set %2$I = $2 where %2$I = $1', place.source, place.field) using other, survivor;
  end loop;
  execute format('delete from %I where id = $1', kind) using other;
end $$;

do $$
declare
  kind text;
  label text;
  twin record;
  told text[] := '{}';
  administrator integer;
begin
  foreach kind in array array['taskType','company','department','position','projectType','documentType','receptionType',
    'knowledgeBaseType','tag','agreementType','calendarType','refusalReason']
  loop
    for twin in execute format('select d.id, d.name, s.id as survivor, s.name as survivor_name from %1$I d join lateral (
        select o.id, o.name from %1$I o where not o.archived and lower(clean_line(o.name)) = lower(clean_line(d.name))
        order by o.id limit 1) s on s.id < d.id
      where not d.archived and clean_line(d.name) <> '''' order by d.id', kind)
    loop
      label := format('„%s” (%s, nr %s i %s)', clean_line(twin.name), kind, twin.survivor, twin.id);
      begin
        perform put_in_place(kind, twin.id, twin.survivor);
        told := told || ('połączono wpisy o tej samej nazwie: ' || label);
      exception when unique_violation or check_violation or foreign_key_violation or not_null_violation then
        -- Both stay; the later one is told apart.
        execute format('update %I set name = clean_line(name) || '' ('' || id || '')'' where id = $1', kind) using twin.id;
        told := told || ('zostawiono dwa wpisy o tej samej nazwie, drugi z numerem: ' || label);
      end;
    end loop;
    execute format('update %I set name = clean_line(name) where name <> clean_line(name) and clean_line(name) <> ''''', kind);
    execute format('create trigger clean before insert or update of name on %I for each row execute function clean_name()', kind);
  end loop;

  for twin in
    select p.id, clean_number(p.email) as name, o.id as survivor from person p join lateral (
      select o.id from person o where o.active and o.id < p.id and (
        lower(clean_number(o.email)) in (lower(clean_number(p.email)), lower(clean_number(p.username)))
        or lower(clean_number(o.username)) in (lower(clean_number(p.email)), lower(clean_number(p.username))))
      order by o.id limit 1) o on true
    where p.active order by p.id
  loop
    told := told || format('dwa konta mają adres, który wygląda tak samo, i oba zostały bez zmian: „%s” (osoby nr %s i %s)',
      twin.name, twin.survivor, twin.id);
  end loop;
  update person p set email = clean_number(email), username = clean_number(username), phone = clean_number(phone),
      "firstName" = coalesce(nullif(clean_line("firstName"), ''), "firstName"),
      "lastName" = coalesce(nullif(clean_line("lastName"), ''), "lastName")
    where (email, username, coalesce(phone, ''), "firstName", "lastName") is distinct from
        (clean_number(email), clean_number(username), coalesce(clean_number(phone), ''), clean_line("firstName"), clean_line("lastName"))
      and not (active and exists (select from person o where o.active and o.id <> p.id and (
        lower(clean_number(o.email)) in (lower(clean_number(p.email)), lower(clean_number(p.username)))
        or lower(clean_number(o.username)) in (lower(clean_number(p.email)), lower(clean_number(p.username))))));
  create trigger clean before insert or update of email, username on person for each row execute function clean_account();

  if cardinality(told) > 0 then
    foreach label in array told loop raise log 'Porządkowanie nazw i adresów: %', label; end loop;
    for administrator in select id from person where active and 'ROLE_ADMIN' = any (roles) loop
      insert into notification ("user", kind, content)
        select administrator, 'textsCleaned', 'Porządkowanie nazw i adresów: ' ||
          replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
        from unnest(told) line;
    end loop;
  end if;
end $$;
