-- expand
-- What is asked of which index while somebody types (docs/decisions/0045-search.md). The index of trigrams is asked for
-- the words that tell most: numbers of five digits and more, then the longest; after five long words of a name its number was
-- looked for row by row. Signs and short numbers ("4/2", on the way to "4/2025") give it nothing that not every row had, so
-- that it gave the whole table (reception of 300,000: 160 ms); the pairs of signs tell of these. A word that was nearly
-- typed is asked of the index together with the one beside it. Whose the rows are is asked of all that the index has, where
-- it has few, instead of reading all that somebody ever took part in.

/*
 * Makes the function find_<name>: ids with their fit, the eight best. What many rows have is found among the newest ones without
 * counting the rest, what few have through an index: neither reads more than some thousand rows. The newest hundred tell
 * which it is: of what none of them has, the index has little; where some have it, the further newest are looked through.
 * Titles that begin with it and what is the asker's have ways of their own, so that they are not missed among many. The
 * index <name>_begin, on left(search, 24) collate "C", is made beside it.
 *
 * `recent`: the column that tells the newest; `mine`: query of the ids that are of `people`, one by one, so that
 * each comes by its own index; `walk`: how many further newest rows are looked at; `also`: query of further ids, with their
 * fit; `names`, `vocabulary`: a folded column in which a letter may be wrong, and the table of its words.
 */
create or replace procedure make_findable(name text, title text, recent text, mine text,
  walk integer default 700, also text default null,
  names text default null, vocabulary text default null)
language plpgsql as $made$
declare
  matched text := '(%1$s.search like all (parts) or %1$s.search like other)';
  -- One that is given twice costs the index nothing.
  trigrams text := 'r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1])';
  ways text[] := array[
    'if cardinality(keys) = 0 then', 'r.fragments @> pairs',
    'elsif unsaid then', 'r.search like keys[1] and r.fragments @> pairs',
    'else', trigrams || ' or r.search like other'];
  body text := '';
begin
  for way in 1 .. 5 by 2 loop
    body := body || E'\n  ' || ways[way] || format($sql$
      return query
      with begun as materialized (
        select r.id from %1$I r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from %1$I r order by r.%3$I desc, r.id desc limit 100) n
        where %6$s limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from %1$I r order by r.%3$I desc, r.id desc offset 100 limit %5$s) n
        where not own and (select count(*) from newest) between 1 and 7 and %6$s limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from %1$I r where (select so from rarely) and (%8$s) and %7$s
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (%4$s), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join %1$I r on r.id = m.id where not (select so from whole) and %7$s limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own%9$s
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.%2$I), typed, number, parts)) as fits, e.mine, r.%3$I
      from every e join %1$I r on r.id = e.id
      order by fits, e.mine desc, r.%3$I desc, r.id desc limit 8;$sql$,
      name, title, recent, mine, walk, format(matched, 'n'), format(matched, 'r'), ways[way + 1],
      ' union all ' || also);
  end loop;
  execute format($function$
    create or replace function %I(people integer[], own boolean, typed text, parts text[], number text, other text)
    returns table (id integer, fits integer, mine boolean, at timestamptz)
    language plpgsql stable rows 8
    set plan_cache_mode = force_generic_plan set enable_seqscan = off
    set max_parallel_workers_per_gather = 0 as %L$function$,
    'find_' || name, format($body$
#variable_conflict use_column
declare
  met integer := 0;
  meant text[];
  beside text;
  -- What the parts are patterns of.
  words text[] := array(
    select regexp_replace(substr(part, 2, length(part) - 2), '\\(.)', '\1', 'g') from unnest(parts) as part);
  keys text[] := array(
    select part from unnest(parts, words) with ordinality as each(part, word, place)
    where word ~ '[[:alnum:]]{3}|[[:alnum:]]{2}[^[:alnum:]]|[^[:alnum:]][[:alnum:]]{2}' order by word ~ '\d{5}' desc, place limit 4);
  -- No word tells much, and there are signs between that tell more.
  unsaid boolean := not exists (
      select from unnest(words) as word where word ~ '[[:alpha:]]{3}|\d{5}|[[:alpha:]]\d\d|\d\d[[:alpha:]]')
    and array_to_string(words, '') ~ '[^[:alnum:]]';
  pairs smallint[] := case when unsaid or cardinality(keys) = 0 then array(
    select distinct fragment(substr(word, at, 2))
    from unnest(words) as word, generate_series(1, greatest(length(word) - 1, 1)) as at) end;
begin%s
  end if;%s
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
        from unnest(meant, string_to_array(typed, ' ')) as g(near, part) order by g.near = '', length(g.part) desc);
      beside := coalesce((select one from unnest(meant[2:]) as one where one ~ '[[:alnum:]]{3}' limit 1), meant[1]);
      return query
      with newest as materialized (
        select n.id, n.%2$I as at from
          (select r.id, r.%3$I, r.%2$I from %1$I r order by r.%2$I desc, r.id desc limit 800) n
        where n.%3$I ~ all (meant) and not (n.%3$I like all (parts)) limit 5
      ), rare as materialized (
        select r.id, r.%2$I as at from %1$I r
        where (select count(*) from newest) < 5 and r.%3$I ~ meant[1] and r.%3$I ~ beside and r.%3$I ~ all (meant)
          and not (r.%3$I like all (parts)) limit 200
      )
      select x.id, 6, false, x.at from (select * from newest union select * from rare) x
      order by x.at desc limit 5;
    end if;
  end if;$sql$, name, recent, names, vocabulary) end));
end $made$;

call make_findable('client', 'name', 'modified',
  'select client from "clientService" where "user" = any (people)', names => 'nameSearch', vocabulary => 'clientWord');
call make_findable('project', 'name', 'modified', 'select m.id from unnest(people) as p(id) cross join lateral (
    select id from project where seller = p.id order by id desc limit 200) m');
call make_findable('issue', 'name', 'modified', 'select m.issue from unnest(people) as p(id) cross join lateral (
    select issue from (select issue, "user" from "issueUser"
      union all select issue, "user" from "issueFollower") l where "user" = p.id
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

-- Of tasks as well, whose own function has no pairs of signs: what the index cannot look for is found among the newest.
do $$
declare
  known text := pg_get_functiondef('find_task'::regproc);
  keyed text := replace(known, 'where length(part) > 4 order by place',
    'where part ~ ''[[:alnum:]]{3}'' order by part ~ ''\d{5}'' desc, place');
  found text := replace(keyed, 'where own and o.search like all (parts) limit 60',
    'where own and not (select so from rarely) and o.search like all (parts) limit 60');
begin
  if keyed = known or found = keyed then
    raise exception 'find_task() is not what it was';
  end if;
  execute found;
end $$;
