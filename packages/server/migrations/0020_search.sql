-- One search over everything (docs/decisions/0045-search.md): what finds candidates of each kind. Who may see which of
-- them is asked by the rooms' own lists, whose rows these are joined with.

-- What a word looks like that was typed with one mistake: a letter more, less or another one, or two beside one another
-- that changed places. What was typed, folded, may be the beginning of the word; null of what is no such word.
create function nearly(typed text) returns text
language sql immutable parallel safe strict as $$
  select '^(' || string_agg(distinct form, '|') || ')' from (
    select left(typed, at - 1) || '.?' || substr(typed, at + 1) from generate_series(1, length(typed)) as at
    union all
    select left(typed, at - 1) || '.' || substr(typed, at) from generate_series(2, length(typed)) as at
    union all
    select overlay(typed placing reverse(substr(typed, at, 2)) from at for 2)
    from generate_series(1, length(typed) - 1) as at
  ) as forms(form)
  where typed ~ '^[[:alnum:]]{4,30}$'
$$;

-- Words of names, folded: few beside the rows that have them, so that one that was nearly typed is found at once.
create function name_words(name text) returns setof text
language sql immutable parallel safe strict as $$
  select distinct word from regexp_split_to_table(name, '[^[:alnum:]]+') as word where length(word) between 4 and 40
$$;

-- Words of the names of clients, also of former ones.
create table "clientWord" (word text primary key);
create index on "clientWord" using gin (word gin_trgm_ops);
insert into "clientWord" select distinct w from client c, name_words(c."nameSearch") as w;

create function keep_client_words() returns trigger language plpgsql as $$
begin
  insert into "clientWord" select name_words(new."nameSearch") on conflict do nothing;
  return null;
end $$;
create trigger words_new after insert on client for each row execute function keep_client_words();
create trigger words_changed after update of name on client
  for each row when (old.name <> new.name) execute function keep_client_words();

-- How well a row fits, the lower the better: 0 its title or one of its numbers is what was typed, 1 the title begins
-- with it, 2 a word of the title does, 3 the title has all words somewhere, 4 they stand elsewhere. (5: in the text
-- of a file, 6: nearly.) `words`: what is searched, with the title at its beginning.
create function fit(words text, title integer, typed text, number text, parts text[]) returns integer
language sql immutable parallel safe as $$
  select case
    when left(words, title) = typed then 0
    when typed ~ '\d' and strpos(' ' || words || ' ', ' ' || coalesce(number, typed) || ' ') > 0 then 0
    when starts_with(left(words, title), typed) then 1
    when strpos(' ' || left(words, title), ' ' || typed) > 0 then 2
    when left(words, title) like all (parts) then 3
    else 4 end
$$;

/*
 * Makes find_<name>(people, own, typed, parts, number, other): at most eight rows that fit best, from a table with
 * `search` and `fragments` (make_searchable) whose search begins with its title. `people`: the asker, then whom they
 * stand in for; `typed`: all of it; `parts`: a pattern of each word, the longest first; `number`: the digits of a NIP or
 * a telephone; `other`: a pattern that may be found instead of the parts, all of these folded; `own`: only of what is
 * the asker's.
 *
 * What many rows have is found among the newest ones without counting the rest, what few have through the index of
 * trigrams: neither reads more than some thousand rows. The newest hundred tell which it is: of what none of them has,
 * the index has little; where some have it, the further newest are looked through. Titles that begin with it and what is the asker's have ways of
 * their own, so that they are not missed among many.
 *
 * `recent`: the column that tells the newest; `mine`: query of the ids that are of `people`, one by one, so that
 * each comes by its own index; `walk`: how many further newest rows are looked at; `also`: query of further ids, with their fit;
 * `names`, `vocabulary`: a folded column in which a letter may be wrong, and the table of its words.
 */
create procedure make_findable(name text, title text, recent text, mine text,
  walk integer default 700, also text default null,
  names text default null, vocabulary text default null)
language plpgsql as $made$
declare
  matched text := '(%1$s.search like all (parts) or %1$s.search like other)';
  found text;
  body text := '';
begin
  execute format('create index %I on %I (left(search, 24) collate "C")', name || '_begin', name);
  foreach found in array array[
    -- Words that stand in many names are rare together; one that is given twice costs the index nothing.
    'r.search like parts[1] and r.search like coalesce(parts[2], parts[1])
      and r.search like coalesce(parts[3], parts[1]) and r.search like coalesce(parts[4], parts[1])
      or r.search like other',
    'r.fragments @> array[fragment(translate(parts[1], ''%\'', ''''))]'
  ] loop
    body := body || case when body = '' then 'if length(parts[1]) > 4 then' else E'else' end || format($sql$
      return query
      with begun as materialized (
        select r.id from %1$I r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from %1$I r order by r.%3$I desc, r.id desc limit 100) n
        where not own and %6$s limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from %1$I r order by r.%3$I desc, r.id desc offset 100 limit %5$s) n
        where not own and (select count(*) from newest) between 1 and 7 and %6$s limit 8
      ), of_people as materialized (
        select r.id from (%4$s) m(id) join %1$I r on r.id = m.id where %7$s limit 60
      ), rare as materialized (
        select r.id from %1$I r
        where not own and (select count(*) from newest) + (select count(*) from newer) < 8
          and (%8$s) and %7$s limit 500
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x%9$s
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.%2$I), typed, number, parts)) as fits, e.mine, r.%3$I
      from every e join %1$I r on r.id = e.id
      order by fits, e.mine desc, r.%3$I desc, r.id desc limit 8;$sql$,
      name, title, recent, mine, walk, format(matched, 'n'), format(matched, 'r'), found,
      ' union all ' || also);
  end loop;
  execute format($function$
    create function %I(people integer[], own boolean, typed text, parts text[], number text, other text)
    returns table (id integer, fits integer, mine boolean, at timestamptz)
    language plpgsql stable rows 8
    set plan_cache_mode = force_generic_plan set enable_seqscan = off
    set max_parallel_workers_per_gather = 0 as %L$function$,
    'find_' || name, format($body$
#variable_conflict use_column
declare
  met integer := 0;
  meant text[];
begin
  %s
  end if;
  %s
end $body$, body, case when names is null then '' else format($sql$
  get diagnostics met = row_count;
  if met < 3 and not own and number is null and typed !~ '\d' then
    -- Each word is there, or one of those that were nearly typed.
    meant := array(
      select array_to_string(array(select v.word from %4$I v
        where v.word ~ nearly(each.part) and v.word not like each.part || '%%' order by length(v.word) limit 4), '|')
      from regexp_split_to_table(typed, ' ') with ordinality as each(part, place) order by place);
    if array_to_string(meant, '') <> '' then
      meant := array(
        select case when g.near = '' then regexp_replace(g.part, '([^[:alnum:]])', '\\\1', 'g')
            else '\m(' || g.near || '|' || g.part || ')' end
        from unnest(meant, string_to_array(typed, ' ')) as g(near, part) order by g.near = '');
      return query
      with newest as materialized (
        select n.id, n.%2$I as at from
          (select r.id, r.%3$I, r.%2$I from %1$I r order by r.%2$I desc, r.id desc limit 800) n
        where n.%3$I ~ all (meant) and not (n.%3$I like all (parts)) limit 5
      ), rare as materialized (
        select r.id, r.%2$I as at from %1$I r
        where (select count(*) from newest) < 5 and r.%3$I ~ meant[1] and r.%3$I ~ all (meant)
          and not (r.%3$I like all (parts)) limit 200
      )
      select x.id, 6, false, x.at from (select * from newest union select * from rare) x
      order by x.at desc limit 5;
    end if;
  end if;$sql$, name, recent, names, vocabulary) end));
end $made$;

-- The words of files, read after their upload (rooms/files): full text without case and diacritics. Empty for what
-- could not be read, so that it is not tried again and again.
create table "fileText" (
  file integer primary key references file on delete cascade,
  words tsvector not null
);
create index on "fileText" using gin (words);

-- What was typed as words that begin so, all of them.
create function words_query(typed text) returns tsquery language sql immutable parallel safe as $$
  select to_tsquery('pg_catalog.simple', coalesce((select string_agg(quote_literal(part) || ':*', ' & ')
    from regexp_split_to_table(btrim(regexp_replace(typed, '[^[:alnum:]]+', ' ', 'g')), ' ') as part
    where part <> ''), ''))
$$;

call make_findable('client', 'name', 'modified',
  'select client from "clientService" where "user" = any (people)', names => 'nameSearch', vocabulary => 'clientWord');
create index on project (seller) where seller is not null; -- search: whose they are
call make_findable('project', 'name', 'modified', 'select m.id from unnest(people) as p(id) cross join lateral (
    select id from project where seller = p.id order by id desc limit 200) m');
call make_findable('issue', 'name', 'modified', 'select m.issue from unnest(people) as p(id) cross join lateral (
    select issue from "issueUser" where "user" = p.id
    order by issue desc limit case when own then null else 200 end) m
  union select m.id from unnest(people) as p(id) cross join lateral (
    select id from issue where "orderedBy" = p.id
    order by created desc limit case when own then null else 200 end) m');
call make_findable('offer', 'name', 'modified', 'select m.id from unnest(people) as p(id) cross join lateral (
    select id from offer where seller = p.id order by created desc limit 200) m');
call make_findable('reception', 'fullName', 'operationDate',
  'select m.id from unnest(people) as p(id) cross join lateral (
    select id from reception where "user" = p.id order by "operationDate" desc limit 200) m');
call make_findable('knowledgeBase', 'name', 'modified',
  'select m.id from unnest(people) as p(id) cross join lateral (
    select id from "knowledgeBase" where "userModified" = p.id order by id desc limit 200) m', walk => 300,
  also => 'select f."attachedId", 5, false from "fileText" t join file f on f.id = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) and f."attachedTo" = ''knowledgeBase'' limit 200');
call make_findable('document', 'filename', 'modified',
  'select m.id from unnest(people) as p(id) cross join lateral (
    select id from document where "createdBy" = p.id order by modified desc limit 200) m',
  also => 'select d.id, 5, false from "fileText" t join document d on d.file = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) limit 200');

-- Tasks have no search of their own: a list of somebody's tasks looks through their names and their projects.
alter table "projectTask" add search text generated always as (fold(name)) stored;
create index on "projectTask" using gin (search gin_trgm_ops);
create index "projectTask_begin" on "projectTask" (left(search, 24) collate "C");

-- As make_findable() makes them. What is open of the asker's is also found by its project and client.
create function find_task(people integer[], own boolean, typed text, parts text[], number text, other text)
returns table (id integer, fits integer, mine boolean, at timestamptz)
language plpgsql stable rows 8
set plan_cache_mode = force_generic_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
begin
  return query
  with newest as materialized (
    -- Where only the asker's are told of, these tell how usual the word is.
    select n.id from (select t.id, t.search from "projectTask" t order by t.id desc limit 100) n
    where n.search like all (parts) limit 8
  ), newer as materialized (
    select n.id from (select t.id, t.search from "projectTask" t order by t.id desc offset 100 limit 700) n
    where (select count(*) from newest) between 1 and 7 and n.search like all (parts) limit 8
  ), of_people as materialized (
    select o.id from unnest(people) as p(id) cross join lateral (
      select t.id, t.search from "projectTask" t where t."user" = p.id order by t.created desc, t.id desc limit 1000) o
    where own and o.search like all (parts) limit 60
  ), of_clients as materialized (
    select t.id from "projectTask" t join project p on p.id = t.project
    where t."user" = any (people) and t.status in (0, 1, 2, 31) and t.search || ' ' || p.search like all (parts)
    limit 60
  ), rare as materialized (
    select t.id from "projectTask" t
    where length(parts[1]) > 4 and (select count(*) from newest) + (select count(*) from newer) < 8
      and t.search like parts[1] and t.search like all (parts) and (not own or t."user" = any (people)) limit 500
  ), every as (
    select c.id, bool_or(c.mine) as mine from (
      select n.id, false as mine from newest n where not own
      union all select n.id, false from newer n where not own
      union all select o.id, true from of_people o
      union all select o.id, true from of_clients o
      union all select r.id, false from rare r
    ) c group by c.id
  )
  select t.id, fit(t.search, length(t.name), typed, number, parts) as fits, e.mine, t.created
  from every e join "projectTask" t on t.id = e.id
  order by fits, t.status in (0, 1, 2, 31) desc, e.mine desc, t.created desc, t.id desc limit 8;
end $$;

-- People by name, telephone and position: few enough to be read one by one. Who has left is found by who may list
-- them (`gone`), by more than their name by who may read that (`contact`).
create function find_person(people integer[], gone boolean, contact boolean, typed text, parts text[], number text,
  other text)
returns table (id integer, fits integer, mine boolean, at timestamptz)
language plpgsql stable rows 8
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  -- Each word, or what it looks like with a mistake; none where something is no word of a name.
  near text[];
begin
  if number is null and typed ~ '[[:alnum:]]{4}' and typed ~ '^[[:alnum:] ]+$' then
    near := array(select '\m' || coalesce(substr(nearly(part), 2), part) from regexp_split_to_table(typed, ' ') as part);
  end if;
  return query
  with known as materialized (
    select p.id, p.active, length(p."firstName") + length(p."lastName") + 1 as name,
      substr(p.search, length(p."firstName") + 2, length(p."lastName")) as last,
      case when p.active or contact then p.search
        else left(p.search, length(p."firstName") + length(p."lastName") + 1) end
        || ' ' || coalesce(s.words, '') as words
    from person p left join (select id, fold(name) as words from position offset 0) s on s.id = p.position
    where (p.active or gone) and p.anonymized is null
  ), exactly as materialized (
    select k.id, least(fit(k.words, k.name, typed, number, parts),
        case when starts_with(k.last, typed) then 1 else 4 end) as fits, k.active, k.words
    from known k where k.words like all (parts) or k.words like other
  ), nearby as materialized (
    select k.id, 6 as fits, k.active, k.words from known k
    where (select count(*) from exactly) < 3 and cardinality(near) > 0
      and left(k.words, k.name) ~ all (near) and not (k.words like all (parts))
  )
  select f.id, f.fits, f.id = people[1] as mine, null::timestamptz
  from (select * from exactly union all select * from nearby) f
  order by f.fits, f.active desc, f.words limit 8;
end $$;
