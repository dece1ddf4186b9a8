-- What the migrations make. Written by `npm run db:types`; never edited, never run.

create extension btree_gist;

create extension pg_trgm;

create extension unaccent;

create sequence "definitionId" as integer;

CREATE OR REPLACE FUNCTION public.absence_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one replacement;
begin
  if new.owner <> old.owner or not absence_holds(new) then
    perform end_replacements(new.id);
    -- It is somebody else's absence now, or none: what was agreed for it does not come back by itself.
    update replacement set absence = null where absence = new.id;
    return null;
  end if;
  for one in
    update replacement r
    set "dateFrom" = first_moment(new."dateFrom"), "dateTo" = last_moment(new."dateTo"),
      announced = case when first_moment(new."dateFrom") <= now() then announced end,
      concluded = case when last_moment(new."dateTo") < now() then concluded end
    where r.absence = new.id and (r."dateFrom", r."dateTo") is distinct from
      (first_moment(new."dateFrom"), last_moment(new."dateTo"))
    returning r.*
  loop
    perform tell_replacement(one, 'moved');
    perform touch_people(array[one."user", one."replacedUser"]);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.absence_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform end_replacements(old.id);
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.absence_holds(entry "calendarEntry")
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select entry.status in (0, 1)
$function$;

CREATE OR REPLACE FUNCTION public.absence_time(entry "calendarEntry")
 RETURNS tsrange
 LANGUAGE sql
 STABLE
AS $function$
  select case when entry.hours is null
    then tsrange(entry."dateFrom"::timestamp, (entry."dateTo" + 1)::timestamp)
    else tsrange(entry."dateFrom" + entry."hoursFrom"::time,
      entry."dateFrom" + entry."hoursFrom"::time + entry.hours * interval '1 hour') end
$function$;

CREATE OR REPLACE FUNCTION public.actor()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.user', true), '')::integer $function$;

CREATE OR REPLACE FUNCTION public."announcedGuest_names"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."userName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."user"), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.answer_by_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[] := array(
    select distinct i.id from changed c join issue i on i.id = c."attachedId"
    where c."attachedTo" = 'issue' and (i."answeredAt" is null or c.created < i."answeredAt"));
begin
  if cardinality(ids) > 0 then
    perform refresh_answers(ids);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.answer_by_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_answers(array(select distinct issue from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.at_work(person integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  with recursive line(id, active, successor, step) as (
    select p.id, p.active, p.successor, 0 from person p where p.id = at_work.person
    union all
    select p.id, p.active, p.successor, line.step + 1
    from line join person p on p.id = line.successor
    -- Two may have taken over from one another in turn.
    where not line.active and line.step < 50
  )
  select id from line where active order by step limit 1
$function$;

CREATE OR REPLACE FUNCTION public.await_letter_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'letterComment' then
    update "incomingLetter" set status = 0, reason = 'Usunięto komentarz, którym się stał', "handledBy" = null, "handledAt" = null
    where id = old.letter and status = 2 and not forgotten;
    return null;
  end if;
  new.status := 0;
  new.reason := 'Usunięto zgłoszenie, którym się stał';
  new."handledBy" := null;
  new."handledAt" := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.cancelled_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_projects(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.checklist_renewed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  with had as (
    select id, text, row_number() over (partition by text order by place) as nth
    from "checklistItem" where "projectTask" = new.id and place is not null
  ), wanted as (
    select point as text, (at - 1)::smallint as place, row_number() over (partition by point order by at) as nth
    from unnest(new.checklist) with ordinality as w(point, at)
  ), gone as (
    delete from "checklistItem" i using had left join wanted w using (text, nth)
    where i.id = had.id and w.place is null
  ), moved as (
    update "checklistItem" i set place = w.place, position = w.place
    from had join wanted w using (text, nth)
    where i.id = had.id and i.place <> w.place
  )
  insert into "checklistItem" ("projectTask", text, position, place)
  select new.id, w.text, w.place, w.place from wanted w left join had using (text, nth) where had.id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.checklist_ticked()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update "checklistItem" i
  set "doneAt" = case when i.place = any(new.checked) then now() end,
    "doneBy" = case when i.place = any(new.checked) then actor() end
  where i."projectTask" = new.id and i.place is not null
    and (i."doneAt" is not null) <> (i.place = any(new.checked));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.checklists_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_checklists(
    array(select distinct "projectTask" from changed where "projectTask" is not null),
    array(select distinct issue from changed where issue is not null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.checklists_made()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into "checklistItem" ("projectTask", text, position, place, "doneAt", "doneBy", created, "createdBy")
  select t.id, w.point, w.at - 1, w.at - 1, d.at, case when d.at is not null then t."user" end,
    t.created, t."createdBy"
  from changed t, unnest(t.checklist) with ordinality as w(point, at),
    lateral (select case when (w.at - 1) = any(t.checked) then t.modified end as at) d
  where t.checklist <> '{}';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.clean_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.email := clean_number(new.email);
  new.username := clean_number(new.username);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.clean_line(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when value ~ '^[!-~]+( [!-~]+)*$' then value else
    btrim(regexp_replace(normalize(regexp_replace(value, case
      when value ~ '[\u2300-\u27bf\U0001f000-\U0001faff]' then '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]'
      else '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]'
    end, '', 'g'), nfc), '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'), ' ')
  end $function$;

CREATE OR REPLACE FUNCTION public.clean_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.name := coalesce(nullif(clean_line(new.name), ''), new.name);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.clean_number(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when value ~ '^[!-~]+( [!-~]+)*$' then value else
    regexp_replace(normalize(clean_line(value), nfkc), '[\u02d7\u2010-\u2015\u2043\u2212\ufe31\ufe32\ufe58\ufe63\uff0d]', '-', 'g')
  end $function$;

CREATE OR REPLACE FUNCTION public."clientPerson_changed"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform "keep_clientPerson"(array(select distinct client from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public."clientService_changed"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform "keep_clientService"(array(select distinct client from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.client_words(c client)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select fold(concat_ws(' ', c.name, c."fvName", c.nip, c.city, c."personNames", c.regon, c.krs,
      -- Addresses have "ul." or not; whoever looks for one types it or not.
      regexp_replace(c.street, '^ul(?:\.|\s)\s*', '', 'i'),
      regexp_replace(nullif(c."fvStreet", c.street), '^ul(?:\.|\s)\s*', '', 'i'),
      nullif(c."fvCity", c.city), nullif(search_word(c.website), ''),
      (select string_agg(distinct search_word(mail), ' ')
        from regexp_split_to_table(concat_ws(', ', c.email, c."fvEmail", c."personEmails"), '[,;\s]+') as mail
        where mail <> ''), former_client_words(c.id)))
    || numbers_in(concat_ws(', ', c.phone, c."fvPhone", c."personPhones"))
$function$;

CREATE OR REPLACE FUNCTION public.continue_events()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  last bigint;
  base bigint;
begin
  perform pg_advisory_xact_lock(hashtext('continue_events'));
  select h.transaction into last from history h
  where h.entity in ('client', 'clientPerson', 'project', 'projectTask', 'issue', 'offer', 'document', 'calendarEntry')
  order by h.transaction desc, h.id desc limit 1;
  if last is null or last < event_transaction() then return; end if;
  base := last + 1 - pg_current_xact_id()::text::bigint;
  execute format('create or replace function event_transaction() returns bigint language sql volatile
    as $f$ select pg_current_xact_id()::text::bigint + %s $f$', base);
  execute format('create or replace function event_horizon() returns bigint language sql stable
    as $f$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + %s $f$', base);
end $function$;

CREATE OR REPLACE FUNCTION public.count_checklists(tasks integer[], issues integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if tasks <> '{}' then
    perform from "projectTask" where id = any(tasks) order by id for no key update;
    update "projectTask" t
    set "checklistCount" = n.count, "checklistDone" = n.done, checked = n.checked
    from (
      select w.id, count(i.id) as count, count(i."doneAt") as done,
        coalesce(array_agg(i.place order by i.place) filter (where i."doneAt" is not null and i.place is not null),
          '{}') as checked
      from unnest(tasks) as w(id) left join "checklistItem" i on i."projectTask" = w.id group by w.id
    ) n
    where t.id = n.id
      and (t."checklistCount", t."checklistDone", t.checked) is distinct from (n.count, n.done, n.checked);
  end if;
  if issues <> '{}' then
    perform from issue where id = any(issues) order by id for no key update;
    update issue t set "checklistCount" = n.count, "checklistDone" = n.done
    from (
      select w.id, count(i.id) as count, count(i."doneAt") as done
      from unnest(issues) as w(id) left join "checklistItem" i on i.issue = w.id group by w.id
    ) n
    where t.id = n.id and (t."checklistCount", t."checklistDone") is distinct from (n.count, n.done);
  end if;
end $function$;

CREATE OR REPLACE PROCEDURE public.count_with(IN name text, IN source text, IN columns text[])
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create or replace trigger worked_new after insert on %I referencing new table as added
    for each statement execute function work_out_new(%L)', source, name);
  execute format('create or replace trigger worked_changed after update on %I for each row when ((%s) is distinct from (%s))
    execute function work_out_changed(%L)', source,
    (select string_agg(format('old.%I', c), ', ') from unnest(columns) c),
    (select string_agg(format('new.%I', c), ', ') from unnest(columns) c), name);
end $procedure$;

CREATE OR REPLACE FUNCTION public.custom_formula(steps jsonb, parts jsonb, kind text, OUT value numeric, OUT why text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  step jsonb;
  op text;
  n integer;
  top integer := 0;
  nums numeric[] := '{}';
  whys text[] := '{}';
  a numeric;
  b numeric;
begin
  if parts = '{}' then
    why := 'missing';
    return;
  end if;
  for step in select s from jsonb_array_elements(steps) with ordinality as w(s, place) order by place loop
    op := step ->> 0;
    if op = 'num' or op = 'part' then
      top := top + 1;
      nums[top] := case op when 'num' then step ->> 1 else parts ->> (step ->> 1) end::numeric;
      whys[top] := case when nums[top] is null then 'missing' end;
    elsif op = 'if' then
      top := top - 2;
      n := case when nums[top] is null then top when nums[top] <> 0 then top + 1 else top + 2 end;
      nums[top] := nums[n];
      whys[top] := whys[n];
    elsif op in ('min', 'max') then
      top := top - (step ->> 1)::integer + 1;
      for n in top + 1 .. top + (step ->> 1)::integer - 1 loop
        whys[top] := coalesce(whys[top], whys[n]);
        nums[top] := case when whys[top] is null
          then case op when 'min' then least(nums[top], nums[n]) else greatest(nums[top], nums[n]) end end;
      end loop;
    elsif op = 'round' then
      nums[top] := round(nums[top], (step ->> 1)::integer);
    elsif op = 'neg' then
      nums[top] := -nums[top];
    else
      top := top - 1;
      a := nums[top];
      b := nums[top + 1];
      whys[top] := coalesce(whys[top], whys[top + 1], case when op = '/' and b = 0 then 'zero' end);
      nums[top] := case
        when whys[top] is not null then null
        when op = '+' then a + b
        when op = '-' then a - b
        when op = '*' then a * b
        when op = '/' then round(round(a, 20) / b, 20)
        when op = '=' then (round(a, 10) = round(b, 10))::integer
        when op = '<>' then (round(a, 10) <> round(b, 10))::integer
        when op = '<' then (round(a, 10) < round(b, 10))::integer
        when op = '>' then (round(a, 10) > round(b, 10))::integer
        when op = '<=' then (round(a, 10) <= round(b, 10))::integer
        when op = '>=' then (round(a, 10) >= round(b, 10))::integer
      end;
    end if;
  end loop;
  value := case kind when 'day' then floor(nums[1]) when 'money' then round(nums[1], 2) else round(nums[1], 4) end;
  why := whys[1];
  -- The first and the last day that are written with four digits of a year.
  if (kind = 'day' and value not between -719162 and 2932896) or (kind <> 'day' and abs(value) >= 1e14) then
    value := null;
    why := 'large';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.custom_json(num numeric, day date, moment timestamp with time zone, flag boolean, opt integer, person integer, client integer, txt text, long text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(to_jsonb(num), to_jsonb(day), to_jsonb(moment), to_jsonb(flag), to_jsonb(opt), to_jsonb(person),
    to_jsonb(client), to_jsonb(txt), to_jsonb(long))
$function$;

CREATE OR REPLACE FUNCTION public.custom_key(num numeric, txt text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when txt like '%[dane usunięte]%' then null else md5(coalesce(trim_scale(num)::text,
    lower(btrim(regexp_replace(translate(normalize(txt, nfkc), '‐‑‒–—−', '------'), '\s+', ' ', 'g')))))::uuid end
$function$;

CREATE OR REPLACE FUNCTION public.custom_words(txt text, long text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select public.fold(coalesce(txt, long)) || public.numbers_in(coalesce(txt, long))
$function$;

CREATE OR REPLACE FUNCTION public.document_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new.filename := coalesce((select "fileName" from file where id = new.file), '');
    new."typeName" := coalesce((select name from "documentType" where id = new.type), '');
    new."clientName" := coalesce((select name from client where id = new.client), '');
    new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."userModified"), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_asked_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'calendarEntry' then
    delete from "askedDepartment" where entry = new.id;
  else
    delete from "askedDepartment" where entry = new.entry;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_feeds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from "calendarFeed" where person = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_whole_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update file set "attachedTo" = null, "attachedId" = null, created = now() - interval '2 days'
  where "attachedTo" = 'letterWhole' and "attachedId" = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today date := (new.anonymized at time zone 'Europe/Warsaw')::date;
begin
  update "clientAgreement" set withdrawn = today, "endReason" = 'anonymized'
  where person = new.id and (withdrawn is null or withdrawn > today);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_replacements(gone integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  one replacement;
begin
  for one in select * from replacement where absence = gone and "dateTo" > now() order by id for update loop
    if one."dateFrom" > now() then
      delete from replacement where id = one.id;
      perform tell_replacement(one, 'dropped');
    else
      update replacement set "dateTo" = greatest("dateFrom", date_trunc('second', now()) - interval '1 second')
        where id = one.id returning * into one;
      perform tell_replacement(one, 'ended');
    end if;
    perform touch_people(array[one."user", one."replacedUser"]);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.ended_task_given()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_courses(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.event_horizon()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + 0 $function$;

CREATE OR REPLACE FUNCTION public.event_transaction()
 RETURNS bigint
 LANGUAGE sql
AS $function$ select pg_current_xact_id()::text::bigint + 0 $function$;

CREATE OR REPLACE FUNCTION public.file_path(id integer, name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select '/api/media/download/id/' || id || '/' ||
    regexp_replace(public.unaccent('public.unaccent'::regdictionary, name), '[^A-Za-z0-9._-]+', '_', 'g')
$function$;

CREATE OR REPLACE FUNCTION public."find_announcedGuest"(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from "announcedGuest" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "announcedGuest" r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    (select id from "announcedGuest" where "user" = p.id order by expected desc limit 200)
    union (select id from "announcedGuest" where "createdBy" = p.id order by expected desc limit 200)) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "announcedGuest" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r.expected
      from every e join "announcedGuest" r on r.id = e.id
      order by fits, e.mine desc, r.expected desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from "announcedGuest" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "announcedGuest" r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    (select id from "announcedGuest" where "user" = p.id order by expected desc limit 200)
    union (select id from "announcedGuest" where "createdBy" = p.id order by expected desc limit 200)) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "announcedGuest" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r.expected
      from every e join "announcedGuest" r on r.id = e.id
      order by fits, e.mine desc, r.expected desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from "announcedGuest" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "announcedGuest" r order by r.expected desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "announcedGuest" r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    (select id from "announcedGuest" where "user" = p.id order by expected desc limit 200)
    union (select id from "announcedGuest" where "createdBy" = p.id order by expected desc limit 200)) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "announcedGuest" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r.expected
      from every e join "announcedGuest" r on r.id = e.id
      order by fits, e.mine desc, r.expected desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_client(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from client r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from client r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select client from "clientService" where "user" = any (people)), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join client r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join client r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from client r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from client r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select client from "clientService" where "user" = any (people)), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join client r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join client r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from client r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from client r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from client r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select client from "clientService" where "user" = any (people)), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join client r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join client r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
  get diagnostics met = row_count;
  if met < 3 and not own and number is null and typed !~ '\d' then
    -- Each word is there, or one of those that were nearly typed.
    meant := array(
      select array_to_string(array(select v.word from "clientWord" v
        where v.word ~ nearly(each.part) and v.word not like each.part || '%' order by length(v.word) limit 4), '|')
      from regexp_split_to_table(typed, ' ') with ordinality as each(part, place) order by place);
    if array_to_string(meant, '') <> '' then
      meant := array(
        select case when g.near = '' then regexp_replace(g.part, '([^[:alnum:]])', '\\\1', 'g')
            else '\m(' || g.near || '|' || g.part || ')' end
        from unnest(meant, string_to_array(typed, ' ')) as g(near, part) order by g.near = '', length(g.part) desc);
      beside := coalesce((select one from unnest(meant[2:]) as one where one ~ '[[:alnum:]]{3}' limit 1), meant[1]);
      return query
      with newest as materialized (
        select n.id, n.modified as at from
          (select r.id, r."nameSearch", r.modified from client r order by r.modified desc, r.id desc limit 800) n
        where n."nameSearch" ~ all (meant) and not (n."nameSearch" like all (parts)) limit 5
      ), rare as materialized (
        select r.id, r.modified as at from client r
        where (select count(*) from newest) < 5 and r."nameSearch" ~ meant[1] and r."nameSearch" ~ beside and r."nameSearch" ~ all (meant)
          and not (r."nameSearch" like all (parts)) limit 200
      )
      select x.id, 6, false, x.at from (select * from newest union select * from rare) x
      order by x.at desc limit 5;
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_document(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from document r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from document r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from document where "createdBy" = p.id order by modified desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join document r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select d.id, 5, false from "fileText" t join document d on d.file = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.filename), typed, number, parts)) as fits, e.mine, r.modified
      from every e join document r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from document r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from document r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from document where "createdBy" = p.id order by modified desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join document r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select d.id, 5, false from "fileText" t join document d on d.file = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.filename), typed, number, parts)) as fits, e.mine, r.modified
      from every e join document r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from document r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from document r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from document r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from document where "createdBy" = p.id order by modified desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join document r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select d.id, 5, false from "fileText" t join document d on d.file = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.filename), typed, number, parts)) as fits, e.mine, r.modified
      from every e join document r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_issue(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from issue r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from issue r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.issue from unnest(people) as p(id) cross join lateral (
    select issue from (select issue, "user" from "issueUser"
      union all select issue, "user" from "issueFollower") l where "user" = p.id
    order by issue desc limit case when own then null else 200 end) m
  union select m.id from unnest(people) as p(id) cross join lateral (
    select id from issue where "orderedBy" = p.id
    order by created desc limit case when own then null else 200 end) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join issue r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join issue r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from issue r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from issue r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.issue from unnest(people) as p(id) cross join lateral (
    select issue from (select issue, "user" from "issueUser"
      union all select issue, "user" from "issueFollower") l where "user" = p.id
    order by issue desc limit case when own then null else 200 end) m
  union select m.id from unnest(people) as p(id) cross join lateral (
    select id from issue where "orderedBy" = p.id
    order by created desc limit case when own then null else 200 end) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join issue r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join issue r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from issue r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from issue r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from issue r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.issue from unnest(people) as p(id) cross join lateral (
    select issue from (select issue, "user" from "issueUser"
      union all select issue, "user" from "issueFollower") l where "user" = p.id
    order by issue desc limit case when own then null else 200 end) m
  union select m.id from unnest(people) as p(id) cross join lateral (
    select id from issue where "orderedBy" = p.id
    order by created desc limit case when own then null else 200 end) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join issue r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join issue r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public."find_knowledgeBase"(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from "knowledgeBase" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc offset 100 limit 300) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "knowledgeBase" r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from "knowledgeBase" where "userModified" = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "knowledgeBase" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select f."attachedId", 5, false from "fileText" t join file f on f.id = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) and f."attachedTo" = 'knowledgeBase' limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join "knowledgeBase" r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from "knowledgeBase" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc offset 100 limit 300) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "knowledgeBase" r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from "knowledgeBase" where "userModified" = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "knowledgeBase" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select f."attachedId", 5, false from "fileText" t join file f on f.id = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) and f."attachedTo" = 'knowledgeBase' limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join "knowledgeBase" r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from "knowledgeBase" r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from "knowledgeBase" r order by r.modified desc, r.id desc offset 100 limit 300) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from "knowledgeBase" r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from "knowledgeBase" where "userModified" = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join "knowledgeBase" r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own union all select f."attachedId", 5, false from "fileText" t join file f on f.id = t.file
    where not own and length(typed) > 2 and t.words @@ words_query(typed) and f."attachedTo" = 'knowledgeBase' limit 200
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join "knowledgeBase" r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_offer(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from offer r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from offer r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from offer where seller = p.id order by created desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join offer r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join offer r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from offer r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from offer r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from offer where seller = p.id order by created desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join offer r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join offer r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from offer r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from offer r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from offer r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from offer where seller = p.id order by created desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join offer r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join offer r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_person(people integer[], gone boolean, contact boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.find_project(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from project r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from project r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from project where seller = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join project r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join project r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from project r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from project r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from project where seller = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join project r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join project r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from project r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from project r order by r.modified desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from project r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from project where seller = p.id order by id desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join project r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r.name), typed, number, parts)) as fits, e.mine, r.modified
      from every e join project r on r.id = e.id
      order by fits, e.mine desc, r.modified desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_reception(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
begin
  if cardinality(keys) = 0 then
      return query
      with begun as materialized (
        select r.id from reception r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from reception r where (select so from rarely) and (r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from reception where "user" = p.id order by "operationDate" desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join reception r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r."operationDate"
      from every e join reception r on r.id = e.id
      order by fits, e.mine desc, r."operationDate" desc, r.id desc limit 8;
  elsif unsaid then
      return query
      with begun as materialized (
        select r.id from reception r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from reception r where (select so from rarely) and (r.search like keys[1] and r.fragments @> pairs) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from reception where "user" = p.id order by "operationDate" desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join reception r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r."operationDate"
      from every e join reception r on r.id = e.id
      order by fits, e.mine desc, r."operationDate" desc, r.id desc limit 8;
  else
      return query
      with begun as materialized (
        select r.id from reception r
        where not own and left(r.search, 24) collate "C" >= left(typed, 24) collate "C"
          and left(r.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
          and starts_with(r.search, typed)
        order by left(r.search, 24) collate "C" limit 16
      ), newest as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc limit 100) n
        where (n.search like all (parts) or n.search like other) limit 8
      ), newer as materialized (
        select n.id from (select r.id, r.search from reception r order by r."operationDate" desc, r.id desc offset 100 limit 700) n
        where not own and (select count(*) from newest) between 1 and 7 and (n.search like all (parts) or n.search like other) limit 8
      ), rarely as materialized (
        select (select count(*) from newest) + (select count(*) from newer) < case when own then 1 else 8 end as so
      ), rare as materialized (
        select r.id from reception r where (select so from rarely) and (r.search like keys[1] and r.search like coalesce(keys[2], keys[1])
            and r.search like coalesce(keys[3], keys[1]) and r.search like coalesce(keys[4], keys[1]) or r.search like other) and (r.search like all (parts) or r.search like other)
        limit case when own then 1500 else 200 end
      ), whole as materialized (
        select (select so from rarely) and (select count(*) from rare) < case when own then 1500 else 200 end as so
      ), theirs as materialized (select m.id from unnest(people) as p(id) cross join lateral (
    select id from reception where "user" = p.id order by "operationDate" desc limit 200) m), of_people as materialized (
        select x.id from rare x where (select so from whole) and x.id in (select * from theirs)
        union all
        -- All that have it are too many to be told from one another: theirs, one by one.
        (select r.id from theirs m(id) join reception r on r.id = m.id where not (select so from whole) and (r.search like all (parts) or r.search like other) limit 60)
      ), every as (
        select c.id, min(c.given) as given, bool_or(c.mine) as mine from (
          select b.id, null::integer as given, false as mine from begun b
          union all select n.id, null, false from newest n where not own
          union all select n.id, null, false from newer n
          union all select o.id, null, true from of_people o
          union all select x.id, null, false from rare x where not own
        ) c group by c.id
      )
      select r.id, coalesce(e.given, fit(r.search, length(r."fullName"), typed, number, parts)) as fits, e.mine, r."operationDate"
      from every e join reception r on r.id = e.id
      order by fits, e.mine desc, r."operationDate" desc, r.id desc limit 8;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.find_task(people integer[], own boolean, typed text, parts text[], number text, other text)
 RETURNS TABLE(id integer, fits integer, mine boolean, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
#variable_conflict use_column
declare
  -- What the index of trigrams can look for, the longest first.
  keys text[] := array(select part from unnest(parts) with ordinality as each(part, place)
    where part ~ '[[:alnum:]]{3}' order by part ~ '\d{5}' desc, place);
begin
  return query
  with newest as materialized (
    -- Where only the asker's are told of, these tell how usual the words are.
    select n.id from (
      select t.id, t.search from "projectTask" t order by t.id desc limit 800) n
    where n.search like all (parts) limit 8
  ), rarely as materialized (
    select cardinality(keys) > 0 and (select count(*) from newest) < 3 and (
      select count(*) from (select t.search from "projectTask" t order by t.id desc limit 100) n
      where n.search like all (keys)) < 3 as so
  ), begun as materialized (
    select t.id from "projectTask" t
    where not own and left(t.search, 24) collate "C" >= left(typed, 24) collate "C"
      and left(t.search, 24) collate "C" < (left(typed, 24) || chr(1114111)) collate "C"
      and starts_with(t.search, typed)
    order by left(t.search, 24) collate "C" limit 16
  ), of_people as materialized (
    select o.id from unnest(people) as p(id) cross join lateral (
      select t.id, t.search from "projectTask" t where t."user" = p.id order by t.created desc, t.id desc limit 1000) o
    where own and not (select so from rarely) and o.search like all (parts) limit 60
  ), older as materialized (
    select o.id from unnest(people) as p(id) cross join lateral (
      select t.id, t.search from "projectTask" t where t."user" = p.id
      order by t.created desc, t.id desc offset 1000 limit 4000) o
    where own and not (select so from rarely) and (select count(*) from of_people) < 8
      and o.search like all (parts) limit 8
  ), of_clients as materialized (
    select t.id from "projectTask" t join project p on p.id = t.project
    where t."user" = any (people) and t.status in (0, 1, 2, 31) and t.search || ' ' || p.search like all (parts)
    limit 60
  ), rare as materialized (
    -- Words that stand in many names are rare together; one that is given twice costs the index nothing.
    select t.id from "projectTask" t
    where (select so from rarely) and t.search like keys[1] and t.search like coalesce(keys[2], keys[1])
      and t.search like coalesce(keys[3], keys[1]) and t.search like all (parts)
      and (not own or t."user" = any (people)) limit 500
  ), every as (
    select c.id, bool_or(c.mine) as mine from (
      select n.id, false as mine from newest n where not own
      union all select b.id, false from begun b
      union all select o.id, true from of_people o
      union all select o.id, true from older o
      union all select o.id, true from of_clients o
      union all select r.id, false from rare r
    ) c group by c.id
  )
  select t.id, fit(t.search, length(t.name), typed, number, parts) as fits, e.mine, t.created
  from every e join "projectTask" t on t.id = e.id
  order by fits, t.status in (0, 1, 2, 31) desc, e.mine desc, t.created desc, t.id desc limit 8;
end $function$;

CREATE OR REPLACE FUNCTION public.first_moment(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select day::timestamp at time zone 'Europe/Warsaw'
$function$;

CREATE OR REPLACE FUNCTION public.fit(words text, title integer, typed text, number text, parts text[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when left(words, title) = typed then 0
    when typed ~ '\d' and strpos(' ' || words || ' ', ' ' || coalesce(number, typed) || ' ') > 0 then 0
    when starts_with(left(words, title), typed) then 1
    when strpos(' ' || left(words, title), ' ' || typed) > 0 then 2
    when left(words, title) like all (parts) then 3
    else 4 end
$function$;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $function$;

CREATE OR REPLACE FUNCTION public.follow_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('update %I set %I = $1 where %I = $2', tg_argv[0], tg_argv[1], tg_argv[2])
  using (select string_agg(to_jsonb(new) ->> part, ' ' order by place)
         from unnest(name_parts(tg_table_name)) with ordinality as parts(part, place)), new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('select %I(array(select %I from %I where %I = $1))',
    tg_argv[0], tg_argv[2], tg_argv[1], tg_argv[3]) using new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_car()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'announcedGuest' then
    update "announcedGuest" set car = '' where id = new.id and car <> '';
  else
    update "guestVisit" set car = '' where reception = new.id and car <> '';
  end if;
  update history set changes = forget_fields(changes, '{car}')
  where entity = tg_table_name and "entityId" = new.id and changes ? 'car';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_fields(changes jsonb, fields text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_object_agg(e.key, case
    when not e.key = any(fields) then e.value
    when jsonb_typeof(e.value) = 'array' then '["[dane usunięte]", "[dane usunięte]"]'
    else '"[dane usunięte]"' end), '{}')
  from jsonb_each(changes) as e
$function$;

CREATE OR REPLACE FUNCTION public.formatting_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into history (entity, "entityId", who, action, changes)
  values (tg_table_name, new.id, actor(), 'update',
    jsonb_build_object('description', jsonb_build_array(old.description, new.description)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.formatting_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new."descriptionHtml" := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.formatting_gone_of_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.html := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.former_client_words(client integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.fragment(value text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select ((ascii(value) * 181 + ascii(substr(value, 2, 1))) % 32749)::smallint $function$;

CREATE OR REPLACE FUNCTION public.fragments(value text)
 RETURNS smallint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  signs text[] := string_to_array(value, null);
begin
  return array(
    select distinct ((ascii(sign) * 181 + ascii(following)) % 32749)::smallint
    from (
      select sign, '' as following from unnest(signs) as alone(sign)
      union all
      select sign, following from unnest(signs, signs[2:]) as pairs(sign, following)
      where following is not null
    ) fragments
  );
end $function$;

CREATE OR REPLACE FUNCTION public.guard_restricted_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kept text[] := '{withdrawn,version,modified,userModified}';
begin
  if tg_op = 'INSERT' then
    perform refuse_restricted(new.person);
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - kept = to_jsonb(old) - kept and (new.withdrawn is not distinct from old.withdrawn
      or new.withdrawn <= coalesce(old.withdrawn, 'infinity')) then
      return new;
    end if;
    perform refuse_restricted(new.person);
  end if;
  perform refuse_restricted(old.person);
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_restricted_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_restricted(a.person) from "clientAgreement" a where a.id = old."attachedId";
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_restricted_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kept text[] := '{restricted,objected,version,modified,userModified}'
    || case when current_setting('app.erasing', true) = 'on' then '{description}'::text[] else '{}' end;
begin
  if tg_op = 'DELETE' then
    perform refuse_restricted(old.id);
    return old;
  end if;
  if (new.restricted is not null or new.anonymized is not null) and to_jsonb(new) - kept <> to_jsonb(old) - kept then
    perform refuse_restricted(old.id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_restricted_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    return new;
  end if;
  perform refuse_restricted(case when tg_op = 'DELETE' then old.record else new.record end);
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.is_asked(asked integer, every boolean, asker integer, person integer, of integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select person is distinct from asker
    and (every or exists (select from "readingDepartment" d where d.request = asked and d.department = of))
$function$;

CREATE OR REPLACE FUNCTION public.is_quiet_change()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(current_setting('app.quietChange', true), '') = 'on'
$function$;

CREATE OR REPLACE FUNCTION public."issueUser_changed"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform "keep_issueUser"(array(select distinct issue from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.issue_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."clientName" := coalesce((select name from client where id = new.client), '');
    new."ordererName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."orderedBy"), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.join_worked_lines(kept text, records integer[], fields integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with line as (
    select h.id, k.key, h.changes -> k.key -> 1 as now,
      first_value(h.changes -> k.key -> 0) over (partition by h."entityId", k.key order by h.id) as was,
      row_number() over (partition by h."entityId", k.key order by h.id desc) as back,
      count(*) over (partition by h."entityId", k.key) as lines
    from history h
    join (select 'custom.' || key as key from "customField" where id = any(fields)) k on h.changes ? k.key
    where h.entity = kept and h."entityId" = any(records) and h.at = now() and h.who is not distinct from actor()
  ), gone as (
    delete from history h using line l where l.id = h.id and l.lines > 1 and (l.back > 1 or l.now = l.was)
  )
  update history h set changes = jsonb_build_object(l.key, jsonb_build_array(l.was, l.now))
  from line l where l.id = h.id and l.lines > 1 and l.back = 1 and l.now <> l.was
$function$;

CREATE OR REPLACE FUNCTION public.keep_absence_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from "absenceTime" where entry = new.id;
  -- Hours without a beginning have no place on the clock; their sum is held by the product.
  if new.status = 1 and (new.hours is null or new."hoursFrom" is not null) then
    insert into "absenceTime" (entry, person, interrupts, during)
    select new.id, new.owner, t."interruptsLeave", absence_time(new)
    from "calendarType" t where t.id = new.type and t."isVacation"
    on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_asked_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "askedDepartment" (entry, department)
    select e.id, old.department from "calendarEntry" e
    where e.owner = new.id and (e.status = 0
      or exists (select from "absenceChange" c where c.entry = e.id and c.status = 0))
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public."keep_clientPerson"(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public."keep_clientService"(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update client record set ("carerNames") = row(kept."carerNames")
  from (
    select record.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p."lastName", p."firstName", p.id), '') as "carerNames"
    from unnest(ids) as record(id) left join "clientService" s on s.client = record.id left join person p on p.id = s."user"
    group by record.id
  ) kept
  where record.id = kept.id and (record."carerNames") <> (kept."carerNames");
end $function$;

CREATE OR REPLACE FUNCTION public.keep_client_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words text := client_words(new);
begin
  if tg_op = 'INSERT' or words is distinct from old.search then
    new.search := words;
    new.fragments := fragments(words);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_client_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "clientWord" select name_words(new."nameSearch") on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_comment_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from "clientEvent" where kind in ('taskComment', 'issueComment') and record = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform put_comment_event(new.id, new."attachedTo", new."attachedId", new.created);
  end if;
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.keep_contacts(IN source text, IN handler text DEFAULT 'note_contact'::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger contact_new after insert on %I referencing new table as changed
    for each statement execute function %I(%L)', source, handler, source);
  execute format('create trigger contact_changed after update on %I referencing new table as changed
    for each statement execute function %I(%L)', source, handler, source);
end $procedure$;

CREATE OR REPLACE FUNCTION public."keep_issueUser"(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update issue record set ("userNames") = row(kept."userNames")
  from (
    select record.id, coalesce(string_agg(p."lastName" || ' ' || p."firstName", ', ' order by p."lastName", p."firstName", p.id), '') as "userNames"
    from unnest(ids) as record(id) left join "issueUser" u on u.issue = record.id left join person p on p.id = u."user"
    group by record.id
  ) kept
  where record.id = kept.id and (record."userNames") <> (kept."userNames");
end $function$;

CREATE OR REPLACE PROCEDURE public.keep_lists(IN record text, IN source text, IN rows text, IN lists text[], IN person text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  kept text[];
  columns text[] := '{}';
  told text[] := '{}';
begin
  foreach kept slice 1 in array lists loop
    columns := columns || format('%I', kept[1]);
    told := told || format($told$coalesce(string_agg(%s, ', ' order by %s), '') as %I$told$,
      kept[2], kept[3], kept[1]);
  end loop;
  execute format('create function %I(ids integer[]) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as %L', 'keep_' || source, format('
begin
  update %1$I record set (%2$s) = row(%3$s)
  from (
    select record.id, %4$s
    from unnest(ids) as record(id) %5$s
    group by record.id
  ) kept
  where record.id = kept.id and (%6$s) <> (%3$s);
end ', record, array_to_string(columns, ', '),
    (select string_agg('kept.' || name, ', ') from unnest(columns) as name),
    array_to_string(told, ', '), rows,
    (select string_agg('record.' || name, ', ') from unnest(columns) as name)));
  execute format('create function %I() returns trigger language plpgsql as %L', source || '_changed',
    format('
begin
  perform %I(array(select distinct %I from changed));
  return null;
end ', 'keep_' || source, record));
  call on_rows(source, 'keep', source || '_changed');
  if person is not null then
    call on_rename('person', 'keep_' || source, 'follow_person', 'keep_' || source, source, record, person);
  end if;
end $procedure$;

CREATE OR REPLACE PROCEDURE public.keep_names(IN record text, IN names text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  kept text[];
  steps text := '';
begin
  foreach kept slice 1 in array names loop
    steps := steps || format('
    new.%I := coalesce((select %s from %I where id = new.%I), '''');', kept[1],
      (select string_agg(format('%I', part), ' || '' '' || ') from unnest(name_parts(kept[3])) as part),
      kept[3], kept[2]);
    call on_rename(kept[3], record || '_' || kept[1], 'follow_name', record, kept[1], kept[2]);
  end loop;
  execute format('create function %I() returns trigger language plpgsql as %L', record || '_names',
    format('
begin
  if tg_op = ''INSERT'' or new.version <> old.version then%s
  end if;
  return new;
end ', steps));
  -- By its name it runs after the trigger "stamp", which counts versions and says who changed what.
  execute format('create trigger stamp_names before insert or update on %I
    for each row execute function %I()', record, record || '_names');
end $procedure$;

CREATE OR REPLACE FUNCTION public.keep_offer_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform put_client_event('offerComment', old.id, null, null);
  else
    perform put_client_event('offerComment', new.id,
      case when new.comment is not null then (select client from offer where id = new.offer) end, new.created);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update "issueUser" set open = new.status in (1, 2) where issue = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_reception_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words text := reception_words(new);
begin
  if tg_op = 'INSERT' or words is distinct from old.search then
    new.search := words;
    new.fragments := fragments(words);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_task_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform put_client_event('task', old.id, null, null);
  else
    perform put_client_event('task', new.id,
      case when new.status = 9 then (select client from project where id = new.project) end, new."endedAt");
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_text_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new."textVersion" := old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public."knowledgeBase_names"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."typeName" := coalesce((select name from "knowledgeBaseType" where id = new.type), '');
    new."departmentName" := coalesce((select name from department where id = new.department), '');
    new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."userModified"), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.last_moment(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (day + 1)::timestamp at time zone 'Europe/Warsaw' - interval '1 second'
$function$;

CREATE OR REPLACE FUNCTION public.link_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select i.status in (1, 2) into new.open from issue i where i.id = new.issue for no key update;
  return new;
end $function$;

CREATE OR REPLACE PROCEDURE public.make_custom(IN name text, IN source text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create table %I (
    -- By which what is written about a person is found and taken out.
    id integer generated always as identity,
    record integer not null references %I on delete cascade,
    field integer not null references "customField",
    n integer not null default 0,
    num numeric(18, 4),
    day date,
    moment timestamptz,
    flag boolean,
    opt integer references "customOption",
    person integer references person,
    client integer references client on delete cascade,
    txt text,
    long text,
    primary key (record, field, n)
  )', name, source);
  -- Lists order and filter by any field: an index for each column, of the rows that have it.
  execute format('create index on %I (field, num, record) where num is not null', name);
  execute format('create index on %I (field, day, record) where day is not null', name);
  execute format('create index on %I (field, moment, record) where moment is not null', name);
  execute format('create index on %I (field, flag, record) where flag is not null', name);
  execute format('create index on %I (field, opt, record) where opt is not null', name);
  execute format('create index on %I (field, person, record) where person is not null', name);
  execute format('create index on %I (field, client, record) where client is not null', name);
  execute format('create index on %I (field, txt collate counting, record) where txt is not null', name);
  execute format('create index on %I (opt) where opt is not null', name);
  execute format('create index on %I (person) where person is not null', name);
  execute format('create index on %I (client) where client is not null', name);
  execute format('create index %I on %I using gin (custom_words(txt, long) gin_trgm_ops) where txt is not null or long is not null',
    name || '_words', name);
  execute format('create statistics %I (mcv, dependencies) on field, opt from %I', name || '_options', name);
  execute format('create trigger history_insert after insert on %I referencing new table as added
    for each statement execute function record_custom(%L)', name, source);
  execute format('create trigger history_update after update on %I
    referencing old table as removed new table as added
    for each statement execute function record_custom(%L)', name, source);
  execute format('create trigger history_delete after delete on %I referencing old table as removed
    for each statement execute function record_custom(%L)', name, source);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.make_findable(IN name text, IN title text, IN recent text, IN mine text, IN walk integer DEFAULT 700, IN also text DEFAULT NULL::text, IN names text DEFAULT NULL::text, IN vocabulary text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$;

CREATE OR REPLACE PROCEDURE public.make_record(IN name text, IN derived text DEFAULT ''::text, IN secret text DEFAULT ''::text, IN quiet text DEFAULT ''::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I
    add created timestamptz not null default now(),
    add "createdBy" integer,
    add modified timestamptz not null default now(),
    add "userModified" integer,
    add version integer not null default 1', name);
  execute format('create trigger stamp before insert or update on %I
    for each row execute function stamp(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(quiet, '')));
  execute format('create trigger history after insert or update or delete on %I
    for each row execute function record_history(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(secret, '')));
end $procedure$;

CREATE OR REPLACE PROCEDURE public.make_searchable(IN name text, IN words text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I
    add search text generated always as (%s) stored,
    add fragments smallint[] generated always as (fragments(%s)) stored', name, words, words);
  execute format('create index on %I using gin (search gin_trgm_ops)', name);
  execute format('create index on %I using gin (fragments)', name);
end $procedure$;

CREATE OR REPLACE FUNCTION public.mention_links(html text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  one record;
begin
  if strpos(html, '">@') = 0 then
    return html;
  end if;
  for one in
    select u.id, replace(replace(replace(replace(u."firstName" || ' ' || u."lastName",
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\', '\\') as name
    from person u
    where u.id in (
      select found.ids[1]::integer
      from regexp_matches(html, '"/profile/view/([1-9]\d{0,8})"[^>]*>@', 'g') as found(ids))
  loop
    html := regexp_replace(html,
      '("/profile/view/' || one.id || '"[^>]*>)@[^<]*', '\1@' || one.name, 'g');
  end loop;
  return html;
end $function$;

CREATE OR REPLACE FUNCTION public.mention_words(said text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  one record;
begin
  if strpos(said, '@[') = 0 then
    return said;
  end if;
  for one in
    select u.id, u."firstName" || ' ' || u."lastName" as name
    from person u
    where u.id in (
      select found.ids[1]::integer
      from regexp_matches(said, '@\[([1-9]\d{0,8})\]', 'g') as found(ids))
  loop
    said := replace(said, '@[' || one.id || ']', '@' || one.name);
  end loop;
  return said;
end $function$;

CREATE OR REPLACE FUNCTION public.move_client_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'offer' then
    update "clientEvent" e set client = new.client from "offerComment" c
    where c.offer = new.id and e.kind = 'offerComment' and e.record = c.id;
  elsif tg_table_name = 'issue' then
    -- An issue may come to a client, or be of none from now on.
    perform put_client_event('issueComment', c.id, new.client, c.created) from comment c
    where c."attachedTo" = 'issue' and c."attachedId" = new.id;
  else
    update "clientEvent" e set client = new.client from "projectTask" t
    where t.project = new.id and e.kind = 'task' and e.record = t.id;
    update "clientEvent" e set client = new.client
    from "projectTask" t join comment c on c."attachedTo" = 'projectTask' and c."attachedId" = t.id
    where t.project = new.id and e.kind = 'taskComment' and e.record = c.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_parts(source text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case source when 'person' then '{lastName,firstName}' when 'file' then '{fileName}'
              else '{name}' end::text[]
$function$;

CREATE OR REPLACE FUNCTION public.name_reception_party()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A client that is deleted leaves its name in the register.
  if tg_op = 'UPDATE' and new.client is null and old.client is not null
     and new."clientName" is null then
    new."clientName" := old."partyName";
  end if;
  new."partyName" := coalesce((select name from client where id = new.client),
                              new."clientName", '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_words(name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select distinct word from regexp_split_to_table(name, '[^[:alnum:]]+') as word where length(word) between 4 and 40
$function$;

CREATE OR REPLACE FUNCTION public.names_of_people(ids integer[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg("lastName" || ' ' || "firstName", ', '
    order by "lastName", "firstName", id), '')
  from person where id = any(ids)
$function$;

CREATE OR REPLACE FUNCTION public.nearly(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select '^(' || string_agg(distinct form, '|') || ')' from (
    select left(typed, at - 1) || '.?' || substr(typed, at + 1) from generate_series(1, length(typed)) as at
    union all
    select left(typed, at - 1) || '.' || substr(typed, at) from generate_series(2, length(typed)) as at
    union all
    select overlay(typed placing reverse(substr(typed, at, 2)) from at for 2)
    from generate_series(1, length(typed) - 1) as at
  ) as forms(form)
  where typed ~ '^[[:alnum:]]{4,30}$'
$function$;

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('app.changed', 'yes', true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_contacts(array_agg(of.client), array_agg(of.modified), array_agg('comment'::text))
  from (
    select case c."attachedTo"
        when 'issue' then (select client from issue where id = c."attachedId")
        when 'projectTask' then (select p.client from "projectTask" t join project p on p.id = t.project
          where t.id = c."attachedId") end as client,
      c.modified
    from changed c where c."attachedTo" in ('issue', 'projectTask')
  ) of;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_contact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_contacts(array_agg(client), array_agg(modified), array_agg(tg_argv[0])) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_contacts(clients integer[], moments timestamp with time zone[], kinds text[])
 RETURNS void
 LANGUAGE sql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  insert into "clientContact" as known (client, day, kind)
  select distinct on (g.client) g.client, (g.at at time zone 'Europe/Warsaw')::date, g.kind
  from unnest(clients, moments, kinds) as g(client, at, kind)
  where g.client is not null and not exists (select from "clientContact" k
    where k.client = g.client and k.day >= (g.at at time zone 'Europe/Warsaw')::date)
  order by g.client, g.at desc
  on conflict (client) do update set day = excluded.day, kind = excluded.kind
    where known.day < excluded.day
$function$;

CREATE OR REPLACE FUNCTION public.note_custom_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "customKey" (record, key) values (new.record, new.key) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_custom_touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' and coalesce(current_setting('app.keptValues', true), '') <> 'on' and not is_quiet_change()
    and exists (select from written w join "customField" f on f.id = w.field and f."heldFor" is not null) then
    raise exception 'This field has just become another kind' using errcode = '40001';
  end if;
  insert into "customTouched" (change, record)
  select distinct c.id, w.record from written w join "customChange" c on c.watched = w.field
  where c.id::text is distinct from current_setting('app.customChange', true)
  on conflict (change, record) do update set done = false;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.decided := case when new.status not in (1, 2, 4) then null
                      when tg_op = 'INSERT' then coalesce(new.decided, new.modified)
                      else now() end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_clients()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_contacts(array_agg(id), array_agg(created), array_agg('client'::text)) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_notes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_contacts(array_agg(client), array_agg(created), array_agg('note'::text))
  from changed where contact;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_reception()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_contacts(array_agg(client), array_agg(least("operationDate", modified)),
    array_agg(category)) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_reception_hole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "receptionHole" (number, company, direction, "operationDate", "movedTo", who)
  values (old."sysNumber", old.company, old.direction, old."operationDate",
          case when tg_op = 'UPDATE' then new."sysNumber" end, actor());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_same_nips()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.note_wording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "agreementWording" (type, version, text)
  select new.id, coalesce(max(w.version), 0) + 1, new.description
  from "agreementWording" w where w.type = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.numbers_in(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  if value !~ '\d(\D{0,3}\d){6}' then
    return '';
  end if;
  return coalesce((
    select string_agg(' ' || numbers.run[1], '')
    from regexp_matches(
      regexp_replace(value, '(\d)[ ().+/\u00a0\u2013-]+(?=\d)', '\1', 'g'), '\d{7,}', 'g') as numbers(run)
  ), '');
end $function$;

CREATE OR REPLACE FUNCTION public.offer_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."clientName" := coalesce((select name from client where id = new.client), '');
    new."sellerName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new.seller), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE PROCEDURE public.on_rename(IN source text, IN name text, IN handler text, VARIADIC arguments text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  parts text[] := name_parts(source);
begin
  execute format('create trigger %I after update of %s on %I for each row when ((%s) <> (%s))
      execute function %I(%s)', name,
    (select string_agg(format('%I', part), ', ') from unnest(parts) as part), source,
    (select string_agg(format('old.%I', part), ', ') from unnest(parts) as part),
    (select string_agg(format('new.%I', part), ', ') from unnest(parts) as part), handler,
    (select string_agg(quote_literal(argument), ', ') from unnest(arguments) as argument));
end $procedure$;

CREATE OR REPLACE PROCEDURE public.on_rows(IN source text, IN name text, IN handler text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger %I after insert on %I referencing new table as changed
    for each statement execute function %I()', name || '_on_insert', source, handler);
  execute format('create trigger %I after update on %I referencing new table as changed
    for each statement execute function %I()', name || '_on_update', source, handler);
  execute format('create trigger %I after delete on %I referencing old table as changed
    for each statement execute function %I()', name || '_on_delete', source, handler);
end $procedure$;

CREATE OR REPLACE FUNCTION public.plan_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  refreshed integer[];
  touched integer[];
begin
  select
    array_agg(distinct n.project) filter (where (n.project, n.status, n."dateEndJob", n."finalDate", n."dateRealizationLimit")
      is distinct from (o.project, o.status, o."dateEndJob", o."finalDate", o."dateRealizationLimit")),
    array_agg(distinct n.project) filter (where (n."user", n."finalDate", n."dateRealizationLimit")
      is distinct from (o."user", o."finalDate", o."dateRealizationLimit"))
  into refreshed, touched
  from changed n join former o using (id);
  if refreshed is not null then
    perform refresh_projects(refreshed);
  end if;
  if touched is not null then
    perform touch_projects(touched);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.project_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."clientName" := coalesce((select name from client where id = new.client), '');
    new."typeName" := coalesce((select name from "projectType" where id = new.type), '');
    new."companyName" := coalesce((select name from company where id = new.company), '');
    new."modifiedByName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."userModified"), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.put_client_event(what text, of integer, whose integer, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if whose is null or moment is null then
    delete from "clientEvent" where kind = what and record = of;
  else
    insert into "clientEvent" (kind, record, client, at) values (what, of, whose, moment)
    on conflict (kind, record) do update set client = excluded.client, at = excluded.at;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.put_comment_event(of integer, owner text, owned integer, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if owner = 'issue' then
    perform put_client_event('issueComment', of, (select client from issue where id = owned), moment);
  elsif owner = 'projectTask' then
    perform put_client_event('taskComment', of, (select p.client from "projectTask" t
      join project p on p.id = t.project where t.id = owned), moment);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.put_in_place(kind text, other integer, survivor integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.reception_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    new."userName" := coalesce((select "lastName" || ' ' || "firstName" from person where id = new."user"), '');
    new."companyName" := coalesce((select name from company where id = new.company), '');
    new."typeName" := coalesce((select name from "receptionType" where id = new.type), '');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.reception_words(r reception)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select fold(r."fullName" || ' ' || r.description || ' ' || r."partyName" || ' ' || r."userName" || ' ' || r."taskNumber"
      || ' ' || r."sysNumber" || ' ' || r."typeName")
    || numbers_in(r."fullName" || ', ' || r.description || ', ' || r."partyName" || ', ' || r."taskNumber")
$function$;

CREATE OR REPLACE FUNCTION public.record_custom()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fields integer[];
  records integer[];
  formulas integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct field), array_agg(distinct record) into fields, records from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct field), array_agg(distinct record) into fields, records from removed;
  else
    select array_agg(distinct field), array_agg(distinct record) into fields, records
    from (select field, record from added union all select field, record from removed) w;
  end if;
  if fields is null then
    return null;
  end if;
  formulas := array(select field from "customFormula" where field = any(fields)
    union select field from "customPart" where part = any(fields));
  perform from "customField" where id = any(fields || formulas) order by id for key share;
  if tg_op = 'UPDATE' then
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], n.record, actor(), 'update', jsonb_build_object('custom.' || f.key, jsonb_build_array(
        custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long),
        custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long)))
    from added n join removed o using (record, field, n) join "customField" f on f.id = n.field
    where custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long) is distinct from
      custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long);
    delete from "customUnique" u using removed o where u.field = o.field and u.record = o.record;
    insert into "customUnique" (field, key, record)
    select n.field, custom_key(n.num, n.txt), n.record from added n join "customField" f on f.id = n.field and f."unique"
    where custom_key(n.num, n.txt) is not null;
  elsif tg_op = 'INSERT' then
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], n.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(null,
        custom_json(n.num, n.day, n.moment, n.flag, n.opt, n.person, n.client, n.txt, n.long)))
    from added n join "customField" f on f.id = n.field;
    insert into "customUnique" (field, key, record)
    select n.field, custom_key(n.num, n.txt), n.record from added n join "customField" f on f.id = n.field and f."unique"
    where custom_key(n.num, n.txt) is not null;
  else
    insert into history (entity, "entityId", who, action, changes)
    select tg_argv[0], o.record, actor(), case f.kind when 'choices' then 'link' else 'update' end,
      jsonb_build_object('custom.' || f.key, jsonb_build_array(
        custom_json(o.num, o.day, o.moment, o.flag, o.opt, o.person, o.client, o.txt, o.long), null))
    from removed o join "customField" f on f.id = o.field;
    delete from "customUnique" u using removed o where u.field = o.field and u.record = o.record;
  end if;
  if cardinality(formulas) > 0 and current_setting('app.workingOut', true) is distinct from 'yes' then
    perform work_out_custom(tg_table_name, tg_argv[0], records, formulas);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gone boolean := tg_op = 'DELETE';
  named jsonb := case when gone then jsonb_build_object('id', old.id, 'name', old."fileName")
                      else jsonb_build_object('id', new.id, 'name', new."fileName") end;
begin
  insert into history (entity, "entityId", who, action, changes)
  values (case when gone then old."attachedTo" else new."attachedTo" end,
          case when gone then old."attachedId" else new."attachedId" end, actor(), 'link',
          jsonb_build_object('files', case when gone then jsonb_build_array(named, null)
                                           else jsonb_build_array(null, named) end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  skip text[] := array['id','version','created','createdBy','modified','userModified','search',
    'fragments'] || coalesce(string_to_array(tg_argv[0], ','), '{}');
  diff jsonb;
begin
  if tg_op = 'INSERT' then
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, new.id, new.version, actor(), 'insert',
            jsonb_strip_nulls(to_jsonb(new) - skip));
  elsif tg_op = 'DELETE' then
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, old.id, old.version, actor(), 'delete',
            jsonb_strip_nulls(to_jsonb(old) - skip));
  elsif new.version <> old.version then
    select coalesce(jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value)), '{}') into diff
    from jsonb_each(to_jsonb(new) - skip) n
    join jsonb_each(to_jsonb(old) - skip) o using (key)
    where n.value is distinct from o.value;
    insert into history (entity, "entityId", version, who, action, changes)
    values (tg_table_name, new.id, new.version, actor(), 'update', diff);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  linked jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  value jsonb := linked -> tg_argv[3];
begin
  insert into history (entity, "entityId", who, action, changes)
  values (tg_argv[0], (linked ->> tg_argv[1])::integer, actor(), 'link',
          jsonb_build_object(tg_argv[2],
            case when tg_op = 'DELETE' then jsonb_build_array(value, null)
                 else jsonb_build_array(null, value) end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_scope()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  linked jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  kind text;
begin
  foreach kind in array array['projectType', 'service', 'company', 'documentType', 'issueType'] loop
    if linked -> kind <> 'null' then
      insert into history (entity, "entityId", who, action, changes)
      values ('customField', (linked ->> 'field')::integer, actor(), 'link',
        jsonb_build_object(kind, case when tg_op = 'DELETE' then jsonb_build_array(linked -> kind, null)
          else jsonb_build_array(null, linked -> kind) end));
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_step_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  named jsonb := jsonb_build_object('id', old.id, 'name', old."fileName");
  come boolean := tg_op = 'UPDATE' and new."attachedTo" = 'procedureTask';
begin
  insert into history (entity, "entityId", who, action, changes)
  values ('procedureTask', case when come then new."attachedId" else old."attachedId" end, actor(), 'link',
          jsonb_build_object('files', case when come then jsonb_build_array(null, named)
                                           else jsonb_build_array(named, null) end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_answers(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update issue record set "answeredAt" = kept.answered, "doneAt" = kept.done
  from (
    select i.id, d.done, least(i."answeredAt", d.done, (
      select min(w.at) from (
        select s."createdBy" as who, s.created as at from "issueStatus" s
        where s.issue = i.id and s.id > (select min(f.id) from "issueStatus" f where f.issue = i.id)
        union all
        select c."createdBy", c.created from comment c
        where c."attachedTo" = 'issue' and c."attachedId" = i.id and (c."mergedFrom" is null or c."mergedFrom" = i.id)
      ) w
      where w.who <> i."orderedBy" and w.who is distinct from i."createdBy"
        and (exists (select from "issueUser" u where u.issue = i.id and u."user" = w.who)
          or not exists (select from "issueFollower" h where h.issue = i.id and h."user" = w.who)
            and not exists (select from replacement r where r."user" = w.who and r."replacedUser" = i."orderedBy"
              and w.at between r."dateFrom" and r."dateTo"))
    )) as answered
    from issue i
    cross join lateral (select case when i.status in (9, 30) then
      (select max(s.created) from "issueStatus" s where s.issue = i.id and s.status = 9) end as done) d
    where i.id = any (ids)
  ) kept
  where record.id = kept.id and (record."answeredAt" is distinct from kept.answered
    or record."doneAt" is distinct from kept.done);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_courses(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update "projectTask" t
  set "turnAt" = c.turn, "startedAt" = c.started, "endedAt" = c.ended, "handedBy" = c.handed,
      "assignedAt" = c.assigned
  from (
    select n.id, own.started,
      case when n.status = 9 then coalesce(own.ended, n."dateEndJob", n.modified) end as ended,
      case when before.id is null then n.created
           when own.begun is not null then case when own.released <= own.begun then own.released else
             coalesce((select max(o.at) from unnest(opened.at) as o(at) where o.at <= own.begun),
               own.begun) end
           when own.released is not null then own.released
           when before.over then coalesce(opened.at[cardinality(opened.at)], before."dateEndJob",
             before.created) end as turn,
      case when before.over then before."user" end as handed,
      case when n."user" is not null then coalesce(n."assignedAt", n.created) end as assigned
    from (
      select id from unnest(ids) as given(id)
      union
      select after.id from unnest(ids) as given(id)
      join "projectTask" g on g.id = given.id
      cross join lateral (select a.id from "projectTask" a
        where a.project = g.project and a.procedure = g.procedure and a.service = g.service
          and a.position > g.position order by a.position limit 1) after
    ) touched
    join "projectTask" n on n.id = touched.id
    cross join lateral (
      select coalesce(min(s.created) filter (where s.status = 2),
          case when n.status = 2 then n.created end) as started,
        coalesce(min(s.created) filter (where s.status in (2, 9, 10) and not s."withProject"),
          case when n.status in (2, 9) then coalesce(n."dateEndJob", n.created) end) as begun,
        max(s.created) filter (where s.status = 9) as ended,
        min(s.created) filter (where s.reason is not null) as released
      from "projectTaskStatus" s where s."projectTask" = n.id
    ) own
    left join lateral (
      select b.id, b."user", b."dateEndJob", b.created,
        coalesce(b."cancelledFrom", b.status) in (9, 10) as over
      from "projectTask" b
      where b.project = n.project and b.procedure = n.procedure and b.service = n.service
        and b.position < n.position
      order by b.position desc limit 1
    ) before on true
    left join lateral (
      select array_agg(e.created order by e.id) as at
      from (
        select s.id, s.created, s.status in (9, 10) as over,
          lag(s.status in (9, 10), 1, false) over (order by s.id) as "wasOver"
        from "projectTaskStatus" s where s."projectTask" = before.id and not s."withProject"
      ) e
      where e.over and not e."wasOver"
    ) opened on true
  ) c
  where t.id = c.id
    and (t."turnAt", t."startedAt", t."endedAt", t."handedBy", t."assignedAt") is distinct from
        (c.turn, c.started, c.ended, c.handed, c.assigned);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_projects(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update project p
  set status = s.status,
      "jobsEnded" = case when s.status in (9, 10) then s.ended end,
      completed = case when s.status in (9, 10) then coalesce(p.completed, now()) end,
      "nextLimit" = s."nextLimit",
      "nextFinalLimit" = s."nextFinalLimit"
  from (
    select q.id,
      case when q.cancelled then 10
           when count(t.id) = 0 then 0
           when bool_and(t.status in (9, 10)) then 9
           when bool_or(t.status > 1) then 2
           else 1 end as status,
      max(t."dateEndJob") as ended,
      min(t."dateRealizationLimit") filter (where t.status not in (9, 10)) as "nextLimit",
      min(t."dateRealizationLimit") filter (where t.status not in (9, 10) and t."finalDate")
        as "nextFinalLimit"
    from project q
    left join "projectTask" t on t.project = q.id
    where q.id = any(ids)
    group by q.id
  ) s
  where p.id = s.id
    and (p.status, p."jobsEnded", p."nextLimit", p."nextFinalLimit") is distinct from
        (s.status, case when s.status in (9, 10) then s.ended end, s."nextLimit",
         s."nextFinalLimit");
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_restricted(person integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  -- Who asks to be forgotten is forgotten: the transaction names the open request (rooms/rodo/rodo.ts).
  request text := nullif(current_setting('app.erasure', true), '');
  called text;
begin
  select p."firstName" || ' ' || p."lastName" into called from "clientPerson" p
  where p.id = person and p.restricted is not null;
  if called is null or exists (select from "personalCase" c
    where c.id = request::integer and c.kind = 'erasure' and c.status = 'open') then
    return;
  end if;
  raise exception using errcode = 'RODO1', message = 'Przetwarzanie danych tej osoby (' || called
    || ') jest ograniczone. Najpierw zdejmij ograniczenie w sprawie RODO.';
end $function$;

CREATE OR REPLACE FUNCTION public.release_note_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update file set "attachedTo" = null, "attachedId" = null
  where "attachedTo" = 'clientNote' and "attachedId" in (select id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remember_first_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into "projectPeriod" (source, period) values (old.id, old."recurrentFrom") on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.replaced_by(person integer)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE ROWS 5
AS $function$
  with recursive replaced(id) as (
    select "replacedUser" from replacement
    where "user" = replaced_by.person and now() between "dateFrom" and "dateTo"
    union
    select r."replacedUser" from replacement r join replaced on r."user" = replaced.id
    where now() between r."dateFrom" and r."dateTo"
  )
  select id from replaced where id <> replaced_by.person
$function$;

CREATE OR REPLACE FUNCTION public.scrub(value text, patterns text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare pattern text;
begin
  foreach pattern in array patterns loop
    value := regexp_replace(value, pattern, '[dane usunięte]', 'gi');
  end loop;
  return value;
end $function$;

CREATE OR REPLACE FUNCTION public.scrub_json(value jsonb, patterns text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(scrub(value #>> '{}', patterns))
    when 'array' then (select coalesce(jsonb_agg(scrub_json(e.value, patterns) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality as e(value, place))
    when 'object' then (select coalesce(jsonb_object_agg(e.key, scrub_json(e.value, patterns)), '{}')
      from jsonb_each(value) as e)
    else value
  end
$function$;

CREATE OR REPLACE FUNCTION public.search_word(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(regexp_replace(regexp_replace(
      word, '^(%?)(?:https?://)?(?:www\.)?(?=[^%]{3})', '\1', 'i'), '(\.[[:alpha:]]{2,})/(%?)$', '\1\2'),
    '^(%?)(?:biuro|info|kontakt|sekretariat|office|poczta|mail|hello|firma|recepcja|sklep|handel|sprzedaz|zamowienia|faktury|ksiegowosc|kadry|rachunki)(?=@[^%]{3})', '\1', 'i')
$function$;

CREATE OR REPLACE FUNCTION public.seller_comes_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.seller := at_work(new.seller);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.series_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  series integer := coalesce(new."recurrentSource", new.id);
begin
  if exists (select from project p where (p.id = series or p."recurrentSource" = series)
      and p."recurrentFrom" > new."recurrentFrom") then
    return null;
  end if;
  insert into history (entity, "entityId", who, action, changes)
  select 'projectSeries', series, actor(), 'update', jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
  from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
  where n.key in ('recurrent', 'recurrentTo') and n.value is distinct from o.value;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_absences()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('absences.settle', json_build_object('type', new.id, 'by', actor()),
    job_key := 'absences.settle:' || new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stale_missing_records()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  blocks integer[] := (select array_agg(distinct id >> 10) from added);
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), block) from unnest(blocks) block;
  insert into "customMissingStale" (field, block)
  select m.field, m.block from "customMissing" m where m.source = tg_argv[0] and m.block = any(blocks)
  union all
  select f.id, block from "customField" f cross join unnest(blocks) block
  where current_setting('transaction_isolation') <> 'read committed';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stale_missing_value()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), old.record >> 10);
  insert into "customMissingStale" (field, block)
  select old.field, old.record >> 10
  where current_setting('transaction_isolation') <> 'read committed'
    or exists (select from "customMissing" m where m.field = old.field and m.block = old.record >> 10);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stale_missing_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('customMissing ' || tg_argv[0]), block)
  from (select distinct record >> 10 as block from removed) r;
  insert into "customMissingStale" (field, block)
  select r.field, r.block from (select distinct field, record >> 10 as block from removed) r
  where current_setting('transaction_isolation') <> 'read committed'
    or exists (select from "customMissing" m where m.field = r.field and m.block = r.block);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  skip text[] := coalesce(string_to_array(tg_argv[0], ','), '{}') || array['search', 'fragments'];
begin
  if tg_op = 'INSERT' then
    new."createdBy" := coalesce(new."createdBy", actor());
    new."userModified" := coalesce(new."userModified", actor());
    return new;
  end if;
  if (to_jsonb(new) - skip) = (to_jsonb(old) - skip) then
    return new;
  end if;
  new.version := greatest(old.version + 1, new.version);
  if current_setting('app.moving', true) = 'on' then
    return new;
  end if;
  new.modified := now();
  new."userModified" := coalesce(actor(), new."userModified");
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.substitutes_of(people integer[])
 RETURNS TABLE(replaced integer, substitute integer)
 LANGUAGE sql
 STABLE ROWS 5
AS $function$
  with recursive standing(replaced, substitute) as (
    select "replacedUser", "user" from replacement
    where "replacedUser" = any(people) and now() between "dateFrom" and "dateTo"
    union
    select standing.replaced, r."user" from replacement r
    join standing on r."replacedUser" = standing.substitute
    where now() between r."dateFrom" and r."dateTo"
  )
  select s.replaced, s.substitute from standing s
  join person p on p.id = s.substitute and p.active
  where s.substitute <> s.replaced
$function$;

CREATE OR REPLACE PROCEDURE public.switch_custom(IN before integer, IN after integer)
 LANGUAGE plpgsql
AS $procedure$
declare
  was "customField";
  now_is "customField";
  place record;
begin
  perform set_config('app.quietChange', 'on', true);
  select * into strict was from "customField" where id = before;
  select * into strict now_is from "customField" where id = after;
  for place in select c.conrelid::regclass as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"customField"'::regclass
      -- Values and options are of the description that they were written for.
      and not exists (select from pg_attribute v where v.attrelid = c.conrelid and v.attname = 'record' and a.attname = 'field')
      and c.conrelid <> '"customOption"'::regclass and a.attname <> 'other'
  loop
    execute format('update %s set %I = $1 where %I = $2', place."table", place."column", place."column") using after, before;
  end loop;
  -- The same list, of one or of several.
  if was.kind in ('choice', 'choices') and now_is.kind in ('choice', 'choices') then
    update "customOption" set field = after where field = before;
    update history set changes = jsonb_set(changes, '{field}', to_jsonb(after))
    where entity = 'customOption' and action in ('insert', 'delete') and changes ->> 'field' = before::text;
  end if;
  -- All that is not of the kind itself.
  execute (select format('update "customField" n set %s from "customField" o where o.id = $1 and n.id = $2',
      string_agg(format('%1$I = o.%1$I', attname), ', '))
    from pg_attribute where attrelid = '"customField"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (array['id', 'key', 'kind', 'unit', 'initial', 'unique', 'personal', 'heldFor', 'created', 'createdBy',
        'modified', 'userModified', 'version']))
    using before, after;
  update "customField" set key = was.key || ' ' || gen_random_uuid(), archived = true, "heldFor" = after where id = before;
  update "customField" set key = was.key, personal = was.personal or now_is.personal, "heldFor" = null,
    version = greatest(version, was.version) + 1
  where id = after returning * into now_is;
  update history set "entityId" = after where entity = 'customField' and "entityId" = before;
  insert into history (entity, "entityId", version, who, action, changes)
  select 'customField', after, now_is.version, actor(), 'update', jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
  from jsonb_each(to_jsonb(now_is)) n join jsonb_each(to_jsonb(was)) o using (key)
  where n.key in ('kind', 'unit', 'initial', 'unique', 'personal') and n.value is distinct from o.value;
end $procedure$;

CREATE OR REPLACE FUNCTION public.takes_part(person integer, record integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  with me(id) as (select takes_part.person union select * from replaced_by(takes_part.person))
  select exists (select from issue i join me on me.id = i."orderedBy" where i.id = record)
      or exists (select from "issueUser" u join me on me.id = u."user" where u.issue = record)
      or exists (select from "issueFollower" f join me on me.id = f."user" where f.issue = record)
      or exists (select from "issueTask" l join "projectTask" t on t.id = l."projectTask"
        join me on me.id = t."user" where l.issue = record and l.made)
$function$;

CREATE OR REPLACE FUNCTION public.task_given()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new."assignedAt" := case when new."user" is not null then now() end;
  -- Given to somebody by hand, it is theirs in the periods that follow too.
  new."insteadOf" := null;
  new."insteadUntil" := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.task_statuses_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_courses(array(select distinct "projectTask" from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tasks_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' then
    perform refresh_projects(array(select distinct project from changed));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tasks_made()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_courses(array(select id from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day(people integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if not exists (select from unnest(people) as told(id) where id is not null) then
    return;
  end if;
  perform pg_notify('zaplecze', jsonb_build_object('topic', 'day', 'people', part.people)::text)
  from (
    -- A message holds at most 8000 bytes.
    select jsonb_agg(id) as people
    from (select id, row_number() over (order by id) / 500 as part
          from (select id from unnest(people) as given(id) where id is not null
                union
                select substitute from substitutes_of(people)) as told) as numbered
    group by part
  ) as part;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_before()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array[old."user"]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_absence_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(
    select p.id from person p where p.active and p.department in (
      select o.department from changed c
      join "calendarEntry" e on e.id = c.entry join person o on o.id = e.owner)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_absences()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(
    select p.id from person p where p.active and p.department in (
      select o.department from changed c join person o on o.id = c.owner)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_issues()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(
    select "orderedBy" from changed
    union
    select u."user" from changed c join "issueUser" u on u.issue = c.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_replacements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(select "user" from changed union select "replacedUser" from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(select "user" from changed union select "handedBy" from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_day_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_day(array(select distinct "user" from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_front_door()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into news (person, topic)
  select id, 'frontDoor' from person
  where active and roles && array['ROLE_RECEPTION', 'ROLE_ADMIN'];
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_notified()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into news (person) select distinct "user" from changed;
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_program()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.description is distinct from old.description then
    insert into history (entity, "entityId", who, action, changes)
    values ('person', new.person, actor(), 'update',
      jsonb_build_object('description', jsonb_build_array(old.description, new.description)));
  end if;
  if old.ended is null and new.ended is not null then
    insert into history (entity, "entityId", who, action, changes)
    values ('program', new.person, actor(), 'delete', '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_replacement(one replacement, how text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if how = 'dropped' then
    perform graphile_worker.remove_job('replacement-begins:' || one.id);
    perform graphile_worker.remove_job('replacement-ends:' || one.id);
  else
    perform graphile_worker.add_job('people.replacementBegins', json_build_object('id', one.id),
      run_at => one."dateFrom", job_key => 'replacement-begins:' || one.id);
    perform graphile_worker.add_job('people.replacementEnds', json_build_object('id', one.id),
      run_at => one."dateTo" + interval '1 second', job_key => 'replacement-ends:' || one.id);
  end if;
  if how <> 'ended' then
    perform graphile_worker.add_job('people.replacementChanged', json_build_object('user', one."user",
      'replacedUser', one."replacedUser", 'dateFrom', one."dateFrom", 'dateTo', one."dateTo",
      'dropped', how = 'dropped', 'by', actor()), job_key => 'replacement-changed:' || one.id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into news (ended) select encode("tokenHash", 'hex') from gone;
  if found then
    raise info 'zaplecze: news';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_people(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update person set modified = clock_timestamp()
  where id in (select p.id from person p where p.id = any(ids) order by p.id for no key update)
$function$;

CREATE OR REPLACE FUNCTION public.touch_projects(ids integer[])
 RETURNS void
 LANGUAGE sql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  update project p set modified = clock_timestamp()
  where p.id = any(ids) and now() is distinct from (
    select h.at from history h where h.entity = 'project' and h."entityId" = p.id
      and h.version is not null order by h.id desc limit 1)
$function$;

CREATE OR REPLACE PROCEDURE public.track_link(IN name text, IN entity text, IN owner text, IN field text, IN linked text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger history after insert or delete on %I
    for each row execute function record_link(%L, %L, %L, %L)', name, entity, owner, field, linked);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.vacuum_often(IN name text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', name);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.watch_custom(IN name text, IN source text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create or replace trigger history_insert after insert on %I referencing new table as added
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create or replace trigger history_update after update on %I
    referencing old table as removed new table as added
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create or replace trigger history_delete after delete on %I referencing old table as removed
    for each statement when (not is_quiet_change()) execute function record_custom(%L)', name, source);
  execute format('create trigger touch_insert after insert on %I referencing new table as written
    for each statement execute function note_custom_touch()', name);
  execute format('create trigger touch_update after update on %I referencing new table as written
    for each statement execute function note_custom_touch()', name);
  execute format('create trigger touch_delete after delete on %I referencing old table as written
    for each statement execute function note_custom_touch()', name);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.watch_missing_records(IN source text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger missing_insert after insert on %I referencing new table as added
    for each statement execute function stale_missing_records(%L)', source, source);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.watch_missing_values(IN name text, IN source text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger missing_delete after delete on %I referencing old table as removed
    for each statement execute function stale_missing_values(%L)', name, source);
  execute format('create trigger missing_update after update on %I for each row when (new.record <> old.record
    or new.field <> old.field or num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client,
    new.txt, new.long) = 0) execute function stale_missing_value(%L)', name, source);
end $procedure$;

CREATE OR REPLACE FUNCTION public.words_query(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select to_tsquery('pg_catalog.simple', coalesce((select string_agg(quote_literal(part) || ':*', ' & ')
    from regexp_split_to_table(btrim(regexp_replace(typed, '[^[:alnum:]]+', ' ', 'g')), ' ') as part
    where part <> ''), ''))
$function$;

CREATE OR REPLACE FUNCTION public.work_out_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fields integer[];
  was jsonb;
  is_now jsonb;
begin
  if not exists (select from "customColumn" where "table" = tg_table_name) then
    return null;
  end if;
  was := to_jsonb(old);
  is_now := to_jsonb(new);
  fields := array(select distinct field from "customColumn"
    where "table" = tg_table_name and was -> name is distinct from is_now -> name);
  if fields <> '{}' then
    perform from "customField" where id in (select field from "customColumn" where "table" = tg_table_name)
      order by id for key share;
    perform work_out_custom(tg_argv[0], tg_table_name, array[new.id], fields);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.work_out_custom(source text, kept text, records integer[], fields integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  columns text;
begin
  execute format('select from %I where id = any($1) order by id for no key update', kept) using records;
  if kept = 'clientPerson' then
    records := array(select id from "clientPerson" where id = any(records) and restricted is null);
  elsif kept = 'reception' then
    records := array(select id from reception where id = any(records) and "fullName" <> 'Gość anonimowy');
  end if;
  select string_agg(format(case use when 'number' then '%L, r.%I' when 'flag' then '%L, r.%I::integer'
      when 'day' then '%L, r.%I - date ''1970-01-01'''
      else '%L, (r.%I at time zone ''Europe/Warsaw'')::date - date ''1970-01-01''' end, name, name), ', ')
  into columns from (select distinct name, use from "customColumn" where field = any(fields)) c;
  perform set_config('app.workingOut', 'yes', true);
  execute format($q$
    with worked as materialized (
      select r.id as record, f.id as field, f.kind, w.value
      from %2$I r
      join "customField" f on f.id = any($2) %4$s
      join "customFormula" m on m.field = f.id
      cross join lateral (select jsonb_strip_nulls(jsonb_build_object(%3$s)) as parts offset 0) b
      cross join lateral (
        select coalesce(jsonb_object_agg(v.field, coalesce(v.num, v.day - date '1970-01-01', v.flag::integer))
          filter (where num_nonnulls(v.num, v.day, v.flag) > 0), '{}') as parts
        from "customPart" p join "customField" k on k.id = p.part and not k.archived
        join %1$I v on v.field = p.part and v.record = r.id and v.n = 0
        where p.field = f.id) h
      cross join lateral (
        select coalesce(jsonb_object_agg(c.name, b.parts -> c.name) filter (where b.parts ? c.name), '{}') as parts
        from "customColumn" c where c.field = f.id) s
      cross join lateral custom_formula(m.steps, h.parts || s.parts, f.kind) w
      where r.id = any($1)
    ), gone as (
      delete from %1$I v using worked w where v.record = w.record and v.field = w.field and w.value is null
    )
    insert into %1$I as v (record, field, num, day)
    select record, field, case when kind <> 'day' then value end,
      case when kind = 'day' then date '1970-01-01' + value::integer end
    from worked where value is not null
    on conflict (record, field, n) do update set num = excluded.num, day = excluded.day
    where (v.num, v.day) is distinct from (excluded.num, excluded.day)
  $q$, source, kept, coalesce(columns, ''), case kept when 'reception' then 'and f.record = r.category' else '' end)
  using records, fields;
  perform set_config('app.workingOut', '', true);
  if columns is null then
    return;
  end if;
  if current_setting('app.workedOut', true) = 'yes' then
    perform join_worked_lines(kept, records, fields);
  end if;
  perform set_config('app.workedOut', 'yes', true);
end $function$;

CREATE OR REPLACE FUNCTION public.work_out_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from "customColumn" where "table" = tg_table_name) then
    return null;
  end if;
  perform from "customField" where record in (select f.record from "customColumn" c join "customField" f on f.id = c.field
    where c."table" = tg_table_name) order by id for key share;
  perform work_out_custom(tg_argv[0], tg_table_name, array(select id from added),
    array(select distinct field from "customColumn" where "table" = tg_table_name));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.work_out_unrestricted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform work_out_custom('contactCustom', 'clientPerson', array[new.id], array(select field from "customFormula" m
    join "customField" f on f.id = m.field and f.record = 'contact'));
  return null;
end $function$;

create table "absenceBalance" (
  id integer not null generated always as identity,
  person integer not null,
  type integer not null,
  year smallint not null,
  entitled numeric(6,3),
  carried numeric(6,3),
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "absenceBalance_carried_check" CHECK ((carried >= (0)::numeric)),
  constraint "absenceBalance_entitled_check" CHECK ((entitled >= (0)::numeric)),
  constraint "absenceBalance_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "absenceBalance_person_type_year_key" UNIQUE (person, type, year),
  constraint "absenceBalance_pkey" PRIMARY KEY (id),
  constraint "absenceBalance_type_fkey" FOREIGN KEY (type) REFERENCES "calendarType"(id) ON DELETE CASCADE
);
CREATE INDEX "absenceBalance_type_idx" ON "absenceBalance" USING btree (type);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "absenceBalance" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "absenceBalance" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "absenceChange" (
  id integer not null generated always as identity,
  entry integer not null,
  cancels boolean not null default false,
  type integer,
  "dateFrom" date,
  "dateTo" date,
  hours numeric(4,2),
  "hoursFrom" text,
  status smallint not null default 0,
  note text,
  reason text,
  "decidedBy" integer,
  "decidedAt" timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "absenceChange_check" CHECK (((cancels = (type IS NULL)) AND (cancels = ("dateFrom" IS NULL)) AND (cancels = ("dateTo" IS NULL)))),
  constraint "absenceChange_check1" CHECK ((("dateFrom" <= "dateTo") AND ((hours IS NULL) OR ("dateFrom" = "dateTo")))),
  constraint "absenceChange_decidedBy_fkey" FOREIGN KEY ("decidedBy") REFERENCES person(id),
  constraint "absenceChange_entry_fkey" FOREIGN KEY (entry) REFERENCES "calendarEntry"(id) ON DELETE CASCADE,
  constraint "absenceChange_pkey" PRIMARY KEY (id),
  constraint "absenceChange_status_check" CHECK (((status >= 0) AND (status <= 3))),
  constraint "absenceChange_type_fkey" FOREIGN KEY (type) REFERENCES "calendarType"(id)
);
CREATE INDEX "absenceChange_decidedBy_idx" ON "absenceChange" USING btree ("decidedBy");
CREATE INDEX "absenceChange_entry_id_idx" ON "absenceChange" USING btree (entry, id);
CREATE UNIQUE INDEX "absenceChange_open" ON "absenceChange" USING btree (entry) WHERE (status = 0);
CREATE INDEX "absenceChange_type_idx" ON "absenceChange" USING btree (type);
CREATE TRIGGER asked_department AFTER UPDATE OF status ON "absenceChange" FOR EACH ROW WHEN (old.status = 0 AND new.status <> 0) EXECUTE FUNCTION drop_asked_department();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "absenceChange" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "absenceChange" FOR EACH ROW EXECUTE FUNCTION stamp('');
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON "absenceChange" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_absence_changes();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON "absenceChange" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_absence_changes();

create table "absenceTime" (
  entry integer not null,
  person integer not null,
  interrupts boolean not null,
  during tsrange not null,
  constraint "absenceTime_entry_fkey" FOREIGN KEY (entry) REFERENCES "calendarEntry"(id) ON DELETE CASCADE,
  constraint "absenceTime_once" EXCLUDE USING gist (person WITH =, ((interrupts)::integer) WITH =, during WITH &&),
  constraint "absenceTime_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "absenceTime_pkey" PRIMARY KEY (entry)
);

create table "accessToken" (
  id integer not null generated always as identity,
  person integer not null,
  name text not null,
  "tokenHash" bytea not null,
  ending text not null,
  reads text[] not null,
  writes text[] not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  expires timestamp with time zone not null,
  "lastUsed" timestamp with time zone,
  "lastAddress" text,
  revoked timestamp with time zone,
  "revokedBy" integer,
  warned timestamp with time zone,
  client text,
  "grantId" text,
  constraint "accessToken_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint "accessToken_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "accessToken_pkey" PRIMARY KEY (id),
  constraint "accessToken_revokedBy_fkey" FOREIGN KEY ("revokedBy") REFERENCES person(id),
  constraint "accessToken_tokenHash_key" UNIQUE ("tokenHash")
);
CREATE INDEX "accessToken_expires_idx" ON "accessToken" USING btree (expires) WHERE ((revoked IS NULL) AND (warned IS NULL));
CREATE UNIQUE INDEX "accessToken_grantId_idx" ON "accessToken" USING btree ("grantId") WHERE ("grantId" IS NOT NULL);
CREATE INDEX "accessToken_person_idx" ON "accessToken" USING btree (person);

create table "actionLink" (
  "tokenHash" bytea not null,
  person integer not null,
  purpose text not null,
  record integer not null,
  round integer not null,
  place text not null,
  created timestamp with time zone not null default now(),
  expires timestamp with time zone not null,
  used timestamp with time zone,
  outcome smallint,
  ended timestamp with time zone,
  constraint "actionLink_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "actionLink_person_purpose_record_round_place_key" UNIQUE (person, purpose, record, round, place),
  constraint "actionLink_pkey" PRIMARY KEY ("tokenHash"),
  constraint "actionLink_purpose_check" CHECK ((purpose = 'issueAcceptance'::text))
);
CREATE INDEX "actionLink_expires_idx" ON "actionLink" USING btree (expires);

create table "agreementType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  description text,
  constraint "agreementType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "agreementType_lower_idx" ON "agreementType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "agreementType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "agreementType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "agreementType" FOR EACH ROW EXECUTE FUNCTION stamp('');
CREATE TRIGGER wording_changed AFTER UPDATE OF description ON "agreementType" FOR EACH ROW WHEN (new.description <> ''::text AND new.description IS DISTINCT FROM old.description) EXECUTE FUNCTION note_wording();
CREATE TRIGGER wording_new AFTER INSERT ON "agreementType" FOR EACH ROW WHEN (new.description <> ''::text) EXECUTE FUNCTION note_wording();

create table "agreementWording" (
  id integer not null generated always as identity,
  type integer not null,
  version integer not null,
  text text not null,
  "validFrom" timestamp with time zone not null default now(),
  constraint "agreementWording_pkey" PRIMARY KEY (id),
  constraint "agreementWording_type_fkey" FOREIGN KEY (type) REFERENCES "agreementType"(id) ON DELETE CASCADE,
  constraint "agreementWording_type_version_key" UNIQUE (type, version)
);

create table "announcedGuest" (
  id integer not null generated always as identity,
  "fullName" text collate "pl-x-icu" not null,
  "user" integer not null,
  client integer,
  "clientName" text,
  expected timestamp with time zone not null,
  people smallint not null default 1,
  car text not null default ''::text,
  description text not null default ''::text,
  reception integer,
  entered timestamp with time zone,
  "partyName" text collate "pl-x-icu" not null default ''::text,
  "userName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold((((((("fullName" || ' '::text) || "partyName") || ' '::text) || "userName") || ' '::text) || car))) stored,
  fragments smallint[] generated always as (fragments(fold((((((("fullName" || ' '::text) || "partyName") || ' '::text) || "userName") || ' '::text) || car)))) stored,
  constraint "announcedGuest_check" CHECK (((client IS NULL) OR ("clientName" IS NULL))),
  constraint "announcedGuest_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE SET NULL,
  constraint "announcedGuest_people_check" CHECK (((people >= 1) AND (people <= 200))),
  constraint "announcedGuest_pkey" PRIMARY KEY (id),
  constraint "announcedGuest_reception_fkey" FOREIGN KEY (reception) REFERENCES reception(id) ON DELETE SET NULL,
  constraint "announcedGuest_reception_key" UNIQUE (reception),
  constraint "announcedGuest_user_fkey" FOREIGN KEY ("user") REFERENCES person(id)
);
CREATE INDEX "announcedGuest_begin" ON "announcedGuest" USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "announcedGuest_client_idx" ON "announcedGuest" USING btree (client);
CREATE INDEX "announcedGuest_createdBy_expected_id_idx" ON "announcedGuest" USING btree ("createdBy", expected, id);
CREATE INDEX "announcedGuest_expected_id_idx" ON "announcedGuest" USING btree (expected, id);
CREATE INDEX "announcedGuest_fragments_idx" ON "announcedGuest" USING gin (fragments);
CREATE INDEX "announcedGuest_search_idx" ON "announcedGuest" USING gin (search gin_trgm_ops);
CREATE INDEX "announcedGuest_user_expected_id_idx" ON "announcedGuest" USING btree ("user", expected, id);
CREATE TRIGGER forget_car AFTER UPDATE OF "fullName" ON "announcedGuest" FOR EACH ROW WHEN (new."fullName" ~~ '%[dane usunięte]%'::text AND old."fullName" IS DISTINCT FROM new."fullName") EXECUTE FUNCTION forget_car();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "announcedGuest" FOR EACH ROW EXECUTE FUNCTION record_history('partyName,userName');
CREATE TRIGGER party BEFORE INSERT OR UPDATE OF client, "clientName" ON "announcedGuest" FOR EACH ROW EXECUTE FUNCTION name_reception_party();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "announcedGuest" FOR EACH ROW EXECUTE FUNCTION stamp('partyName,userName');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON "announcedGuest" FOR EACH ROW EXECUTE FUNCTION "announcedGuest_names"();
CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON "announcedGuest" FOR EACH STATEMENT EXECUTE FUNCTION tell_front_door();

create table "askedDepartment" (
  entry integer not null,
  department integer not null,
  constraint "askedDepartment_department_fkey" FOREIGN KEY (department) REFERENCES department(id) ON DELETE CASCADE,
  constraint "askedDepartment_entry_fkey" FOREIGN KEY (entry) REFERENCES "calendarEntry"(id) ON DELETE CASCADE,
  constraint "askedDepartment_pkey" PRIMARY KEY (entry)
);
CREATE INDEX "askedDepartment_department_idx" ON "askedDepartment" USING btree (department);

create table "backupRun" (
  id integer not null generated always as identity,
  began timestamp with time zone not null default now(),
  ended timestamp with time zone,
  path text,
  size bigint,
  "rowCount" integer,
  "fileCount" integer,
  verified text,
  problem text,
  constraint "backupRun_pkey" PRIMARY KEY (id),
  constraint "backupRun_verified_check" CHECK ((verified = ANY (ARRAY['database'::text, 'sums'::text])))
);
CREATE INDEX "backupRun_ended_idx" ON "backupRun" USING btree (ended DESC) WHERE (problem IS NULL);

create table "backupTold" (
  kind text not null,
  since timestamp with time zone not null default now(),
  constraint "backupTold_kind_check" CHECK ((kind = ANY (ARRAY['backup'::text, 'archive'::text]))),
  constraint "backupTold_pkey" PRIMARY KEY (kind)
);

create table "balanceReport" (
  id integer not null,
  at timestamp with time zone not null default now(),
  year smallint not null,
  rows jsonb not null,
  "endedBy" integer,
  "endedAt" timestamp with time zone,
  constraint "balanceReport_endedBy_fkey" FOREIGN KEY ("endedBy") REFERENCES person(id) ON DELETE SET NULL,
  constraint "balanceReport_id_check" CHECK ((id = 1)),
  constraint "balanceReport_pkey" PRIMARY KEY (id)
);
CREATE INDEX "balanceReport_endedBy_idx" ON "balanceReport" USING btree ("endedBy");

create table "calendarEntry" (
  id integer not null generated always as identity,
  owner integer not null,
  type integer not null,
  "dateFrom" date not null,
  "dateTo" date not null,
  status smallint not null default 1,
  hours numeric(4,2),
  "hoursFrom" text,
  reason text,
  "decidedBy" integer,
  "decidedAt" timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "calendarEntry_check" CHECK (("dateFrom" <= "dateTo")),
  constraint "calendarEntry_check1" CHECK (((hours IS NULL) OR ("dateFrom" = "dateTo"))),
  constraint "calendarEntry_decidedBy_fkey" FOREIGN KEY ("decidedBy") REFERENCES person(id),
  constraint "calendarEntry_hoursFrom_check" CHECK (("hoursFrom" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint "calendarEntry_hours_check" CHECK (((hours > (0)::numeric) AND (hours <= (24)::numeric))),
  constraint "calendarEntry_owner_fkey" FOREIGN KEY (owner) REFERENCES person(id),
  constraint "calendarEntry_pkey" PRIMARY KEY (id),
  constraint "calendarEntry_status_check" CHECK (((status >= 0) AND (status <= 4))),
  constraint "calendarEntry_type_fkey" FOREIGN KEY (type) REFERENCES "calendarType"(id)
);
CREATE INDEX "calendarEntry_created_id_idx" ON "calendarEntry" USING btree (created, id) WHERE ((status <> 1) OR ("decidedAt" IS NOT NULL));
CREATE INDEX "calendarEntry_daterange_idx" ON "calendarEntry" USING gist (daterange("dateFrom", "dateTo", '[]'::text));
CREATE INDEX "calendarEntry_owner_dateTo_idx" ON "calendarEntry" USING btree (owner, "dateTo");
CREATE INDEX "calendarEntry_owner_idx" ON "calendarEntry" USING btree (owner) WHERE (status = 0);
CREATE INDEX "calendarEntry_type_idx" ON "calendarEntry" USING btree (type);
CREATE TRIGGER asked_department AFTER UPDATE OF status ON "calendarEntry" FOR EACH ROW WHEN (old.status = 0 AND new.status <> 0) EXECUTE FUNCTION drop_asked_department();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "calendarEntry" FOR EACH ROW EXECUTE FUNCTION record_history('decidedBy,decidedAt');
CREATE TRIGGER keep_time AFTER INSERT OR UPDATE ON "calendarEntry" FOR EACH ROW EXECUTE FUNCTION keep_absence_time();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "calendarEntry" FOR EACH ROW EXECUTE FUNCTION stamp('decidedBy,decidedAt');
CREATE TRIGGER substitutions AFTER UPDATE ON "calendarEntry" FOR EACH ROW EXECUTE FUNCTION absence_changed();
CREATE TRIGGER substitutions_end BEFORE DELETE ON "calendarEntry" FOR EACH ROW EXECUTE FUNCTION absence_gone();
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON "calendarEntry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_absences();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON "calendarEntry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_absences();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON "calendarEntry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_absences();

create table "calendarFeed" (
  id integer not null generated always as identity,
  person integer not null,
  kind text not null,
  department integer,
  "tokenHash" bytea not null,
  created timestamp with time zone not null default now(),
  "lastUsed" timestamp with time zone,
  alarm text not null default 'none'::text,
  constraint "calendarFeed_alarm_check" CHECK ((alarm = ANY (ARRAY['none'::text, 'quarter'::text, 'hour'::text, 'day'::text]))),
  constraint "calendarFeed_check" CHECK (
CASE kind
    WHEN 'own'::text THEN (department IS NULL)
    WHEN 'department'::text THEN (department IS NOT NULL)
    ELSE true
END),
  constraint "calendarFeed_department_fkey" FOREIGN KEY (department) REFERENCES department(id) ON DELETE CASCADE,
  constraint "calendarFeed_kind_check" CHECK ((kind = ANY (ARRAY['own'::text, 'department'::text, 'periods'::text]))),
  constraint "calendarFeed_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "calendarFeed_pkey" PRIMARY KEY (id),
  constraint "calendarFeed_tokenHash_key" UNIQUE ("tokenHash")
);
CREATE INDEX "calendarFeed_department_idx" ON "calendarFeed" USING btree (department);
CREATE INDEX "calendarFeed_person_idx" ON "calendarFeed" USING btree (person);

create table "calendarType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "isVacation" boolean not null default true,
  "isPrivate" boolean not null default false,
  "needsApproval" boolean not null default false,
  unit text not null default 'day'::text,
  limited boolean not null default false,
  "limitKind" text not null default 'days'::text,
  "limitDays" smallint,
  within integer,
  "limitForbids" boolean not null default false,
  "interruptsLeave" boolean not null default false,
  "lowersLeave" text,
  constraint "calendarType_check" CHECK ((within <> id)),
  constraint "calendarType_limitDays_check" CHECK ((("limitDays" >= 0) AND ("limitDays" <= 366))),
  constraint "calendarType_limitKind_check" CHECK (("limitKind" = ANY (ARRAY['days'::text, 'vacation'::text, 'saturdays'::text]))),
  constraint "calendarType_lowersLeave_check" CHECK (("lowersLeave" = ANY (ARRAY['unpaid'::text, 'childcare'::text]))),
  constraint "calendarType_pkey" PRIMARY KEY (id),
  constraint "calendarType_unit_check" CHECK ((unit = ANY (ARRAY['day'::text, 'half'::text, 'hour'::text]))),
  constraint "calendarType_within_fkey" FOREIGN KEY (within) REFERENCES "calendarType"(id)
);
CREATE UNIQUE INDEX "calendarType_lower_idx" ON "calendarType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "calendarType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "calendarType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER settle AFTER UPDATE ON "calendarType" FOR EACH ROW WHEN (old."needsApproval" AND NOT new."needsApproval") EXECUTE FUNCTION settle_absences();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "calendarType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "checklistItem" (
  id integer not null generated always as identity,
  "projectTask" integer,
  issue integer,
  text text not null,
  "position" integer not null,
  place smallint,
  person integer,
  day date,
  "doneAt" timestamp with time zone,
  "doneBy" integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "checklistItem_check" CHECK ((num_nonnulls("projectTask", issue) = 1)),
  constraint "checklistItem_check1" CHECK ((("doneBy" IS NULL) OR ("doneAt" IS NOT NULL))),
  constraint "checklistItem_doneBy_fkey" FOREIGN KEY ("doneBy") REFERENCES person(id),
  constraint "checklistItem_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "checklistItem_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "checklistItem_pkey" PRIMARY KEY (id),
  constraint "checklistItem_projectTask_fkey" FOREIGN KEY ("projectTask") REFERENCES "projectTask"(id) ON DELETE CASCADE
);
CREATE INDEX "checklistItem_issue_position_idx" ON "checklistItem" USING btree (issue, "position") WHERE (issue IS NOT NULL);
CREATE INDEX "checklistItem_person_idx" ON "checklistItem" USING btree (person) WHERE ((person IS NOT NULL) AND ("doneAt" IS NULL));
CREATE INDEX "checklistItem_projectTask_position_idx" ON "checklistItem" USING btree ("projectTask", "position") WHERE ("projectTask" IS NOT NULL);
CREATE TRIGGER count_on_delete AFTER DELETE ON "checklistItem" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION checklists_changed();
CREATE TRIGGER count_on_insert AFTER INSERT ON "checklistItem" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION checklists_changed();
CREATE TRIGGER count_on_update AFTER UPDATE ON "checklistItem" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION checklists_changed();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON "checklistItem" FOR EACH ROW EXECUTE FUNCTION record_history('position,place');
CREATE TRIGGER "historyOfAdded" AFTER INSERT ON "checklistItem" FOR EACH ROW WHEN (new.place IS NULL) EXECUTE FUNCTION record_history('position,place');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "checklistItem" FOR EACH ROW EXECUTE FUNCTION stamp('position,place');

create table client (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  phone text not null,
  email text not null,
  website text collate "pl-x-icu",
  city text collate "pl-x-icu" not null,
  street text not null,
  "postalCode" text not null,
  province integer,
  "fvName" text not null,
  "fvPhone" text not null,
  "fvEmail" text not null,
  nip text not null,
  "fvCity" text not null,
  "fvStreet" text not null,
  "fvPostalCode" text not null,
  "fvProvince" integer,
  status smallint not null,
  color text,
  "carerNames" text collate "pl-x-icu" not null default ''::text,
  "personNames" text collate "pl-x-icu" not null default ''::text,
  "personPhones" text not null default ''::text,
  "nameSearch" text generated always as (fold(name)) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text,
  fragments smallint[],
  regon text,
  krs text,
  "legalForm" text,
  "personEmails" text not null default ''::text,
  constraint "client_fvProvince_fkey" FOREIGN KEY ("fvProvince") REFERENCES province(id),
  constraint client_pkey PRIMARY KEY (id),
  constraint client_province_fkey FOREIGN KEY (province) REFERENCES province(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX client_begin ON client USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "client_carerNames_id_idx" ON client USING btree ("carerNames", id);
CREATE INDEX client_created_id_idx ON client USING btree (created, id);
CREATE INDEX client_fold_idx ON client USING gin (fold(website) gin_trgm_ops);
CREATE INDEX client_fragments_idx ON client USING gin (fragments);
CREATE INDEX client_modified_id_idx ON client USING btree (modified, id);
CREATE INDEX "client_nameSearch_idx" ON client USING gin ("nameSearch" gin_trgm_ops);
CREATE INDEX client_name_counting ON client USING btree (name COLLATE counting, id);
CREATE INDEX client_nip_idx ON client USING btree (nip text_pattern_ops);
CREATE INDEX "client_personNames_id_idx" ON client USING btree ("personNames", id);
CREATE INDEX client_search_idx ON client USING gin (search gin_trgm_ops);
CREATE INDEX client_status_id_idx ON client USING btree (status, id);
CREATE INDEX client_status_name_counting ON client USING btree (status, name COLLATE counting, id);
CREATE INDEX client_website_id_idx ON client USING btree (website, id);
CREATE INDEX client_website_id_idx1 ON client USING btree (website DESC NULLS LAST, id DESC);
CREATE TRIGGER "announcedGuest_partyName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('announcedGuest', 'partyName', 'client');
CREATE TRIGGER contact_new AFTER INSERT ON client REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_new_clients();
CREATE TRIGGER "document_clientName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('document', 'clientName', 'client');
CREATE TRIGGER fill_search BEFORE INSERT OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION keep_client_search();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION record_history('carerNames,personNames,personPhones,personEmails,nameSearch');
CREATE TRIGGER "issue_clientName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('issue', 'clientName', 'client');
CREATE TRIGGER missing_insert AFTER INSERT ON client REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('client');
CREATE TRIGGER "offer_clientName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('offer', 'clientName', 'client');
CREATE TRIGGER "project_clientName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('project', 'clientName', 'client');
CREATE TRIGGER "reception_partyName" AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('reception', 'partyName', 'client');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION stamp('carerNames,personNames,personPhones,personEmails,nameSearch');
CREATE TRIGGER twins_changed AFTER UPDATE OF nip ON client FOR EACH ROW WHEN (new.nip <> ''::text AND old.nip <> new.nip) EXECUTE FUNCTION note_same_nips();
CREATE TRIGGER twins_new AFTER INSERT ON client FOR EACH ROW WHEN (new.nip <> ''::text) EXECUTE FUNCTION note_same_nips();
CREATE TRIGGER words_changed AFTER UPDATE OF name ON client FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION keep_client_words();
CREATE TRIGGER words_new AFTER INSERT ON client FOR EACH ROW EXECUTE FUNCTION keep_client_words();

create table "clientAgreement" (
  id integer not null generated always as identity,
  client integer not null,
  type integer not null,
  file integer,
  person integer,
  given date,
  withdrawn date,
  wording text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  channel text,
  "endReason" text,
  constraint "clientAgreement_channel_known" CHECK ((channel = ANY (ARRAY['form'::text, 'email'::text, 'phone'::text, 'paper'::text, 'spoken'::text, 'other'::text]))),
  constraint "clientAgreement_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientAgreement_endReason_known" CHECK (("endReason" = 'anonymized'::text)) NOT VALID,
  constraint "clientAgreement_file_fkey" FOREIGN KEY (file) REFERENCES file(id),
  constraint "clientAgreement_person_fkey" FOREIGN KEY (person) REFERENCES "clientPerson"(id) ON DELETE SET NULL,
  constraint "clientAgreement_pkey" PRIMARY KEY (id),
  constraint "clientAgreement_type_fkey" FOREIGN KEY (type) REFERENCES "agreementType"(id)
);
CREATE INDEX "clientAgreement_client_id_idx" ON "clientAgreement" USING btree (client, id);
CREATE INDEX "clientAgreement_file_idx" ON "clientAgreement" USING btree (file);
CREATE INDEX "clientAgreement_given_id_idx" ON "clientAgreement" USING btree (given, id);
CREATE INDEX "clientAgreement_person_idx" ON "clientAgreement" USING btree (person);
CREATE INDEX "clientAgreement_type_client_idx" ON "clientAgreement" USING btree (type, client);
CREATE TRIGGER guard_restricted BEFORE INSERT OR DELETE OR UPDATE ON "clientAgreement" FOR EACH ROW EXECUTE FUNCTION guard_restricted_consent();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "clientAgreement" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "clientAgreement" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "clientContact" (
  client integer not null,
  day date not null,
  kind text not null,
  constraint "clientContact_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientContact_kind_check" CHECK ((kind = ANY (ARRAY['client'::text, 'project'::text, 'issue'::text, 'offer'::text, 'comment'::text, 'guest'::text, 'parcel'::text, 'note'::text]))),
  constraint "clientContact_pkey" PRIMARY KEY (client)
);
CREATE INDEX "clientContact_day_client_idx" ON "clientContact" USING btree (day, client);

create table "clientCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "clientCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "clientCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "clientCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "clientCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "clientCustom_record_fkey" FOREIGN KEY (record) REFERENCES client(id) ON DELETE CASCADE
);
CREATE INDEX "clientCustom_client_idx" ON "clientCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "clientCustom_field" ON "clientCustom" USING btree (field);
CREATE INDEX "clientCustom_field_client_record_idx" ON "clientCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "clientCustom_field_day_record_idx" ON "clientCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "clientCustom_field_flag_record_idx" ON "clientCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "clientCustom_field_moment_record_idx" ON "clientCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "clientCustom_field_num_record_idx" ON "clientCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "clientCustom_field_opt_record_idx" ON "clientCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "clientCustom_field_person_record_idx" ON "clientCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "clientCustom_field_txt_record_idx" ON "clientCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "clientCustom_opt_idx" ON "clientCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "clientCustom_person_idx" ON "clientCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "clientCustom_words" ON "clientCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "clientCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('client');
CREATE TRIGGER history_insert AFTER INSERT ON "clientCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('client');
CREATE TRIGGER history_update AFTER UPDATE ON "clientCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('client');
CREATE TRIGGER missing_delete AFTER DELETE ON "clientCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('client');
CREATE TRIGGER missing_update AFTER UPDATE ON "clientCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('client');
CREATE TRIGGER touch_delete AFTER DELETE ON "clientCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "clientCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "clientCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "clientDistinct" (
  one integer not null,
  other integer not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  constraint "clientDistinct_check" CHECK ((one < other)),
  constraint "clientDistinct_one_fkey" FOREIGN KEY (one) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientDistinct_other_fkey" FOREIGN KEY (other) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientDistinct_pkey" PRIMARY KEY (one, other)
);
CREATE INDEX "clientDistinct_other_idx" ON "clientDistinct" USING btree (other);

create table "clientEvent" (
  kind text not null,
  record integer not null,
  client integer not null,
  at timestamp with time zone not null,
  constraint "clientEvent_kind_check" CHECK ((kind = ANY (ARRAY['task'::text, 'taskComment'::text, 'issueComment'::text, 'offerComment'::text]))),
  constraint "clientEvent_pkey" PRIMARY KEY (kind, record)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX "clientEvent_client_kind_at_record_idx" ON "clientEvent" USING btree (client, kind, at, record);

create table "clientImport" (
  id integer not null generated always as identity,
  created timestamp with time zone not null default now(),
  "createdBy" integer not null,
  "fileName" text not null,
  sheet text,
  columns json not null,
  content json,
  "rowCount" integer not null,
  settings json not null,
  state text not null default 'ready'::text,
  written integer not null default 0,
  total integer not null default 0,
  imported integer not null default 0,
  skipped integer not null default 0,
  failure text,
  finished timestamp with time zone,
  kind text not null default 'client'::text,
  refused json,
  source bytea,
  reading json,
  constraint "clientImport_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint "clientImport_pkey" PRIMARY KEY (id),
  constraint "clientImport_state_check" CHECK ((state = ANY (ARRAY['ready'::text, 'waiting'::text, 'running'::text, 'done'::text])))
);
CREATE INDEX "clientImport_created_idx" ON "clientImport" USING btree (created) WHERE (content IS NOT NULL);

create table "clientMerge" (
  client integer not null,
  "into" integer not null,
  name text collate "pl-x-icu" not null,
  nip text not null,
  "row" jsonb,
  moved jsonb,
  taken jsonb,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  email text not null default ''::text,
  constraint "clientMerge_pkey" PRIMARY KEY (client)
);
CREATE INDEX "clientMerge_created_idx" ON "clientMerge" USING btree (created) WHERE ("row" IS NOT NULL);
CREATE INDEX "clientMerge_into_idx" ON "clientMerge" USING btree ("into");
CREATE TRIGGER history AFTER INSERT OR DELETE ON "clientMerge" FOR EACH ROW EXECUTE FUNCTION record_link('client', 'into', 'merged', 'client');

create table "clientNote" (
  id integer not null generated always as identity,
  client integer not null,
  text text not null,
  contact boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "clientNote_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientNote_pkey" PRIMARY KEY (id)
);
CREATE INDEX "clientNote_client_created_id_idx" ON "clientNote" USING btree (client, created, id);
CREATE TRIGGER contact_changed AFTER UPDATE ON "clientNote" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_notes('clientNote');
CREATE TRIGGER contact_new AFTER INSERT ON "clientNote" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_notes('clientNote');
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "clientNote" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER release_files AFTER DELETE ON "clientNote" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_note_files();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "clientNote" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "clientPerson" (
  id integer not null generated always as identity,
  client integer not null,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  email text,
  phone text,
  "position" integer,
  description text,
  anonymized timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  restricted timestamp with time zone,
  objected timestamp with time zone,
  constraint "clientPerson_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientPerson_pkey" PRIMARY KEY (id),
  constraint "clientPerson_position_fkey" FOREIGN KEY ("position") REFERENCES "position"(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX "clientPerson_client_id_idx" ON "clientPerson" USING btree (client, id);
CREATE INDEX "clientPerson_lower_idx" ON "clientPerson" USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX "clientPerson_position_idx" ON "clientPerson" USING btree ("position");
CREATE TRIGGER end_consents AFTER UPDATE OF anonymized ON "clientPerson" FOR EACH ROW WHEN (old.anonymized IS NULL AND new.anonymized IS NOT NULL) EXECUTE FUNCTION end_consents();
CREATE TRIGGER guard_restricted BEFORE DELETE OR UPDATE ON "clientPerson" FOR EACH ROW WHEN (old.restricted IS NOT NULL) EXECUTE FUNCTION guard_restricted_person();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "clientPerson" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER keep_on_delete AFTER DELETE ON "clientPerson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientPerson_changed"();
CREATE TRIGGER keep_on_insert AFTER INSERT ON "clientPerson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientPerson_changed"();
CREATE TRIGGER keep_on_update AFTER UPDATE ON "clientPerson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientPerson_changed"();
CREATE TRIGGER missing_insert AFTER INSERT ON "clientPerson" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('clientPerson');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "clientPerson" FOR EACH ROW EXECUTE FUNCTION stamp('');
CREATE TRIGGER work_out_unrestricted AFTER UPDATE OF restricted ON "clientPerson" FOR EACH ROW WHEN (old.restricted IS NOT NULL AND new.restricted IS NULL) EXECUTE FUNCTION work_out_unrestricted();

create table "clientProjectType" (
  client integer not null,
  "projectType" integer not null,
  constraint "clientProjectType_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientProjectType_pkey" PRIMARY KEY (client, "projectType"),
  constraint "clientProjectType_projectType_fkey" FOREIGN KEY ("projectType") REFERENCES "projectType"(id)
);
CREATE INDEX "clientProjectType_projectType_client_idx" ON "clientProjectType" USING btree ("projectType", client);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "clientProjectType" FOR EACH ROW EXECUTE FUNCTION record_link('client', 'client', 'projectTypes', 'projectType');

create table "clientService" (
  client integer not null,
  "user" integer not null,
  constraint "clientService_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientService_pkey" PRIMARY KEY (client, "user"),
  constraint "clientService_user_fkey" FOREIGN KEY ("user") REFERENCES person(id)
);
CREATE INDEX "clientService_user_client_idx" ON "clientService" USING btree ("user", client);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "clientService" FOR EACH ROW EXECUTE FUNCTION record_link('client', 'client', 'clientService', 'user');
CREATE TRIGGER keep_on_delete AFTER DELETE ON "clientService" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientService_changed"();
CREATE TRIGGER keep_on_insert AFTER INSERT ON "clientService" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientService_changed"();
CREATE TRIGGER keep_on_update AFTER UPDATE ON "clientService" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "clientService_changed"();

create table "clientTag" (
  client integer not null,
  tag integer not null,
  constraint "clientTag_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "clientTag_pkey" PRIMARY KEY (client, tag),
  constraint "clientTag_tag_fkey" FOREIGN KEY (tag) REFERENCES tag(id)
);
CREATE INDEX "clientTag_tag_client_idx" ON "clientTag" USING btree (tag, client);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "clientTag" FOR EACH ROW EXECUTE FUNCTION record_link('client', 'client', 'tags', 'tag');

create table "clientTwin" (
  client integer not null,
  noted timestamp with time zone not null default now(),
  constraint "clientTwin_pkey" PRIMARY KEY (client)
);

create table "clientWord" (
  word text not null,
  constraint "clientWord_pkey" PRIMARY KEY (word)
);
CREATE INDEX "clientWord_word_idx" ON "clientWord" USING gin (word gin_trgm_ops);

create table comment (
  id integer not null generated always as identity,
  text text not null,
  "attachedTo" text,
  "attachedId" integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "answerTo" integer,
  html text,
  "mergedFrom" integer,
  constraint "comment_answerTo_fkey" FOREIGN KEY ("answerTo") REFERENCES comment(id) ON DELETE SET NULL,
  constraint "comment_mergedFrom_fkey" FOREIGN KEY ("mergedFrom") REFERENCES issue(id) ON DELETE SET NULL,
  constraint comment_pkey PRIMARY KEY (id)
);
CREATE INDEX "comment_answerTo_idx" ON comment USING btree ("answerTo") WHERE ("answerTo" IS NOT NULL);
CREATE INDEX "comment_attachedTo_attachedId_id_idx" ON comment USING btree ("attachedTo", "attachedId", id);
CREATE INDEX "comment_mergedFrom_idx" ON comment USING btree ("mergedFrom") WHERE ("mergedFrom" IS NOT NULL);
CREATE TRIGGER answers_on_delete AFTER DELETE ON comment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_comment();
CREATE TRIGGER answers_on_insert AFTER INSERT ON comment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_comment();
CREATE TRIGGER answers_on_update AFTER UPDATE ON comment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_comment();
CREATE TRIGGER contact_changed AFTER UPDATE ON comment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comments('comment');
CREATE TRIGGER contact_new AFTER INSERT ON comment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_comments('comment');
CREATE TRIGGER event_changed AFTER UPDATE OF "attachedTo", "attachedId" ON comment FOR EACH ROW WHEN (old."attachedTo" IS DISTINCT FROM new."attachedTo" OR old."attachedId" IS DISTINCT FROM new."attachedId") EXECUTE FUNCTION keep_comment_event();
CREATE TRIGGER event_gone AFTER DELETE ON comment FOR EACH ROW WHEN (old."attachedTo" IS NOT NULL) EXECUTE FUNCTION keep_comment_event();
CREATE TRIGGER event_new AFTER INSERT ON comment FOR EACH ROW WHEN (new."attachedTo" IS NOT NULL) EXECUTE FUNCTION keep_comment_event();
CREATE TRIGGER formatting BEFORE UPDATE OF text ON comment FOR EACH ROW WHEN (new.text IS DISTINCT FROM old.text AND NOT new.html IS DISTINCT FROM old.html) EXECUTE FUNCTION formatting_gone_of_comment();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON comment FOR EACH ROW EXECUTE FUNCTION record_history('html,mergedFrom');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON comment FOR EACH ROW EXECUTE FUNCTION stamp('attachedTo,attachedId,answerTo,mergedFrom');

create table "commentSeen" (
  comment integer not null,
  "user" integer not null,
  at timestamp with time zone not null default now(),
  constraint "commentSeen_comment_fkey" FOREIGN KEY (comment) REFERENCES comment(id) ON DELETE CASCADE,
  constraint "commentSeen_pkey" PRIMARY KEY (comment, "user"),
  constraint "commentSeen_user_fkey" FOREIGN KEY ("user") REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX "commentSeen_user_idx" ON "commentSeen" USING btree ("user");

create table company (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "issuesEmail" text,
  constraint company_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX company_issues_email ON company USING btree (lower("issuesEmail")) WHERE ("issuesEmail" IS NOT NULL);
CREATE UNIQUE INDEX company_lower_idx ON company USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON company FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON company FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER "project_companyName" AFTER UPDATE OF name ON company FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('project', 'companyName', 'company');
CREATE TRIGGER "reception_companyName" AFTER UPDATE OF name ON company FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('reception', 'companyName', 'company');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON company FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "companyDepartment" (
  company integer not null,
  department integer not null,
  constraint "companyDepartment_company_fkey" FOREIGN KEY (company) REFERENCES company(id) ON DELETE CASCADE,
  constraint "companyDepartment_department_fkey" FOREIGN KEY (department) REFERENCES department(id) ON DELETE CASCADE,
  constraint "companyDepartment_pkey" PRIMARY KEY (company, department)
);
CREATE INDEX "companyDepartment_department_idx" ON "companyDepartment" USING btree (department);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "companyDepartment" FOR EACH ROW EXECUTE FUNCTION record_link('company', 'company', 'departments', 'department');

create table "companyFreeDay" (
  id integer not null generated always as identity,
  day date not null,
  half boolean not null default false,
  holiday date,
  name text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "companyFreeDay_check" CHECK (((holiday IS NULL) OR (NOT half))),
  constraint "companyFreeDay_day_key" UNIQUE (day),
  constraint "companyFreeDay_holiday_check" CHECK ((EXTRACT(isodow FROM holiday) <> (7)::numeric)),
  constraint "companyFreeDay_holiday_key" UNIQUE (holiday),
  constraint "companyFreeDay_name_check" CHECK ((length(name) <= 100)),
  constraint "companyFreeDay_pkey" PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "companyFreeDay" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "companyFreeDay" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "contactCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "contactCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "contactCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "contactCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "contactCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "contactCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "contactCustom_record_fkey" FOREIGN KEY (record) REFERENCES "clientPerson"(id) ON DELETE CASCADE
);
CREATE INDEX "contactCustom_client_idx" ON "contactCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "contactCustom_field" ON "contactCustom" USING btree (field);
CREATE INDEX "contactCustom_field_client_record_idx" ON "contactCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "contactCustom_field_day_record_idx" ON "contactCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "contactCustom_field_flag_record_idx" ON "contactCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "contactCustom_field_moment_record_idx" ON "contactCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "contactCustom_field_num_record_idx" ON "contactCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "contactCustom_field_opt_record_idx" ON "contactCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "contactCustom_field_person_record_idx" ON "contactCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "contactCustom_field_txt_record_idx" ON "contactCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "contactCustom_opt_idx" ON "contactCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "contactCustom_person_idx" ON "contactCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "contactCustom_words" ON "contactCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER guard_restricted BEFORE INSERT OR DELETE OR UPDATE ON "contactCustom" FOR EACH ROW EXECUTE FUNCTION guard_restricted_values();
CREATE TRIGGER history_delete AFTER DELETE ON "contactCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('clientPerson');
CREATE TRIGGER history_insert AFTER INSERT ON "contactCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('clientPerson');
CREATE TRIGGER history_update AFTER UPDATE ON "contactCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('clientPerson');
CREATE TRIGGER missing_delete AFTER DELETE ON "contactCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('clientPerson');
CREATE TRIGGER missing_update AFTER UPDATE ON "contactCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('clientPerson');
CREATE TRIGGER touch_delete AFTER DELETE ON "contactCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "contactCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "contactCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "contactMerge" (
  contact integer not null,
  "into" integer not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  constraint "contactMerge_pkey" PRIMARY KEY (contact)
);
CREATE INDEX "contactMerge_into_idx" ON "contactMerge" USING btree ("into");

create table "customChange" (
  id integer not null generated always as identity,
  what text not null,
  field integer not null,
  "from" text,
  "to" text,
  other integer,
  option integer,
  successor integer,
  state text not null default 'running'::text,
  at integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  lost integer not null default 0,
  watched integer,
  was jsonb,
  line bigint,
  failure text,
  until timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  constraint "customChange_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customChange_option_fkey" FOREIGN KEY (option) REFERENCES "customOption"(id) ON DELETE CASCADE,
  constraint "customChange_other_fkey" FOREIGN KEY (other) REFERENCES "customField"(id) ON DELETE SET NULL,
  constraint "customChange_pkey" PRIMARY KEY (id),
  constraint "customChange_state_check" CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'over'::text]))),
  constraint "customChange_what_check" CHECK ((what = ANY (ARRAY['kind'::text, 'option'::text])))
);
CREATE INDEX "customChange_field_idx" ON "customChange" USING btree (field);
CREATE UNIQUE INDEX "customChange_one" ON "customChange" USING btree (field) WHERE ((what = 'kind'::text) AND (state = ANY (ARRAY['running'::text, 'undoing'::text])));
CREATE INDEX "customChange_option_idx" ON "customChange" USING btree (option) WHERE (option IS NOT NULL);
CREATE INDEX "customChange_other_idx" ON "customChange" USING btree (other) WHERE (other IS NOT NULL);
CREATE INDEX "customChange_watched_idx" ON "customChange" USING btree (watched) WHERE (watched IS NOT NULL);

create table "customColumn" (
  field integer not null,
  "table" text not null,
  name text not null,
  use text not null,
  constraint "customColumn_field_fkey" FOREIGN KEY (field) REFERENCES "customFormula"(field) ON DELETE CASCADE,
  constraint "customColumn_pkey" PRIMARY KEY (field, name),
  constraint "customColumn_use_check" CHECK ((use = ANY (ARRAY['number'::text, 'day'::text, 'moment'::text, 'flag'::text])))
);
CREATE INDEX "customColumn_table_idx" ON "customColumn" USING btree ("table");

create table "customField" (
  id integer not null,
  record text not null,
  key text not null,
  label text not null,
  help text,
  section text,
  kind text not null,
  unit text,
  required boolean not null default false,
  sees text not null default 'everyone'::text,
  edits text not null default 'everyone'::text,
  personal boolean not null default false,
  place integer not null default 0,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  copied boolean not null default true,
  initial jsonb,
  "unique" boolean not null default false,
  "requiredFrom" smallint,
  purpose text,
  formula text,
  "heldFor" integer,
  constraint "customField_heldFor_fkey" FOREIGN KEY ("heldFor") REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customField_pkey" PRIMARY KEY (id),
  constraint "customField_record_key_key" UNIQUE (record, key)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "customField" FOR EACH ROW WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_history('');
CREATE TRIGGER note_custom_key AFTER INSERT ON "customField" FOR EACH ROW WHEN (new.key !~ ' '::text) EXECUTE FUNCTION note_custom_key();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "customField" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "customFormula" (
  field integer not null,
  steps jsonb not null,
  after integer,
  done integer not null default 0,
  total integer not null default 0,
  since bigint,
  constraint "customFormula_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customFormula_pkey" PRIMARY KEY (field)
);

create table "customKey" (
  record text not null,
  key text not null,
  constraint "customKey_pkey" PRIMARY KEY (record, key)
);

create table "customMissing" (
  source text not null,
  field integer not null,
  block integer not null,
  missing smallint[],
  looked timestamp with time zone not null default now(),
  constraint "customMissing_pkey" PRIMARY KEY (field, block)
);
CREATE INDEX "customMissing_source_block_idx" ON "customMissing" USING btree (source, block);

create table "customMissingStale" (
  id bigint not null generated always as identity,
  field integer not null,
  block integer not null,
  constraint "customMissingStale_pkey" PRIMARY KEY (id)
);
CREATE INDEX "customMissingStale_field_block_idx" ON "customMissingStale" USING btree (field, block);

create table "customOption" (
  id integer not null,
  field integer not null,
  name text not null,
  color text not null,
  place integer not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  initial boolean not null default false,
  removed timestamp with time zone,
  constraint "customOption_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customOption_pkey" PRIMARY KEY (id)
);
CREATE INDEX "customOption_field_idx" ON "customOption" USING btree (field);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "customOption" FOR EACH ROW WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "customOption" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "customPart" (
  field integer not null,
  part integer not null,
  constraint "customPart_field_fkey" FOREIGN KEY (field) REFERENCES "customFormula"(field) ON DELETE CASCADE,
  constraint "customPart_part_fkey" FOREIGN KEY (part) REFERENCES "customField"(id),
  constraint "customPart_pkey" PRIMARY KEY (field, part)
);
CREATE INDEX "customPart_part_idx" ON "customPart" USING btree (part);

create table "customScope" (
  id integer not null generated always as identity,
  field integer not null,
  "projectType" integer,
  service integer,
  company integer,
  "documentType" integer,
  "issueType" smallint,
  constraint "customScope_check" CHECK ((num_nonnulls("projectType", service, company, "documentType", "issueType") = 1)),
  constraint "customScope_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "customScope_documentType_fkey" FOREIGN KEY ("documentType") REFERENCES "documentType"(id),
  constraint "customScope_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customScope_pkey" PRIMARY KEY (id),
  constraint "customScope_projectType_fkey" FOREIGN KEY ("projectType") REFERENCES "projectType"(id),
  constraint "customScope_service_fkey" FOREIGN KEY (service) REFERENCES "serviceDefinition"(id)
);
CREATE INDEX "customScope_company_idx" ON "customScope" USING btree (company) WHERE (company IS NOT NULL);
CREATE INDEX "customScope_documentType_idx" ON "customScope" USING btree ("documentType") WHERE ("documentType" IS NOT NULL);
CREATE INDEX "customScope_field_idx" ON "customScope" USING btree (field);
CREATE INDEX "customScope_projectType_idx" ON "customScope" USING btree ("projectType") WHERE ("projectType" IS NOT NULL);
CREATE INDEX "customScope_service_idx" ON "customScope" USING btree (service) WHERE (service IS NOT NULL);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "customScope" FOR EACH ROW EXECUTE FUNCTION record_scope();

create table "customTaken" (
  change integer not null,
  record integer not null,
  gave boolean not null,
  constraint "customTaken_change_fkey" FOREIGN KEY (change) REFERENCES "customChange"(id) ON DELETE CASCADE,
  constraint "customTaken_pkey" PRIMARY KEY (change, record)
);

create table "customTouched" (
  change integer not null,
  record integer not null,
  done boolean not null default false,
  constraint "customTouched_change_fkey" FOREIGN KEY (change) REFERENCES "customChange"(id) ON DELETE CASCADE,
  constraint "customTouched_pkey" PRIMARY KEY (change, record)
);

create table "customUnique" (
  field integer not null,
  key uuid not null,
  record integer not null,
  constraint "customUnique_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "customUnique_pkey" PRIMARY KEY (field, key)
);
CREATE UNIQUE INDEX "customUnique_field_record_idx" ON "customUnique" USING btree (field, record);

create table "dayLook" (
  person integer not null,
  since timestamp with time zone not null,
  seen timestamp with time zone not null,
  constraint "dayLook_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "dayLook_pkey" PRIMARY KEY (person)
);

create table "deadlineNotice" (
  entity text not null,
  record integer not null,
  "limit" timestamp with time zone not null,
  stage smallint not null,
  created timestamp with time zone not null default now(),
  constraint "deadlineNotice_pkey" PRIMARY KEY (entity, record, "limit", stage)
);

create table department (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  head integer,
  constraint department_head_fkey FOREIGN KEY (head) REFERENCES person(id),
  constraint department_pkey PRIMARY KEY (id)
);
CREATE INDEX department_head_idx ON department USING btree (head) WHERE (head IS NOT NULL);
CREATE UNIQUE INDEX department_lower_idx ON department USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON department FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON department FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER "knowledgeBase_departmentName" AFTER UPDATE OF name ON department FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('knowledgeBase', 'departmentName', 'department');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON department FOR EACH ROW EXECUTE FUNCTION stamp('');

create table disclosure (
  id integer not null generated always as identity,
  at timestamp with time zone not null default now(),
  by integer,
  kind text not null,
  what text collate "pl-x-icu" not null,
  recipient text collate "pl-x-icu" not null default ''::text,
  purpose text not null default ''::text,
  ground text not null default ''::text,
  "rowCount" integer,
  "listExport" integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((((what || ' '::text) || recipient) || ' '::text) || purpose))) stored,
  fragments smallint[] generated always as (fragments(fold(((((what || ' '::text) || recipient) || ' '::text) || purpose)))) stored,
  constraint disclosure_by_fkey FOREIGN KEY (by) REFERENCES person(id),
  constraint disclosure_kind_check CHECK ((kind = ANY (ARRAY['list'::text, 'report'::text, 'personal'::text, 'marketing'::text, 'letter'::text, 'other'::text]))),
  constraint "disclosure_listExport_fkey" FOREIGN KEY ("listExport") REFERENCES "listExport"(id),
  constraint "disclosure_listExport_key" UNIQUE ("listExport"),
  constraint disclosure_pkey PRIMARY KEY (id)
);
CREATE INDEX disclosure_at_id_idx ON disclosure USING btree (at, id);
CREATE INDEX disclosure_fragments_idx ON disclosure USING gin (fragments);
CREATE INDEX disclosure_search_idx ON disclosure USING gin (search gin_trgm_ops);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON disclosure FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON disclosure FOR EACH ROW EXECUTE FUNCTION stamp('');

create table document (
  id integer not null generated always as identity,
  type integer not null,
  client integer,
  description text,
  status smallint not null default 1,
  file integer not null,
  filename text collate "pl-x-icu" not null default ''::text,
  "typeName" text collate "pl-x-icu" not null default ''::text,
  "clientName" text collate "pl-x-icu" not null default ''::text,
  "modifiedByName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((((((filename || ' '::text) || COALESCE(description, ''::text)) || ' '::text) || "typeName") || ' '::text) || "clientName"))) stored,
  fragments smallint[] generated always as (fragments(fold(((((((filename || ' '::text) || COALESCE(description, ''::text)) || ' '::text) || "typeName") || ' '::text) || "clientName")))) stored,
  constraint document_client_fkey FOREIGN KEY (client) REFERENCES client(id) ON DELETE SET NULL,
  constraint document_file_fkey FOREIGN KEY (file) REFERENCES file(id),
  constraint document_pkey PRIMARY KEY (id),
  constraint document_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint document_type_fkey FOREIGN KEY (type) REFERENCES "documentType"(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX document_begin ON document USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "document_clientName_counting" ON document USING btree ("clientName" COLLATE counting, id);
CREATE INDEX document_client_created_id_idx ON document USING btree (client, created, id);
CREATE INDEX document_client_modified_id_idx ON document USING btree (client, modified, id);
CREATE INDEX "document_createdBy_modified_id_idx" ON document USING btree ("createdBy", modified, id);
CREATE INDEX document_created_id_idx ON document USING btree (created, id);
CREATE INDEX document_file_idx ON document USING btree (file);
CREATE INDEX document_filename_counting ON document USING btree (filename COLLATE counting, id);
CREATE INDEX document_fragments_idx ON document USING gin (fragments);
CREATE INDEX "document_modifiedByName_id_idx" ON document USING btree ("modifiedByName", id);
CREATE INDEX document_modified_id_idx ON document USING btree (modified, id);
CREATE INDEX document_search_idx ON document USING gin (search gin_trgm_ops);
CREATE INDEX document_status_modified_id_idx ON document USING btree (status, modified, id);
CREATE INDEX "document_typeName_counting" ON document USING btree ("typeName" COLLATE counting, id);
CREATE INDEX document_type_modified_id_idx ON document USING btree (type, modified, id);
CREATE INDEX "document_userModified_idx" ON document USING btree ("userModified");
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON document FOR EACH ROW EXECUTE FUNCTION record_history('filename,typeName,clientName,modifiedByName');
CREATE TRIGGER missing_insert AFTER INSERT ON document REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('document');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON document FOR EACH ROW EXECUTE FUNCTION stamp('filename,typeName,clientName,modifiedByName');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON document FOR EACH ROW EXECUTE FUNCTION document_names();
CREATE TRIGGER worked_changed AFTER UPDATE ON document FOR EACH ROW WHEN (old.created IS DISTINCT FROM new.created) EXECUTE FUNCTION work_out_changed('documentCustom');
CREATE TRIGGER worked_new AFTER INSERT ON document REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('documentCustom');

create table "documentCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "documentCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "documentCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "documentCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "documentCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "documentCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "documentCustom_record_fkey" FOREIGN KEY (record) REFERENCES document(id) ON DELETE CASCADE
);
CREATE INDEX "documentCustom_client_idx" ON "documentCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "documentCustom_field" ON "documentCustom" USING btree (field);
CREATE INDEX "documentCustom_field_client_record_idx" ON "documentCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "documentCustom_field_day_record_idx" ON "documentCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "documentCustom_field_flag_record_idx" ON "documentCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "documentCustom_field_moment_record_idx" ON "documentCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "documentCustom_field_num_record_idx" ON "documentCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "documentCustom_field_opt_record_idx" ON "documentCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "documentCustom_field_person_record_idx" ON "documentCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "documentCustom_field_txt_record_idx" ON "documentCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "documentCustom_opt_idx" ON "documentCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "documentCustom_person_idx" ON "documentCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "documentCustom_words" ON "documentCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "documentCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('document');
CREATE TRIGGER history_insert AFTER INSERT ON "documentCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('document');
CREATE TRIGGER history_update AFTER UPDATE ON "documentCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('document');
CREATE TRIGGER missing_delete AFTER DELETE ON "documentCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('document');
CREATE TRIGGER missing_update AFTER UPDATE ON "documentCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('document');
CREATE TRIGGER touch_delete AFTER DELETE ON "documentCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "documentCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "documentCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "documentType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "documentType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "documentType_lower_idx" ON "documentType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "documentType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER "document_typeName" AFTER UPDATE OF name ON "documentType" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('document', 'typeName', 'type');
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "documentType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "documentType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table draft (
  person integer not null,
  key text not null,
  form text not null,
  place text not null,
  title text not null,
  content jsonb not null,
  writer text not null,
  revision integer not null default 1,
  changed timestamp with time zone not null default now(),
  replaced text,
  removed boolean not null default false,
  constraint draft_key_check CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
  constraint draft_person_fkey FOREIGN KEY (person) REFERENCES person(id),
  constraint draft_pkey PRIMARY KEY (person, key)
);
CREATE INDEX draft_changed_idx ON draft USING btree (changed);

create table "electronicDelivery" (
  parcel integer not null,
  arrived date,
  counted boolean not null default true,
  constraint "electronicDelivery_parcel_fkey" FOREIGN KEY (parcel) REFERENCES reception(id) ON DELETE CASCADE,
  constraint "electronicDelivery_pkey" PRIMARY KEY (parcel)
);

create table employment (
  id integer not null generated always as identity,
  person integer not null,
  year smallint not null,
  "partTime" numeric(5,4) not null default 1,
  "vacationDays" smallint not null default 26,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "employment_partTime_check" CHECK ((("partTime" > (0)::numeric) AND ("partTime" <= (1)::numeric))),
  constraint employment_person_fkey FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint employment_person_year_key UNIQUE (person, year),
  constraint employment_pkey PRIMARY KEY (id),
  constraint "employment_vacationDays_check" CHECK ((("vacationDays" >= 0) AND ("vacationDays" <= 60)))
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON employment FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON employment FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "employmentTerm" (
  id integer not null generated always as identity,
  person integer not null,
  "firstDay" date not null,
  "lastDay" date,
  "partTime" numeric(5,4) not null default 1,
  "firstJob" boolean not null default false,
  "formerUntil" date,
  "formerEntitled" numeric(5,2),
  "formerUsed" numeric(5,2),
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "dayNorm" smallint not null default 480,
  constraint "employmentTerm_check" CHECK (("firstDay" <= "lastDay")),
  constraint "employmentTerm_check1" CHECK (((("formerUntil" IS NULL) = ("formerEntitled" IS NULL)) AND (("formerUntil" IS NULL) = ("formerUsed" IS NULL)))),
  constraint "employmentTerm_dayNorm" CHECK ((("dayNorm" >= 60) AND ("dayNorm" <= 480))) NOT VALID,
  constraint "employmentTerm_formerEntitled_check" CHECK ((("formerEntitled" >= (0)::numeric) AND ("formerEntitled" <= (366)::numeric))),
  constraint "employmentTerm_formerUsed_check" CHECK ((("formerUsed" >= (0)::numeric) AND ("formerUsed" <= (366)::numeric))),
  constraint "employmentTerm_once" EXCLUDE USING gist (person WITH =, daterange("firstDay", "lastDay", '[]'::text) WITH &&),
  constraint "employmentTerm_partTime_check" CHECK ((("partTime" > (0)::numeric) AND ("partTime" <= (1)::numeric))),
  constraint "employmentTerm_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "employmentTerm_pkey" PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "employmentTerm" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "employmentTerm" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table evacuation (
  id integer not null generated always as identity,
  started timestamp with time zone not null default now(),
  "startedBy" integer,
  ended timestamp with time zone,
  "endedBy" integer,
  constraint "evacuation_endedBy_fkey" FOREIGN KEY ("endedBy") REFERENCES person(id),
  constraint evacuation_pkey PRIMARY KEY (id),
  constraint "evacuation_startedBy_fkey" FOREIGN KEY ("startedBy") REFERENCES person(id)
);
CREATE UNIQUE INDEX evacuation_open ON evacuation USING btree ((true)) WHERE (ended IS NULL);
CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON evacuation FOR EACH STATEMENT EXECUTE FUNCTION tell_front_door();

create table "evacuationTick" (
  evacuation integer not null,
  kind text not null,
  record integer not null,
  at timestamp with time zone not null default now(),
  who integer,
  constraint "evacuationTick_evacuation_fkey" FOREIGN KEY (evacuation) REFERENCES evacuation(id) ON DELETE CASCADE,
  constraint "evacuationTick_kind_check" CHECK ((kind = ANY (ARRAY['guest'::text, 'person'::text]))),
  constraint "evacuationTick_pkey" PRIMARY KEY (evacuation, kind, record),
  constraint "evacuationTick_who_fkey" FOREIGN KEY (who) REFERENCES person(id)
);
CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON "evacuationTick" FOR EACH STATEMENT EXECUTE FUNCTION tell_front_door();

create table "failedAttempt" (
  key text not null,
  count integer not null,
  until timestamp with time zone not null,
  last timestamp with time zone not null default now(),
  constraint "failedAttempt_pkey" PRIMARY KEY (key)
);

create table "feedEvent" (
  feed integer not null,
  uid text not null,
  digest text not null,
  sequence integer not null default 0,
  "dateFrom" date not null,
  "dateTo" date not null,
  modified timestamp with time zone not null default now(),
  cancelled boolean not null default false,
  constraint "feedEvent_feed_fkey" FOREIGN KEY (feed) REFERENCES "calendarFeed"(id) ON DELETE CASCADE,
  constraint "feedEvent_pkey" PRIMARY KEY (feed, uid)
);

create table file (
  id integer not null generated always as identity,
  "fileName" text not null,
  "contentType" text not null,
  size bigint not null,
  sha256 text not null,
  "storageKey" text not null,
  "viewKey" uuid not null default gen_random_uuid(),
  "attachedTo" text,
  "attachedId" integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  constraint file_pkey PRIMARY KEY (id),
  constraint "file_storageKey_key" UNIQUE ("storageKey")
);
CREATE INDEX "file_attachedTo_attachedId_idx" ON file USING btree ("attachedTo", "attachedId");
CREATE INDEX file_id_idx ON file USING btree (id) WHERE ("attachedTo" = 'stepFile'::text);
CREATE INDEX file_unattached ON file USING btree ("createdBy", created) WHERE ("attachedTo" IS NULL);
CREATE TRIGGER document_filename AFTER UPDATE OF "fileName" ON file FOR EACH ROW WHEN (old."fileName" <> new."fileName") EXECUTE FUNCTION follow_name('document', 'filename', 'file');
CREATE TRIGGER guard_restricted BEFORE UPDATE OF "attachedTo", "attachedId", "fileName" ON file FOR EACH ROW WHEN (old."attachedTo" = 'clientAgreement'::text AND (new."attachedTo" IS DISTINCT FROM old."attachedTo" OR new."attachedId" IS DISTINCT FROM old."attachedId" OR new."fileName" IS DISTINCT FROM old."fileName")) EXECUTE FUNCTION guard_restricted_file();
CREATE TRIGGER guard_restricted_gone BEFORE DELETE ON file FOR EACH ROW WHEN (old."attachedTo" = 'clientAgreement'::text) EXECUTE FUNCTION guard_restricted_file();
CREATE TRIGGER "recordFile" AFTER UPDATE OF "attachedTo" ON file FOR EACH ROW WHEN (new."attachedTo" = ANY (ARRAY['offer'::text, 'issue'::text, 'project'::text, 'knowledgeBase'::text, 'reception'::text, 'clientNote'::text])) EXECUTE FUNCTION record_file();
CREATE TRIGGER "recordFileGone" AFTER DELETE ON file FOR EACH ROW WHEN (old."attachedTo" = ANY (ARRAY['offer'::text, 'issue'::text, 'project'::text, 'knowledgeBase'::text, 'reception'::text, 'clientNote'::text])) EXECUTE FUNCTION record_file();
CREATE TRIGGER "recordStepFile" AFTER UPDATE OF "attachedTo" ON file FOR EACH ROW WHEN ('procedureTask'::text = new."attachedTo" OR 'procedureTask'::text = old."attachedTo") EXECUTE FUNCTION record_step_file();
CREATE TRIGGER "recordStepFileGone" AFTER DELETE ON file FOR EACH ROW WHEN (old."attachedTo" = 'procedureTask'::text) EXECUTE FUNCTION record_step_file();

create table "fileText" (
  file integer not null,
  words tsvector not null,
  constraint "fileText_file_fkey" FOREIGN KEY (file) REFERENCES file(id) ON DELETE CASCADE,
  constraint "fileText_pkey" PRIMARY KEY (file)
);
CREATE INDEX "fileText_words_idx" ON "fileText" USING gin (words);

create table "firstSteps" (
  id integer not null default 1,
  begun timestamp with time zone not null default now(),
  skipped text[] not null default '{}'::text[],
  constraint "firstSteps_id_check" CHECK ((id = 1)),
  constraint "firstSteps_pkey" PRIMARY KEY (id)
);

create table "guestVisit" (
  reception integer not null,
  badge text not null,
  people smallint not null default 1,
  car text not null default ''::text,
  kiosk integer,
  answer text,
  "answeredAt" timestamp with time zone,
  "answeredBy" integer,
  constraint "guestVisit_answer_check" CHECK ((answer = ANY (ARRAY['coming'::text, 'fiveMinutes'::text]))),
  constraint "guestVisit_answeredBy_fkey" FOREIGN KEY ("answeredBy") REFERENCES person(id),
  constraint "guestVisit_badge_key" UNIQUE (badge),
  constraint "guestVisit_kiosk_fkey" FOREIGN KEY (kiosk) REFERENCES kiosk(id),
  constraint "guestVisit_pkey" PRIMARY KEY (reception),
  constraint "guestVisit_reception_fkey" FOREIGN KEY (reception) REFERENCES reception(id) ON DELETE CASCADE
);
CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON "guestVisit" FOR EACH STATEMENT EXECUTE FUNCTION tell_front_door();

create table history (
  id bigint not null generated always as identity,
  entity text not null,
  "entityId" integer not null,
  version integer,
  at timestamp with time zone not null default now(),
  who integer,
  action text not null,
  changes jsonb not null,
  act uuid default (NULLIF(current_setting('app.act'::text, true), ''::text))::uuid,
  transaction bigint not null default event_transaction(),
  constraint history_pkey PRIMARY KEY (id)
);
CREATE INDEX history_coalesce_id_idx ON history USING btree (COALESCE((changes #>> '{clientService,1}'::text[]), (changes #>> '{clientService,0}'::text[])), id) WHERE ((entity = 'client'::text) AND (action = 'link'::text) AND (changes ? 'clientService'::text));
CREATE INDEX history_employment ON history USING btree (((changes ->> 'person'::text))) WHERE ((entity = ANY (ARRAY['employmentTerm'::text, 'seniorityPeriod'::text])) AND (action = 'insert'::text));
CREATE INDEX "history_entityId_idx" ON history USING btree ("entityId") WHERE ((entity = 'checklistItem'::text) AND (action = 'delete'::text));
CREATE INDEX "history_entity_entityId_id_idx" ON history USING btree (entity, "entityId", id);
CREATE INDEX "history_entity_entityId_idx" ON history USING btree (entity, "entityId") WHERE (action = 'delete'::text);
CREATE INDEX history_events ON history USING btree (transaction, id) WHERE (entity = ANY (ARRAY['client'::text, 'clientPerson'::text, 'project'::text, 'projectTask'::text, 'issue'::text, 'offer'::text, 'document'::text, 'calendarEntry'::text]));
CREATE INDEX history_expr_id_idx ON history USING btree (((changes ->> 'client'::text)), id) WHERE ((entity = ANY (ARRAY['clientPerson'::text, 'clientAgreement'::text])) AND (action = 'delete'::text));
CREATE INDEX history_expr_id_idx1 ON history USING btree (((changes ->> 'project'::text)), id) WHERE ((entity = 'projectTask'::text) AND (action = 'delete'::text));
CREATE INDEX history_expr_idx ON history USING btree (((changes ->> 'user'::text))) WHERE ((entity = 'replacement'::text) AND (action = 'insert'::text));
CREATE INDEX history_expr_idx1 ON history USING btree (((changes ->> 'replacedUser'::text))) WHERE ((entity = 'replacement'::text) AND (action = 'insert'::text));
CREATE INDEX "history_workingPattern" ON history USING btree (COALESCE((changes ->> 'person'::text), ''::text)) WHERE ((entity = 'workingPattern'::text) AND (action = 'insert'::text));
CREATE TRIGGER changed AFTER INSERT ON history FOR EACH STATEMENT EXECUTE FUNCTION note_change();

create table idempotency (
  "user" integer not null,
  key text not null,
  endpoint text not null,
  answer jsonb,
  created timestamp with time zone not null default now(),
  body bytea,
  constraint idempotency_pkey PRIMARY KEY ("user", key)
);

create table "incomingLetter" (
  id integer not null generated always as identity,
  "messageId" text not null,
  received timestamp with time zone not null,
  "fromAddress" text collate "pl-x-icu" not null,
  "fromName" text collate "pl-x-icu" not null default ''::text,
  subject text collate "pl-x-icu" not null,
  text text not null default ''::text,
  status smallint not null,
  reason text,
  company integer,
  issue integer,
  told boolean not null default false,
  "handledBy" integer,
  "handledAt" timestamp with time zone,
  search text generated always as (fold((((("fromName" || ' '::text) || "fromAddress") || ' '::text) || subject))) stored,
  fragments smallint[] generated always as (fragments(fold((((("fromName" || ' '::text) || "fromAddress") || ' '::text) || subject)))) stored,
  content text,
  forgotten boolean not null default false,
  "leftFiles" text not null default ''::text,
  constraint "incomingLetter_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "incomingLetter_handledBy_fkey" FOREIGN KEY ("handledBy") REFERENCES person(id),
  constraint "incomingLetter_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE SET NULL,
  constraint "incomingLetter_messageId_key" UNIQUE ("messageId"),
  constraint "incomingLetter_pkey" PRIMARY KEY (id),
  constraint "incomingLetter_status_check" CHECK (((status >= 0) AND (status <= 4)))
);
CREATE INDEX "incomingLetter_company_idx" ON "incomingLetter" USING btree (company);
CREATE INDEX "incomingLetter_fragments_idx" ON "incomingLetter" USING gin (fragments);
CREATE INDEX "incomingLetter_fromAddress_counting" ON "incomingLetter" USING btree ("fromAddress" COLLATE counting, id);
CREATE INDEX "incomingLetter_issue_idx" ON "incomingLetter" USING btree (issue);
CREATE INDEX "incomingLetter_received_id_idx" ON "incomingLetter" USING btree (received, id);
CREATE INDEX "incomingLetter_search_idx" ON "incomingLetter" USING gin (search gin_trgm_ops);
CREATE INDEX "incomingLetter_status_received_id_idx" ON "incomingLetter" USING btree (status, received, id);
CREATE INDEX "incomingLetter_subject_counting" ON "incomingLetter" USING btree (subject COLLATE counting, id);
CREATE TRIGGER await_again BEFORE UPDATE OF issue ON "incomingLetter" FOR EACH ROW WHEN (old.issue IS NOT NULL AND new.issue IS NULL AND new.status = 1 AND NOT new.forgotten) EXECUTE FUNCTION await_letter_again();
CREATE TRIGGER drop_whole AFTER UPDATE OF text, subject, "fromName", "fromAddress" ON "incomingLetter" FOR EACH ROW WHEN (old."fromAddress" <> new."fromAddress" OR old."fromName" <> new."fromName" OR old.subject <> new.subject OR new.text <> ''::text AND old.text <> new.text) EXECUTE FUNCTION drop_whole_letter();

create table installation (
  id integer not null default 1,
  "smtpHost" text,
  "smtpPort" integer,
  "smtpSecurity" text,
  "smtpUser" text,
  "smtpPassword" text,
  "smtpPasswordMark" text generated always as ("left"(md5("smtpPassword"), 16)) stored,
  "mailName" text,
  "mailAddress" text,
  "publicUrl" text,
  "imapHost" text,
  "imapPort" integer,
  "imapSecurity" text,
  "imapUser" text,
  "imapPassword" text,
  "imapPasswordMark" text generated always as ("left"(md5("imapPassword"), 16)) stored,
  "mailReplyTo" text,
  "gusKey" text,
  "gusKeyMark" text generated always as ("left"(md5("gusKey"), 16)) stored,
  "ceidgToken" text,
  "ceidgTokenMark" text generated always as ("left"(md5("ceidgToken"), 16)) stored,
  "registryNightly" integer,
  "oidcIssuer" text,
  "oidcClientId" text,
  "oidcClientSecret" text,
  "oidcClientSecretMark" text generated always as ("left"(md5("oidcClientSecret"), 16)) stored,
  "oidcLabel" text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "listRows" text,
  "listDensity" text,
  "usesOffers" boolean not null default true,
  "usesReception" boolean not null default true,
  "usesDocuments" boolean not null default true,
  "usesKnowledge" boolean not null default true,
  "usesAssistants" boolean not null default true,
  constraint installation_id_check CHECK ((id = 1)),
  constraint "installation_imapSecurity_check" CHECK (("imapSecurity" = ANY (ARRAY['tls'::text, 'none'::text]))),
  constraint "installation_listDensity_check" CHECK (("listDensity" = ANY (ARRAY['usual'::text, 'dense'::text]))),
  constraint "installation_listRows_check" CHECK (("listRows" = ANY (ARRAY['10'::text, '25'::text, '50'::text, '100'::text]))),
  constraint installation_pkey PRIMARY KEY (id),
  constraint "installation_smtpSecurity_check" CHECK (("smtpSecurity" = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])))
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON installation FOR EACH ROW EXECUTE FUNCTION record_history('smtpPassword,imapPassword,gusKey,ceidgToken,oidcClientSecret');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON installation FOR EACH ROW EXECUTE FUNCTION stamp('smtpPasswordMark,imapPasswordMark,gusKeyMark,ceidgTokenMark,oidcClientSecretMark');

create table issue (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  client integer,
  description text not null,
  type smallint not null,
  status smallint not null default 1,
  "orderedBy" integer not null,
  "dateRealization" timestamp with time zone,
  "dateRealizationEstimation" timestamp with time zone,
  "assignDate" timestamp with time zone,
  "timeRequired" numeric(8,2),
  "clientName" text collate "pl-x-icu" not null default ''::text,
  "ordererName" text collate "pl-x-icu" not null default ''::text,
  "userNames" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((((((name || ' '::text) || "clientName") || ' '::text) || "ordererName") || ' '::text) || "userNames"))) stored,
  fragments smallint[] generated always as (fragments(fold(((((((name || ' '::text) || "clientName") || ' '::text) || "ordererName") || ' '::text) || "userNames")))) stored,
  "checklistRequired" boolean not null default false,
  "checklistCount" smallint not null default 0,
  "checklistDone" smallint not null default 0,
  "promisedAnswer" timestamp with time zone,
  "promisedDone" timestamp with time zone,
  "answeredAt" timestamp with time zone,
  "doneAt" timestamp with time zone,
  promised timestamp with time zone generated always as (
CASE
    WHEN (status = ANY (ARRAY[1, 2])) THEN
    CASE
        WHEN ("answeredAt" IS NULL) THEN LEAST("promisedAnswer", "promisedDone")
        ELSE "promisedDone"
    END
    ELSE NULL::timestamp with time zone
END) stored,
  "descriptionHtml" text,
  "mergedInto" integer,
  constraint issue_client_fkey FOREIGN KEY (client) REFERENCES client(id),
  constraint issue_merged CHECK ((("mergedInto" IS NULL) OR ((status = 10) AND ("mergedInto" <> id)))),
  constraint "issue_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES issue(id) ON DELETE SET NULL,
  constraint "issue_orderedBy_fkey" FOREIGN KEY ("orderedBy") REFERENCES person(id),
  constraint issue_pkey PRIMARY KEY (id),
  constraint issue_status_check CHECK ((status = ANY (ARRAY[1, 2, 9, 10, 30])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, fillfactor=90);
CREATE INDEX issue_begin ON issue USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "issue_clientName_counting" ON issue USING btree ("clientName" COLLATE counting, id);
CREATE INDEX "issue_clientName_open_counting" ON issue USING btree ("clientName" COLLATE counting, id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_client_created_id_idx ON issue USING btree (client, created, id);
CREATE INDEX "issue_client_doneAt_id_idx" ON issue USING btree (client, "doneAt", id) WHERE ("doneAt" IS NOT NULL);
CREATE INDEX issue_created_id_idx1 ON issue USING btree (created, id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_created_limit ON issue USING btree (created, id, "dateRealization");
CREATE INDEX "issue_dateRealization_id_idx" ON issue USING btree ("dateRealization", id);
CREATE INDEX "issue_dateRealization_id_idx1" ON issue USING btree ("dateRealization", id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX "issue_dateRealization_id_idx2" ON issue USING btree ("dateRealization" DESC NULLS LAST, id DESC);
CREATE INDEX "issue_dateRealization_id_idx3" ON issue USING btree ("dateRealization" DESC NULLS LAST, id DESC) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_fragments_idx ON issue USING gin (fragments);
CREATE INDEX issue_id_idx ON issue USING btree (id) WHERE (status = 9);
CREATE INDEX "issue_mergedInto_idx" ON issue USING btree ("mergedInto") WHERE ("mergedInto" IS NOT NULL);
CREATE INDEX issue_modified_id_idx ON issue USING btree (modified, id);
CREATE INDEX issue_name_counting ON issue USING btree (name COLLATE counting, id);
CREATE INDEX issue_name_open_counting ON issue USING btree (name COLLATE counting, id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_open ON issue USING btree (id) INCLUDE (status, "orderedBy", "assignDate", "dateRealization", "timeRequired", client, created) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX "issue_orderedBy_created_id_idx" ON issue USING btree ("orderedBy", created, id);
CREATE INDEX "issue_orderedBy_idx" ON issue USING btree ("orderedBy") WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX "issue_ordererName_id_idx" ON issue USING btree ("ordererName", id);
CREATE INDEX "issue_ordererName_id_idx1" ON issue USING btree ("ordererName", id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_promised_id_idx ON issue USING btree (promised, id);
CREATE INDEX issue_promised_id_idx1 ON issue USING btree (promised, id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_promised_id_idx2 ON issue USING btree (promised DESC NULLS LAST, id DESC);
CREATE INDEX issue_promised_id_idx3 ON issue USING btree (promised DESC NULLS LAST, id DESC) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE INDEX issue_search_idx ON issue USING gin (search gin_trgm_ops);
CREATE INDEX issue_status_created_id_idx ON issue USING btree (status, created, id);
CREATE INDEX issue_status_id_idx ON issue USING btree (status, id);
CREATE INDEX "issue_timeRequired_id_idx" ON issue USING btree ("timeRequired", id);
CREATE INDEX "issue_timeRequired_id_idx1" ON issue USING btree ("timeRequired" DESC NULLS LAST, id DESC);
CREATE INDEX issue_type_created_id_idx ON issue USING btree (type, created, id);
CREATE INDEX issue_type_id_idx ON issue USING btree (type, id);
CREATE INDEX "issue_userNames_id_idx" ON issue USING btree ("userNames", id);
CREATE INDEX "issue_userNames_id_idx1" ON issue USING btree ("userNames", id) WHERE (status = ANY (ARRAY[1, 2, 9]));
CREATE TRIGGER contact_changed AFTER UPDATE ON issue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('issue');
CREATE TRIGGER contact_new AFTER INSERT ON issue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('issue');
CREATE TRIGGER formatted AFTER UPDATE OF "descriptionHtml" ON issue FOR EACH ROW WHEN (new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml" AND NOT new.description IS DISTINCT FROM old.description) EXECUTE FUNCTION formatting_changed();
CREATE TRIGGER formatting BEFORE UPDATE OF description ON issue FOR EACH ROW WHEN (new.description IS DISTINCT FROM old.description AND NOT new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml") EXECUTE FUNCTION formatting_gone();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON issue FOR EACH ROW EXECUTE FUNCTION record_history('clientName,ordererName,userNames,checklistCount,checklistDone,promisedAnswer,promisedDone,answeredAt,doneAt,promised,descriptionHtml');
CREATE TRIGGER keep_open AFTER UPDATE OF status ON issue FOR EACH ROW WHEN ((old.status = ANY (ARRAY[1, 2])) IS DISTINCT FROM (new.status = ANY (ARRAY[1, 2]))) EXECUTE FUNCTION keep_open();
CREATE TRIGGER missing_insert AFTER INSERT ON issue REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('issue');
CREATE TRIGGER move_events AFTER UPDATE OF client ON issue FOR EACH ROW WHEN (old.client IS DISTINCT FROM new.client) EXECUTE FUNCTION move_client_events();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON issue FOR EACH ROW EXECUTE FUNCTION stamp('clientName,ordererName,userNames,checklistCount,checklistDone,promisedAnswer,promisedDone,answeredAt,doneAt,promised');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON issue FOR EACH ROW EXECUTE FUNCTION issue_names();
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON issue REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_issues();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON issue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_issues();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON issue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_issues();
CREATE TRIGGER worked_changed AFTER UPDATE ON issue FOR EACH ROW WHEN (old."dateRealization" IS DISTINCT FROM new."dateRealization" OR old."dateRealizationEstimation" IS DISTINCT FROM new."dateRealizationEstimation" OR old."timeRequired" IS DISTINCT FROM new."timeRequired" OR old."promisedAnswer" IS DISTINCT FROM new."promisedAnswer" OR old."answeredAt" IS DISTINCT FROM new."answeredAt" OR old."promisedDone" IS DISTINCT FROM new."promisedDone" OR old."doneAt" IS DISTINCT FROM new."doneAt" OR old."assignDate" IS DISTINCT FROM new."assignDate" OR old.created IS DISTINCT FROM new.created) EXECUTE FUNCTION work_out_changed('issueCustom');
CREATE TRIGGER worked_new AFTER INSERT ON issue REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('issueCustom');

create table "issueAcceptance" (
  issue integer not null,
  round integer not null,
  after smallint not null,
  day date not null,
  "toldTo" integer,
  constraint "issueAcceptance_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueAcceptance_pkey" PRIMARY KEY (issue)
);
CREATE INDEX "issueAcceptance_day_issue_idx" ON "issueAcceptance" USING btree (day, issue);

create table "issueCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "issueCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "issueCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "issueCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "issueCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "issueCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "issueCustom_record_fkey" FOREIGN KEY (record) REFERENCES issue(id) ON DELETE CASCADE
);
CREATE INDEX "issueCustom_client_idx" ON "issueCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "issueCustom_field" ON "issueCustom" USING btree (field);
CREATE INDEX "issueCustom_field_client_record_idx" ON "issueCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "issueCustom_field_day_record_idx" ON "issueCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "issueCustom_field_flag_record_idx" ON "issueCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "issueCustom_field_moment_record_idx" ON "issueCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "issueCustom_field_num_record_idx" ON "issueCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "issueCustom_field_opt_record_idx" ON "issueCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "issueCustom_field_person_record_idx" ON "issueCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "issueCustom_field_txt_record_idx" ON "issueCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "issueCustom_opt_idx" ON "issueCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "issueCustom_person_idx" ON "issueCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "issueCustom_words" ON "issueCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "issueCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('issue');
CREATE TRIGGER history_insert AFTER INSERT ON "issueCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('issue');
CREATE TRIGGER history_update AFTER UPDATE ON "issueCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('issue');
CREATE TRIGGER missing_delete AFTER DELETE ON "issueCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('issue');
CREATE TRIGGER missing_update AFTER UPDATE ON "issueCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('issue');
CREATE TRIGGER touch_delete AFTER DELETE ON "issueCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "issueCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "issueCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "issueFollower" (
  issue integer not null,
  "user" integer not null,
  constraint "issueFollower_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueFollower_pkey" PRIMARY KEY (issue, "user"),
  constraint "issueFollower_user_fkey" FOREIGN KEY ("user") REFERENCES person(id)
);
CREATE INDEX "issueFollower_user_issue_idx" ON "issueFollower" USING btree ("user", issue);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "issueFollower" FOR EACH ROW EXECUTE FUNCTION record_link('issue', 'issue', 'followers', 'user');

create table "issueMerge" (
  issue integer not null,
  "into" integer not null,
  "statusBefore" smallint not null,
  note integer not null,
  comments integer[] not null,
  files integer[] not null,
  items integer[] not null,
  users integer[] not null,
  followers integer[] not null,
  tasks integer[] not null,
  filled jsonb not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  constraint "issueMerge_into_fkey" FOREIGN KEY ("into") REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueMerge_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueMerge_pkey" PRIMARY KEY (issue)
);
CREATE INDEX "issueMerge_into_idx" ON "issueMerge" USING btree ("into");
CREATE TRIGGER history AFTER INSERT OR DELETE ON "issueMerge" FOR EACH ROW EXECUTE FUNCTION record_link('issue', 'into', 'merged', 'issue');

create table "issuePromise" (
  id integer not null,
  "answerHours" numeric(7,2),
  "doneHours" numeric(7,2),
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  checklist text[] not null default '{}'::text[],
  "checklistRequired" boolean not null default false,
  constraint "issuePromise_answerHours_check" CHECK (("answerHours" > (0)::numeric)),
  constraint "issuePromise_doneHours_check" CHECK (("doneHours" > (0)::numeric)),
  constraint "issuePromise_pkey" PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "issuePromise" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "issuePromise" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "issueStatus" (
  id integer not null generated always as identity,
  issue integer not null,
  status smallint not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  way text,
  constraint "issueStatus_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueStatus_pkey" PRIMARY KEY (id),
  constraint "issueStatus_way_check" CHECK ((way = ANY (ARRAY['link'::text, 'auto'::text])))
);
CREATE INDEX "issueStatus_issue_id_idx" ON "issueStatus" USING btree (issue, id);
CREATE TRIGGER answers_on_delete AFTER DELETE ON "issueStatus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_note();
CREATE TRIGGER answers_on_insert AFTER INSERT ON "issueStatus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_note();
CREATE TRIGGER answers_on_update AFTER UPDATE ON "issueStatus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION answer_by_note();

create table "issueTask" (
  issue integer not null,
  "projectTask" integer not null,
  made boolean not null default false,
  ends boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer default actor(),
  constraint "issueTask_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueTask_pkey" PRIMARY KEY (issue, "projectTask"),
  constraint "issueTask_projectTask_fkey" FOREIGN KEY ("projectTask") REFERENCES "projectTask"(id) ON DELETE CASCADE
);
CREATE INDEX "issueTask_projectTask_idx" ON "issueTask" USING btree ("projectTask");
CREATE TRIGGER history AFTER INSERT OR DELETE ON "issueTask" FOR EACH ROW EXECUTE FUNCTION record_link('issue', 'issue', 'tasks', 'projectTask');
CREATE TRIGGER "historyOfTask" AFTER INSERT OR DELETE ON "issueTask" FOR EACH ROW EXECUTE FUNCTION record_link('projectTask', 'projectTask', 'issues', 'issue');

create table "issueUser" (
  issue integer not null,
  "user" integer not null,
  open boolean not null default true,
  constraint "issueUser_issue_fkey" FOREIGN KEY (issue) REFERENCES issue(id) ON DELETE CASCADE,
  constraint "issueUser_pkey" PRIMARY KEY (issue, "user"),
  constraint "issueUser_user_fkey" FOREIGN KEY ("user") REFERENCES person(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX "issueUser_user_issue_idx" ON "issueUser" USING btree ("user", issue);
CREATE INDEX "issueUser_user_issue_idx1" ON "issueUser" USING btree ("user", issue) WHERE open;
CREATE TRIGGER history AFTER INSERT OR DELETE ON "issueUser" FOR EACH ROW EXECUTE FUNCTION record_link('issue', 'issue', 'users', 'user');
CREATE TRIGGER keep_on_delete AFTER DELETE ON "issueUser" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "issueUser_changed"();
CREATE TRIGGER keep_on_insert AFTER INSERT ON "issueUser" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "issueUser_changed"();
CREATE TRIGGER keep_on_update AFTER UPDATE ON "issueUser" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "issueUser_changed"();
CREATE TRIGGER link_open BEFORE INSERT ON "issueUser" FOR EACH ROW EXECUTE FUNCTION link_open();
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON "issueUser" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON "issueUser" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON "issueUser" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();

create table kiosk (
  id integer not null generated always as identity,
  name text not null,
  "tokenHash" bytea not null,
  "lastSeen" timestamp with time zone,
  revoked timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint kiosk_pkey PRIMARY KEY (id),
  constraint "kiosk_tokenHash_key" UNIQUE ("tokenHash")
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON kiosk FOR EACH ROW EXECUTE FUNCTION record_history('lastSeen,tokenHash');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON kiosk FOR EACH ROW EXECUTE FUNCTION stamp('lastSeen');

create table "knowledgeBase" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  type integer not null,
  department integer not null,
  description text,
  content text not null default ''::text,
  "typeName" text collate "pl-x-icu" not null default ''::text,
  "departmentName" text collate "pl-x-icu" not null default ''::text,
  "modifiedByName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((name || ' '::text) || content))) stored,
  fragments smallint[] generated always as (fragments(fold(((name || ' '::text) || content)))) stored,
  owner integer,
  "reviewOn" date,
  "issueTypes" integer[] not null default '{}'::integer[],
  "textVersion" integer not null default 1,
  constraint "knowledgeBase_department_fkey" FOREIGN KEY (department) REFERENCES department(id),
  constraint "knowledgeBase_owner_fkey" FOREIGN KEY (owner) REFERENCES person(id),
  constraint "knowledgeBase_pkey" PRIMARY KEY (id),
  constraint "knowledgeBase_type_fkey" FOREIGN KEY (type) REFERENCES "knowledgeBaseType"(id)
);
CREATE INDEX "knowledgeBase_begin" ON "knowledgeBase" USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "knowledgeBase_created_id_idx" ON "knowledgeBase" USING btree (created, id);
CREATE INDEX "knowledgeBase_departmentName_counting" ON "knowledgeBase" USING btree ("departmentName" COLLATE counting, id);
CREATE INDEX "knowledgeBase_department_modified_id_idx" ON "knowledgeBase" USING btree (department, modified, id);
CREATE INDEX "knowledgeBase_fragments_idx" ON "knowledgeBase" USING gin (fragments);
CREATE INDEX "knowledgeBase_issueTypes_idx" ON "knowledgeBase" USING gin ("issueTypes");
CREATE INDEX "knowledgeBase_modifiedByName_id_idx" ON "knowledgeBase" USING btree ("modifiedByName", id);
CREATE INDEX "knowledgeBase_modified_id_idx" ON "knowledgeBase" USING btree (modified, id);
CREATE INDEX "knowledgeBase_name_counting" ON "knowledgeBase" USING btree (name COLLATE counting, id);
CREATE INDEX "knowledgeBase_owner_modified_id_idx" ON "knowledgeBase" USING btree (owner, modified, id);
CREATE INDEX "knowledgeBase_reviewOn_id_idx" ON "knowledgeBase" USING btree ("reviewOn", id);
CREATE INDEX "knowledgeBase_reviewOn_id_idx1" ON "knowledgeBase" USING btree ("reviewOn" DESC NULLS LAST, id DESC);
CREATE INDEX "knowledgeBase_search_idx" ON "knowledgeBase" USING gin (search gin_trgm_ops);
CREATE INDEX "knowledgeBase_typeName_counting" ON "knowledgeBase" USING btree ("typeName" COLLATE counting, id);
CREATE INDEX "knowledgeBase_type_modified_id_idx" ON "knowledgeBase" USING btree (type, modified, id);
CREATE INDEX "knowledgeBase_userModified_idx" ON "knowledgeBase" USING btree ("userModified");
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "knowledgeBase" FOR EACH ROW EXECUTE FUNCTION record_history('content,typeName,departmentName,modifiedByName');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "knowledgeBase" FOR EACH ROW EXECUTE FUNCTION stamp('content,typeName,departmentName,modifiedByName');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON "knowledgeBase" FOR EACH ROW EXECUTE FUNCTION "knowledgeBase_names"();
CREATE TRIGGER "textVersion" BEFORE UPDATE OF description ON "knowledgeBase" FOR EACH ROW WHEN (old.description IS DISTINCT FROM new.description) EXECUTE FUNCTION keep_text_version();

create table "knowledgeBaseType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "knowledgeBaseType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "knowledgeBaseType_lower_idx" ON "knowledgeBaseType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "knowledgeBaseType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "knowledgeBaseType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER "knowledgeBase_typeName" AFTER UPDATE OF name ON "knowledgeBaseType" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('knowledgeBase', 'typeName', 'type');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "knowledgeBaseType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "knowledgeLink" (
  article integer not null,
  target integer not null,
  constraint "knowledgeLink_article_fkey" FOREIGN KEY (article) REFERENCES "knowledgeBase"(id) ON DELETE CASCADE,
  constraint "knowledgeLink_pkey" PRIMARY KEY (article, target),
  constraint "knowledgeLink_target_fkey" FOREIGN KEY (target) REFERENCES "knowledgeBase"(id) ON DELETE CASCADE
);
CREATE INDEX "knowledgeLink_target_idx" ON "knowledgeLink" USING btree (target);

create table "knowledgeReview" (
  id integer not null generated always as identity,
  article integer not null,
  at timestamp with time zone not null default now(),
  by integer not null,
  next date,
  constraint "knowledgeReview_article_fkey" FOREIGN KEY (article) REFERENCES "knowledgeBase"(id) ON DELETE CASCADE,
  constraint "knowledgeReview_by_fkey" FOREIGN KEY (by) REFERENCES person(id),
  constraint "knowledgeReview_pkey" PRIMARY KEY (id)
);
CREATE INDEX "knowledgeReview_article_id_idx" ON "knowledgeReview" USING btree (article, id);
CREATE INDEX "knowledgeReview_by_idx" ON "knowledgeReview" USING btree (by);

create table "knownDevice" (
  "tokenHash" bytea not null,
  person integer not null,
  "lastUsed" timestamp with time zone not null default now(),
  constraint "knownDevice_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "knownDevice_pkey" PRIMARY KEY ("tokenHash", person)
);
CREATE INDEX "knownDevice_person_idx" ON "knownDevice" USING btree (person);

create table "letterAttempt" (
  hash text not null,
  attempts smallint not null default 0,
  since timestamp with time zone not null default now(),
  constraint "letterAttempt_pkey" PRIMARY KEY (hash)
);

create table "letterComment" (
  comment integer not null,
  letter integer not null,
  outsider boolean not null default false,
  constraint "letterComment_comment_fkey" FOREIGN KEY (comment) REFERENCES comment(id) ON DELETE CASCADE,
  constraint "letterComment_letter_fkey" FOREIGN KEY (letter) REFERENCES "incomingLetter"(id) ON DELETE CASCADE,
  constraint "letterComment_pkey" PRIMARY KEY (comment)
);
CREATE INDEX "letterComment_letter_idx" ON "letterComment" USING btree (letter);
CREATE TRIGGER await_again AFTER DELETE ON "letterComment" FOR EACH ROW WHEN (old.outsider) EXECUTE FUNCTION await_letter_again();

create table "letterOfferComment" (
  comment integer not null,
  letter integer not null,
  constraint "letterOfferComment_comment_fkey" FOREIGN KEY (comment) REFERENCES "offerComment"(id) ON DELETE CASCADE,
  constraint "letterOfferComment_letter_fkey" FOREIGN KEY (letter) REFERENCES "incomingLetter"(id) ON DELETE CASCADE,
  constraint "letterOfferComment_pkey" PRIMARY KEY (comment)
);
CREATE INDEX "letterOfferComment_letter_idx" ON "letterOfferComment" USING btree (letter);

create table "listExport" (
  id integer not null generated always as identity,
  "createdBy" integer not null,
  created timestamp with time zone not null default now(),
  list text not null,
  path text not null default ''::text,
  format text not null,
  "rowCount" integer not null,
  query jsonb not null,
  constraint "listExport_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint "listExport_pkey" PRIMARY KEY (id)
);
CREATE INDEX "listExport_createdBy_idx" ON "listExport" USING btree ("createdBy");
CREATE INDEX "listExport_created_id_idx" ON "listExport" USING btree (created, id);

create table "listView" (
  id integer not null generated always as identity,
  list text not null,
  name text collate "pl-x-icu" not null,
  state text not null,
  owner integer not null,
  shared text not null default 'nobody'::text,
  department integer,
  constraint "listView_department_fkey" FOREIGN KEY (department) REFERENCES department(id) ON DELETE SET NULL,
  constraint "listView_owner_fkey" FOREIGN KEY (owner) REFERENCES person(id),
  constraint "listView_pkey" PRIMARY KEY (id),
  constraint "listView_shared_check" CHECK ((shared = ANY (ARRAY['nobody'::text, 'department'::text, 'everybody'::text])))
);
CREATE INDEX "listView_department_idx" ON "listView" USING btree (department) WHERE (department IS NOT NULL);
CREATE INDEX "listView_list_idx" ON "listView" USING btree (list) WHERE (shared <> 'nobody'::text);
CREATE UNIQUE INDEX "listView_owner_list_lower_idx" ON "listView" USING btree (owner, list, lower(name));

create table "listViewUse" (
  person integer not null,
  view integer not null,
  pinned boolean not null default false,
  usual boolean not null default false,
  constraint "listViewUse_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "listViewUse_pkey" PRIMARY KEY (person, view),
  constraint "listViewUse_view_fkey" FOREIGN KEY (view) REFERENCES "listView"(id) ON DELETE CASCADE
);
CREATE INDEX "listViewUse_view_idx" ON "listViewUse" USING btree (view);

create table "mailThread" (
  person integer not null,
  thread text not null,
  first integer not null,
  constraint "mailThread_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "mailThread_pkey" PRIMARY KEY (person, thread)
);

create table mailbox (
  id smallint not null default 1,
  "lastRead" timestamp with time zone,
  problem text,
  "problemAt" timestamp with time zone,
  constraint mailbox_id_check CHECK ((id = 1)),
  constraint mailbox_pkey PRIMARY KEY (id)
);

create table mention (
  id integer not null generated always as identity,
  "attachedTo" text not null,
  "attachedId" integer not null,
  comment integer,
  "offerComment" integer,
  "user" integer not null,
  by integer,
  at timestamp with time zone not null default now(),
  answers boolean not null default false,
  opened timestamp with time zone,
  "clientNote" integer,
  constraint mention_check CHECK ((num_nonnulls(comment, "offerComment", "clientNote") = 1)),
  constraint "mention_clientNote_fkey" FOREIGN KEY ("clientNote") REFERENCES "clientNote"(id) ON DELETE CASCADE,
  constraint "mention_clientNote_user_key" UNIQUE ("clientNote", "user"),
  constraint mention_comment_fkey FOREIGN KEY (comment) REFERENCES comment(id) ON DELETE CASCADE,
  constraint mention_comment_user_key UNIQUE (comment, "user"),
  constraint "mention_offerComment_fkey" FOREIGN KEY ("offerComment") REFERENCES "offerComment"(id) ON DELETE CASCADE,
  constraint "mention_offerComment_user_key" UNIQUE ("offerComment", "user"),
  constraint mention_pkey PRIMARY KEY (id),
  constraint mention_user_fkey FOREIGN KEY ("user") REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX "mention_user_attachedTo_attachedId_idx" ON mention USING btree ("user", "attachedTo", "attachedId");
CREATE INDEX mention_user_idx ON mention USING btree ("user") WHERE (opened IS NULL);
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON mention REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON mention REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON mention REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();

create table migration (
  name text not null,
  kind text not null,
  since text,
  "position" bigint,
  done bigint not null default 0,
  total bigint,
  began timestamp with time zone,
  ended timestamp with time zone,
  constraint migration_kind_check CHECK ((kind = ANY (ARRAY['expand'::text, 'contract'::text, 'batch'::text, 'alone'::text]))),
  constraint migration_pkey PRIMARY KEY (name)
);

create unlogged table news (
  person integer,
  ended text,
  topic text
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000);

create table notification (
  id integer not null generated always as identity,
  "user" integer not null,
  kind text not null,
  content text not null,
  status smallint not null default 0,
  params jsonb not null default '{}'::jsonb,
  created timestamp with time zone not null default now(),
  search text generated always as (fold(regexp_replace(content, '<[^>]*>'::text, ' '::text, 'g'::text))) stored,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_user_fkey FOREIGN KEY ("user") REFERENCES person(id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX notification_expr_idx ON notification USING btree (((params ->> 'id'::text))) WHERE ((status = 0) AND (kind = ANY (ARRAY['issueAcceptance'::text, 'issueAcceptsSoon'::text])));
CREATE INDEX notification_user_created_id_idx ON notification USING btree ("user", created DESC, id DESC);
CREATE INDEX notification_user_idx ON notification USING btree ("user") WHERE (status = 0);
CREATE INDEX notification_user_idx1 ON notification USING btree ("user") WHERE ((status = 0) AND (kind = ANY (ARRAY['taskComment'::text, 'issueComment'::text])));
CREATE TRIGGER tell_on_delete AFTER DELETE ON notification REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();
CREATE TRIGGER tell_on_insert AFTER INSERT ON notification REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();
CREATE TRIGGER tell_on_update AFTER UPDATE ON notification REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();

create table "notificationChannel" (
  person integer not null,
  kind text not null,
  push boolean not null,
  mail boolean not null,
  constraint "notificationChannel_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "notificationChannel_pkey" PRIMARY KEY (person, kind)
);

create table "notificationDigest" (
  person integer not null,
  "lastDay" date,
  constraint "notificationDigest_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "notificationDigest_pkey" PRIMARY KEY (person)
);

create table "oauthItem" (
  model text not null,
  "idHash" bytea not null,
  content jsonb not null,
  "grantId" text,
  uid text,
  consumed timestamp with time zone,
  expires timestamp with time zone,
  created timestamp with time zone not null default now(),
  constraint "oauthItem_pkey" PRIMARY KEY (model, "idHash")
);
CREATE INDEX "oauthItem_expires_idx" ON "oauthItem" USING btree (expires) WHERE (expires IS NOT NULL);
CREATE INDEX "oauthItem_grantId_idx" ON "oauthItem" USING btree ("grantId") WHERE ("grantId" IS NOT NULL);
CREATE INDEX "oauthItem_uid_idx" ON "oauthItem" USING btree (uid) WHERE (uid IS NOT NULL);

create table offer (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  client integer not null,
  seller integer not null,
  description text,
  submission date,
  status smallint not null default 0,
  previous integer,
  value numeric(14,2),
  "validTo" date,
  "refusalReason" integer,
  decided timestamp with time zone,
  "clientName" text collate "pl-x-icu" not null default ''::text,
  "sellerName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((((name || ' '::text) || "clientName") || ' '::text) || "sellerName"))) stored,
  fragments smallint[] generated always as (fragments(fold(((((name || ' '::text) || "clientName") || ' '::text) || "sellerName")))) stored,
  constraint offer_client_fkey FOREIGN KEY (client) REFERENCES client(id),
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_previous_fkey FOREIGN KEY (previous) REFERENCES offer(id) ON DELETE SET NULL,
  constraint "offer_refusalReason_fkey" FOREIGN KEY ("refusalReason") REFERENCES "refusalReason"(id),
  constraint offer_seller_fkey FOREIGN KEY (seller) REFERENCES person(id),
  constraint offer_status_check CHECK (((status >= 0) AND (status <= 4))),
  constraint offer_value_check CHECK ((value >= (0)::numeric))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX offer_begin ON offer USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "offer_clientName_counting" ON offer USING btree ("clientName" COLLATE counting, id);
CREATE INDEX offer_client_created_id_idx ON offer USING btree (client, created, id);
CREATE INDEX offer_client_decided_id_idx ON offer USING btree (client, decided, id) WHERE (decided IS NOT NULL);
CREATE INDEX offer_coalesce_created_id_idx ON offer USING btree (COALESCE(submission, ((created AT TIME ZONE 'Europe/Warsaw'::text))::date), created, id);
CREATE INDEX "offer_createdBy_created_id_idx" ON offer USING btree ("createdBy", created, id);
CREATE INDEX offer_created_sent_decided ON offer USING btree (created, id, COALESCE(submission, ((created AT TIME ZONE 'Europe/Warsaw'::text))::date), decided);
CREATE INDEX "offer_decided_status_value_seller_client_refusalReason_idx" ON offer USING btree (decided) INCLUDE (status, value, seller, client, "refusalReason") WHERE (decided IS NOT NULL);
CREATE INDEX offer_fragments_idx ON offer USING gin (fragments);
CREATE INDEX offer_modified_id_idx ON offer USING btree (modified, id);
CREATE INDEX offer_name_counting ON offer USING btree (name COLLATE counting, id);
CREATE INDEX offer_previous_idx ON offer USING btree (previous);
CREATE INDEX "offer_refusalReason_idx" ON offer USING btree ("refusalReason") WHERE ("refusalReason" IS NOT NULL);
CREATE INDEX offer_search_idx ON offer USING gin (search gin_trgm_ops);
CREATE INDEX "offer_sellerName_id_idx" ON offer USING btree ("sellerName", id);
CREATE INDEX offer_seller_created_id_idx ON offer USING btree (seller, created, id);
CREATE INDEX offer_status_created_id_idx ON offer USING btree (status, created, id);
CREATE INDEX offer_status_id_idx ON offer USING btree (status, id);
CREATE INDEX offer_submission_id_idx ON offer USING btree (submission, id);
CREATE INDEX offer_submission_id_idx1 ON offer USING btree (submission DESC NULLS LAST, id DESC);
CREATE INDEX "offer_validTo_idx" ON offer USING btree ("validTo") WHERE ("validTo" IS NOT NULL);
CREATE INDEX offer_value_id_idx ON offer USING btree (value, id);
CREATE INDEX offer_value_id_idx1 ON offer USING btree (value DESC NULLS LAST, id DESC);
CREATE TRIGGER contact_changed AFTER UPDATE ON offer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('offer');
CREATE TRIGGER contact_new AFTER INSERT ON offer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('offer');
CREATE TRIGGER decide_changed BEFORE UPDATE OF status ON offer FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION note_decision();
CREATE TRIGGER decide_new BEFORE INSERT ON offer FOR EACH ROW EXECUTE FUNCTION note_decision();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON offer FOR EACH ROW EXECUTE FUNCTION record_history('decided,clientName,sellerName');
CREATE TRIGGER missing_insert AFTER INSERT ON offer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('offer');
CREATE TRIGGER move_events AFTER UPDATE OF client ON offer FOR EACH ROW WHEN (old.client <> new.client) EXECUTE FUNCTION move_client_events();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON offer FOR EACH ROW EXECUTE FUNCTION stamp('decided,clientName,sellerName');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON offer FOR EACH ROW EXECUTE FUNCTION offer_names();
CREATE TRIGGER worked_changed AFTER UPDATE ON offer FOR EACH ROW WHEN (old.value IS DISTINCT FROM new.value OR old.submission IS DISTINCT FROM new.submission OR old."validTo" IS DISTINCT FROM new."validTo" OR old.created IS DISTINCT FROM new.created) EXECUTE FUNCTION work_out_changed('offerCustom');
CREATE TRIGGER worked_new AFTER INSERT ON offer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('offerCustom');

create table "offerComment" (
  id integer not null generated always as identity,
  offer integer not null,
  status smallint not null,
  comment text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  "answerTo" integer,
  constraint "offerComment_answerTo_fkey" FOREIGN KEY ("answerTo") REFERENCES "offerComment"(id) ON DELETE SET NULL,
  constraint "offerComment_offer_fkey" FOREIGN KEY (offer) REFERENCES offer(id) ON DELETE CASCADE,
  constraint "offerComment_pkey" PRIMARY KEY (id)
);
CREATE INDEX "offerComment_answerTo_idx" ON "offerComment" USING btree ("answerTo") WHERE ("answerTo" IS NOT NULL);
CREATE INDEX "offerComment_offer_id_idx" ON "offerComment" USING btree (offer, id);
CREATE TRIGGER event_changed AFTER UPDATE OF comment ON "offerComment" FOR EACH ROW WHEN ((old.comment IS NULL) <> (new.comment IS NULL)) EXECUTE FUNCTION keep_offer_event();
CREATE TRIGGER event_gone AFTER DELETE ON "offerComment" FOR EACH ROW WHEN (old.comment IS NOT NULL) EXECUTE FUNCTION keep_offer_event();
CREATE TRIGGER event_new AFTER INSERT ON "offerComment" FOR EACH ROW WHEN (new.comment IS NOT NULL) EXECUTE FUNCTION keep_offer_event();

create table "offerCommentSeen" (
  "offerComment" integer not null,
  "user" integer not null,
  at timestamp with time zone not null default now(),
  constraint "offerCommentSeen_offerComment_fkey" FOREIGN KEY ("offerComment") REFERENCES "offerComment"(id) ON DELETE CASCADE,
  constraint "offerCommentSeen_pkey" PRIMARY KEY ("offerComment", "user"),
  constraint "offerCommentSeen_user_fkey" FOREIGN KEY ("user") REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX "offerCommentSeen_user_idx" ON "offerCommentSeen" USING btree ("user");

create table "offerCommentText" (
  id integer not null generated always as identity,
  "offerComment" integer not null,
  text text not null,
  at timestamp with time zone not null default now(),
  by integer,
  constraint "offerCommentText_offerComment_fkey" FOREIGN KEY ("offerComment") REFERENCES "offerComment"(id) ON DELETE CASCADE,
  constraint "offerCommentText_pkey" PRIMARY KEY (id)
);
CREATE INDEX "offerCommentText_offerComment_id_idx" ON "offerCommentText" USING btree ("offerComment", id);

create table "offerCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "offerCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "offerCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "offerCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "offerCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "offerCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "offerCustom_record_fkey" FOREIGN KEY (record) REFERENCES offer(id) ON DELETE CASCADE
);
CREATE INDEX "offerCustom_client_idx" ON "offerCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "offerCustom_field" ON "offerCustom" USING btree (field);
CREATE INDEX "offerCustom_field_client_record_idx" ON "offerCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "offerCustom_field_day_record_idx" ON "offerCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "offerCustom_field_flag_record_idx" ON "offerCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "offerCustom_field_moment_record_idx" ON "offerCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "offerCustom_field_num_record_idx" ON "offerCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "offerCustom_field_opt_record_idx" ON "offerCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "offerCustom_field_person_record_idx" ON "offerCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "offerCustom_field_txt_record_idx" ON "offerCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "offerCustom_opt_idx" ON "offerCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "offerCustom_person_idx" ON "offerCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "offerCustom_words" ON "offerCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "offerCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('offer');
CREATE TRIGGER history_insert AFTER INSERT ON "offerCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('offer');
CREATE TRIGGER history_update AFTER UPDATE ON "offerCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('offer');
CREATE TRIGGER missing_delete AFTER DELETE ON "offerCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('offer');
CREATE TRIGGER missing_update AFTER UPDATE ON "offerCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('offer');
CREATE TRIGGER touch_delete AFTER DELETE ON "offerCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "offerCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "offerCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "offerProjectType" (
  offer integer not null,
  "projectType" integer not null,
  constraint "offerProjectType_offer_fkey" FOREIGN KEY (offer) REFERENCES offer(id) ON DELETE CASCADE,
  constraint "offerProjectType_pkey" PRIMARY KEY (offer, "projectType"),
  constraint "offerProjectType_projectType_fkey" FOREIGN KEY ("projectType") REFERENCES "projectType"(id)
);
CREATE INDEX "offerProjectType_projectType_offer_idx" ON "offerProjectType" USING btree ("projectType", offer);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "offerProjectType" FOR EACH ROW EXECUTE FUNCTION record_link('offer', 'offer', 'projectTypes', 'projectType');

create table "oidcAttempt" (
  "browserHash" bytea not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  back text not null,
  expires timestamp with time zone not null,
  constraint "oidcAttempt_pkey" PRIMARY KEY ("browserHash")
);

create table organization (
  id integer not null default 1,
  name text not null,
  street text,
  "postalCode" text,
  city text,
  nip text,
  phone text,
  email text,
  accent text,
  "logoImage" bytea,
  logo text generated always as ("left"(encode(sha256("logoImage"), 'hex'::text), 16)) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "acceptAfter" smallint,
  "guestDays" smallint,
  "publicFinances" boolean not null default false,
  constraint "organization_acceptAfter_check" CHECK ((("acceptAfter" >= 1) AND ("acceptAfter" <= 60))),
  constraint "organization_guestDays_check" CHECK ((("guestDays" >= 1) AND ("guestDays" <= 3650))),
  constraint organization_id_check CHECK ((id = 1)),
  constraint organization_pkey PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON organization FOR EACH ROW EXECUTE FUNCTION record_history('logoImage');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON organization FOR EACH ROW EXECUTE FUNCTION stamp('logo');

create table "passwordReset" (
  "tokenHash" bytea not null,
  person integer not null,
  expires timestamp with time zone not null,
  purpose text not null default 'recovery'::text,
  created timestamp with time zone not null default now(),
  constraint "passwordReset_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "passwordReset_pkey" PRIMARY KEY ("tokenHash"),
  constraint "passwordReset_purpose_check" CHECK ((purpose = ANY (ARRAY['recovery'::text, 'invitation'::text])))
);
CREATE INDEX "passwordReset_person_idx" ON "passwordReset" USING btree (person);

create table person (
  id integer not null generated always as identity,
  username text not null,
  "passwordHash" text,
  "firstName" text collate "pl-x-icu" not null,
  "lastName" text collate "pl-x-icu" not null,
  department integer,
  "position" integer,
  phone text,
  email text not null,
  "businessArea" text,
  picture integer,
  roles text[] not null default '{ROLE_USER}'::text[],
  active boolean not null default true,
  successor integer,
  anonymized timestamp with time zone,
  search text generated always as ((fold((((("firstName" || ' '::text) || "lastName") || ' '::text) || email)) || numbers_in(COALESCE(phone, ''::text)))) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint person_department_fkey FOREIGN KEY (department) REFERENCES department(id),
  constraint person_picture_fkey FOREIGN KEY (picture) REFERENCES file(id),
  constraint person_pkey PRIMARY KEY (id),
  constraint person_position_fkey FOREIGN KEY ("position") REFERENCES "position"(id),
  constraint person_successor_fkey FOREIGN KEY (successor) REFERENCES person(id)
);
CREATE INDEX person_department_idx ON person USING btree (department);
CREATE INDEX "person_lastName_firstName_id_idx" ON person USING btree ("lastName", "firstName", id);
CREATE UNIQUE INDEX person_lower_idx ON person USING btree (lower(email)) WHERE active;
CREATE INDEX person_search_idx ON person USING gin (search gin_trgm_ops);
CREATE INDEX person_successor_idx ON person USING btree (successor) WHERE (successor IS NOT NULL);
CREATE UNIQUE INDEX person_username ON person USING btree (lower(username)) WHERE active;
CREATE TRIGGER "announcedGuest_userName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('announcedGuest', 'userName', 'user');
CREATE TRIGGER asked_department AFTER UPDATE OF department ON person FOR EACH ROW WHEN (old.department IS NOT NULL AND old.department IS DISTINCT FROM new.department) EXECUTE FUNCTION keep_asked_department();
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF email, username ON person FOR EACH ROW EXECUTE FUNCTION clean_account();
CREATE TRIGGER "document_modifiedByName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('document', 'modifiedByName', 'userModified');
CREATE TRIGGER drop_feeds AFTER UPDATE OF active ON person FOR EACH ROW WHEN (old.active AND NOT new.active) EXECUTE FUNCTION drop_feeds();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON person FOR EACH ROW EXECUTE FUNCTION record_history('successor,passwordHash');
CREATE TRIGGER "issue_ordererName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('issue', 'ordererName', 'orderedBy');
CREATE TRIGGER "keep_clientService" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_person('keep_clientService', 'clientService', 'client', 'user');
CREATE TRIGGER "keep_issueUser" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_person('keep_issueUser', 'issueUser', 'issue', 'user');
CREATE TRIGGER "knowledgeBase_modifiedByName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('knowledgeBase', 'modifiedByName', 'userModified');
CREATE TRIGGER missing_insert AFTER INSERT ON person REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('person');
CREATE TRIGGER "offer_sellerName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('offer', 'sellerName', 'seller');
CREATE TRIGGER "project_modifiedByName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('project', 'modifiedByName', 'userModified');
CREATE TRIGGER "reception_userName" AFTER UPDATE OF "lastName", "firstName" ON person FOR EACH ROW WHEN (old."lastName" <> new."lastName" OR old."firstName" <> new."firstName") EXECUTE FUNCTION follow_name('reception', 'userName', 'user');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON person FOR EACH ROW EXECUTE FUNCTION stamp('successor');

create table "personCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "personCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "personCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "personCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "personCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "personCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "personCustom_record_fkey" FOREIGN KEY (record) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX "personCustom_client_idx" ON "personCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "personCustom_field" ON "personCustom" USING btree (field);
CREATE INDEX "personCustom_field_client_record_idx" ON "personCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "personCustom_field_day_record_idx" ON "personCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "personCustom_field_flag_record_idx" ON "personCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "personCustom_field_moment_record_idx" ON "personCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "personCustom_field_num_record_idx" ON "personCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "personCustom_field_opt_record_idx" ON "personCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "personCustom_field_person_record_idx" ON "personCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "personCustom_field_txt_record_idx" ON "personCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "personCustom_opt_idx" ON "personCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "personCustom_person_idx" ON "personCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "personCustom_words" ON "personCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "personCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('person');
CREATE TRIGGER history_insert AFTER INSERT ON "personCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('person');
CREATE TRIGGER history_update AFTER UPDATE ON "personCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('person');
CREATE TRIGGER missing_delete AFTER DELETE ON "personCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('person');
CREATE TRIGGER missing_update AFTER UPDATE ON "personCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('person');
CREATE TRIGGER touch_delete AFTER DELETE ON "personCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "personCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "personCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "personSetting" (
  person integer not null,
  key text not null,
  value jsonb not null,
  constraint "personSetting_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "personSetting_pkey" PRIMARY KEY (person, key)
);

create table "personalCase" (
  id integer not null generated always as identity,
  kind text not null,
  name text collate "pl-x-icu" not null,
  email text,
  phone text,
  channel text not null,
  description text,
  received date not null,
  due date not null,
  extended date,
  "extensionReason" text,
  handler integer not null,
  status text not null default 'open'::text,
  closed date,
  outcome text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as ((fold(((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(description, ''::text))) || numbers_in(COALESCE(phone, ''::text)))) stored,
  fragments smallint[] generated always as (fragments((fold(((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(description, ''::text))) || numbers_in(COALESCE(phone, ''::text))))) stored,
  constraint "personalCase_channel_check" CHECK ((channel = ANY (ARRAY['form'::text, 'email'::text, 'phone'::text, 'paper'::text, 'spoken'::text, 'other'::text]))),
  constraint "personalCase_handler_fkey" FOREIGN KEY (handler) REFERENCES person(id),
  constraint "personalCase_kind_check" CHECK ((kind = ANY (ARRAY['access'::text, 'correction'::text, 'restriction'::text, 'erasure'::text, 'objection'::text]))),
  constraint "personalCase_pkey" PRIMARY KEY (id),
  constraint "personalCase_status_check" CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text])))
);
CREATE INDEX "personalCase_fragments_idx" ON "personalCase" USING gin (fragments);
CREATE INDEX "personalCase_search_idx" ON "personalCase" USING gin (search gin_trgm_ops);
CREATE INDEX "personalCase_status_due_id_idx" ON "personalCase" USING btree (status, due, id);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "personalCase" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "personalCase" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "personalCaseStep" (
  id integer not null generated always as identity,
  "case" integer not null,
  at timestamp with time zone not null default now(),
  by integer,
  text text not null,
  constraint "personalCaseStep_by_fkey" FOREIGN KEY (by) REFERENCES person(id),
  constraint "personalCaseStep_case_fkey" FOREIGN KEY ("case") REFERENCES "personalCase"(id) ON DELETE CASCADE,
  constraint "personalCaseStep_pkey" PRIMARY KEY (id)
);
CREATE INDEX "personalCaseStep_case_id_idx" ON "personalCaseStep" USING btree ("case", id);

create table "position" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint position_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX position_lower_idx ON "position" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "position" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "position" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "position" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "postingBook" (
  id integer not null generated always as identity,
  company integer not null,
  day date not null,
  created timestamp with time zone not null default now(),
  constraint "postingBook_company_day_key" UNIQUE (company, day),
  constraint "postingBook_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "postingBook_pkey" PRIMARY KEY (id)
);

create table "procedureDefinition" (
  id integer not null default nextval('"definitionId"'::regclass),
  name text collate "pl-x-icu" not null,
  department integer not null,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "procedureDefinition_department_fkey" FOREIGN KEY (department) REFERENCES department(id),
  constraint "procedureDefinition_pkey" PRIMARY KEY (id)
);
CREATE INDEX "procedureDefinition_department_idx" ON "procedureDefinition" USING btree (department);
CREATE INDEX "procedureDefinition_modified_id_idx" ON "procedureDefinition" USING btree (modified, id);
CREATE INDEX "procedureDefinition_name_counting" ON "procedureDefinition" USING btree (name COLLATE counting, id);
CREATE INDEX "procedureDefinition_search_idx" ON "procedureDefinition" USING gin (search gin_trgm_ops);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "procedureDefinition" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "procedureDefinition" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "procedureTask" (
  id integer not null generated always as identity,
  procedure integer not null,
  task integer not null,
  "position" integer not null,
  "limitFrom" text,
  "limitDays" smallint,
  "finalDate" boolean not null default false,
  estimation numeric(8,2),
  who text,
  "whoPerson" integer,
  "whoDepartment" integer,
  "whoPosition" integer,
  checklist text[] not null default '{}'::text[],
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  "checklistRequired" boolean not null default false,
  constraint "procedureTask_check" CHECK ((("limitFrom" IS NULL) = ("limitDays" IS NULL))),
  constraint "procedureTask_check1" CHECK (((NOT "finalDate") OR ("limitFrom" IS NOT NULL))),
  constraint "procedureTask_check2" CHECK (((who <> 'person'::text) OR ("whoPerson" IS NOT NULL))),
  constraint "procedureTask_check3" CHECK (((who <> 'position'::text) OR ("whoPosition" IS NOT NULL))),
  constraint "procedureTask_limitFrom_check" CHECK (("limitFrom" = ANY (ARRAY['start'::text, 'previous'::text, 'realisation'::text]))),
  constraint "procedureTask_pkey" PRIMARY KEY (id),
  constraint "procedureTask_procedure_fkey" FOREIGN KEY (procedure) REFERENCES "procedureDefinition"(id) ON DELETE CASCADE,
  constraint "procedureTask_procedure_task_key" UNIQUE (procedure, task),
  constraint "procedureTask_task_fkey" FOREIGN KEY (task) REFERENCES "taskDefinition"(id),
  constraint "procedureTask_whoDepartment_fkey" FOREIGN KEY ("whoDepartment") REFERENCES department(id),
  constraint "procedureTask_whoPerson_fkey" FOREIGN KEY ("whoPerson") REFERENCES person(id),
  constraint "procedureTask_whoPosition_fkey" FOREIGN KEY ("whoPosition") REFERENCES "position"(id),
  constraint "procedureTask_who_check" CHECK ((who = ANY (ARRAY['person'::text, 'carer'::text, 'head'::text, 'position'::text, 'previous'::text, 'seller'::text])))
);
CREATE INDEX "procedureTask_task_idx" ON "procedureTask" USING btree (task);
CREATE INDEX "procedureTask_whoDepartment_idx" ON "procedureTask" USING btree ("whoDepartment") WHERE ("whoDepartment" IS NOT NULL);
CREATE INDEX "procedureTask_whoPerson_idx" ON "procedureTask" USING btree ("whoPerson") WHERE ("whoPerson" IS NOT NULL);
CREATE INDEX "procedureTask_whoPosition_idx" ON "procedureTask" USING btree ("whoPosition") WHERE ("whoPosition" IS NOT NULL);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "procedureTask" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER links AFTER INSERT OR DELETE ON "procedureTask" FOR EACH ROW EXECUTE FUNCTION record_link('procedureDefinition', 'procedure', 'tasks', 'task');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "procedureTask" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "processingActivity" (
  id integer not null generated always as identity,
  proposal text,
  name text collate "pl-x-icu" not null,
  purpose text not null,
  ground text not null,
  people text not null,
  data text not null,
  recipients text,
  transfers text,
  retention text not null,
  security text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((((((name || ' '::text) || purpose) || ' '::text) || people) || ' '::text) || data))) stored,
  fragments smallint[] generated always as (fragments(fold(((((((name || ' '::text) || purpose) || ' '::text) || people) || ' '::text) || data)))) stored,
  constraint "processingActivity_pkey" PRIMARY KEY (id),
  constraint "processingActivity_proposal_key" UNIQUE (proposal)
);
CREATE INDEX "processingActivity_fragments_idx" ON "processingActivity" USING gin (fragments);
CREATE INDEX "processingActivity_search_idx" ON "processingActivity" USING gin (search gin_trgm_ops);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "processingActivity" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "processingActivity" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table program (
  person integer not null,
  description text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  ended timestamp with time zone,
  constraint "program_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint program_person_fkey FOREIGN KEY (person) REFERENCES person(id),
  constraint program_pkey PRIMARY KEY (person)
);
CREATE INDEX "program_createdBy_idx" ON program USING btree ("createdBy") WHERE ("createdBy" IS NOT NULL);
CREATE TRIGGER history AFTER UPDATE ON program FOR EACH ROW EXECUTE FUNCTION tell_program();

create table project (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  client integer not null,
  company integer,
  seller integer,
  type integer,
  department integer,
  service integer not null,
  "serviceName" text not null,
  offer integer,
  description text,
  "startDate" date,
  "implementationDate" date,
  "unitQuantity" numeric(14,2) not null default 1,
  "unitValue" numeric(14,2) not null default 0,
  "plannedValue" numeric not null generated always as (round(("unitQuantity" * "unitValue"), 2)) stored,
  recurrent smallint not null default 0,
  "recurrentFrom" date,
  "recurrentTo" date,
  "recurrentSource" integer,
  "previousPeriod" integer,
  "onlyHere" jsonb,
  cancelled boolean not null default false,
  status smallint not null default 0,
  "jobsEnded" timestamp with time zone,
  completed timestamp with time zone,
  "nextLimit" timestamp with time zone,
  "nextFinalLimit" timestamp with time zone,
  "clientName" text collate "pl-x-icu" not null default ''::text,
  "typeName" text collate "pl-x-icu" not null default ''::text,
  "companyName" text collate "pl-x-icu" not null default ''::text,
  "modifiedByName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(((name || ' '::text) || "clientName"))) stored,
  fragments smallint[] generated always as (fragments(fold(((name || ' '::text) || "clientName")))) stored,
  "descriptionHtml" text,
  constraint project_client_fkey FOREIGN KEY (client) REFERENCES client(id),
  constraint project_company_fkey FOREIGN KEY (company) REFERENCES company(id),
  constraint project_department_fkey FOREIGN KEY (department) REFERENCES department(id),
  constraint project_offer_fkey FOREIGN KEY (offer) REFERENCES offer(id) ON DELETE SET NULL,
  constraint project_pkey PRIMARY KEY (id),
  constraint "project_previousPeriod_fkey" FOREIGN KEY ("previousPeriod") REFERENCES project(id) ON DELETE SET NULL,
  constraint project_seller_fkey FOREIGN KEY (seller) REFERENCES person(id),
  constraint project_service_fkey FOREIGN KEY (service) REFERENCES "serviceDefinition"(id),
  constraint project_type_fkey FOREIGN KEY (type) REFERENCES "projectType"(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX project_begin ON project USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "project_clientName_counting" ON project USING btree ("clientName" COLLATE counting, id);
CREATE INDEX project_client_completed_id_idx ON project USING btree (client, completed, id) WHERE (completed IS NOT NULL);
CREATE INDEX project_client_created_id_idx ON project USING btree (client, created, id);
CREATE INDEX project_coalesce_idx ON project USING btree (COALESCE("recurrentFrom", ((created AT TIME ZONE 'Europe/Warsaw'::text))::date));
CREATE INDEX "project_companyName_counting" ON project USING btree ("companyName" COLLATE counting, id);
CREATE INDEX project_company_client_idx ON project USING btree (company, client);
CREATE INDEX project_company_created_id_idx ON project USING btree (company, created, id);
CREATE INDEX project_completed_id_idx ON project USING btree (completed, id);
CREATE INDEX project_completed_id_idx1 ON project USING btree (completed DESC NULLS LAST, id DESC);
CREATE INDEX project_created_id_idx ON project USING btree (created, id);
CREATE INDEX project_department_client_idx ON project USING btree (department, client);
CREATE INDEX project_fragments_idx ON project USING gin (fragments);
CREATE INDEX project_id_idx ON project USING btree (id) WHERE (recurrent <> 0);
CREATE INDEX "project_jobsEnded_id_idx" ON project USING btree ("jobsEnded", id);
CREATE INDEX "project_jobsEnded_id_idx1" ON project USING btree ("jobsEnded" DESC NULLS LAST, id DESC);
CREATE INDEX "project_modifiedByName_id_idx" ON project USING btree ("modifiedByName", id);
CREATE INDEX project_modified_id_idx ON project USING btree (modified, id);
CREATE INDEX project_name_counting ON project USING btree (name COLLATE counting, id);
CREATE INDEX "project_nextFinalLimit_id_idx" ON project USING btree ("nextFinalLimit", id) WHERE (status = ANY (ARRAY[0, 1, 2]));
CREATE INDEX "project_nextLimit_id_nextFinalLimit_unitQuantity_unitValue__idx" ON project USING btree ("nextLimit", id) INCLUDE ("nextFinalLimit", "unitQuantity", "unitValue", company, department) WHERE (status = ANY (ARRAY[0, 1, 2]));
CREATE INDEX project_offer_idx ON project USING btree (offer) WHERE (offer IS NOT NULL);
CREATE UNIQUE INDEX project_offer_live_key ON project USING btree (offer) WHERE ((offer IS NOT NULL) AND (NOT cancelled));
CREATE INDEX "project_onlyHere" ON project USING btree (id) WHERE ("onlyHere" IS NOT NULL);
CREATE INDEX "project_plannedValue_id_idx" ON project USING btree ("plannedValue", id);
CREATE INDEX "project_previousPeriod_idx" ON project USING btree ("previousPeriod") WHERE ("previousPeriod" IS NOT NULL);
CREATE INDEX "project_recurrentFrom_idx" ON project USING btree ("recurrentFrom") WHERE ((recurrent <> 0) OR ("recurrentSource" IS NOT NULL));
CREATE INDEX "project_recurrentSource_recurrentFrom_idx" ON project USING btree ("recurrentSource", "recurrentFrom") WHERE ("recurrentSource" IS NOT NULL);
CREATE INDEX project_search_idx ON project USING gin (search gin_trgm_ops);
CREATE INDEX project_seller_idx ON project USING btree (seller) WHERE (seller IS NOT NULL);
CREATE INDEX project_service_idx ON project USING btree (service);
CREATE INDEX project_status_created_id_idx ON project USING btree (status, created, id);
CREATE INDEX "project_typeName_counting" ON project USING btree ("typeName" COLLATE counting, id);
CREATE INDEX project_type_created_id_idx ON project USING btree (type, created, id);
CREATE INDEX "project_userModified_created_id_idx" ON project USING btree ("userModified", created, id);
CREATE TRIGGER contact_changed AFTER UPDATE ON project REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('project');
CREATE TRIGGER contact_new AFTER INSERT ON project REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contact('project');
CREATE TRIGGER formatted AFTER UPDATE OF "descriptionHtml" ON project FOR EACH ROW WHEN (new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml" AND NOT new.description IS DISTINCT FROM old.description) EXECUTE FUNCTION formatting_changed();
CREATE TRIGGER formatting BEFORE UPDATE OF description ON project FOR EACH ROW WHEN (new.description IS DISTINCT FROM old.description AND NOT new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml") EXECUTE FUNCTION formatting_gone();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON project FOR EACH ROW EXECUTE FUNCTION record_history('nextLimit,nextFinalLimit,plannedValue,clientName,typeName,companyName,modifiedByName,onlyHere,descriptionHtml');
CREATE TRIGGER missing_insert AFTER INSERT ON project REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('project');
CREATE TRIGGER move_events AFTER UPDATE OF client ON project FOR EACH ROW WHEN (old.client <> new.client) EXECUTE FUNCTION move_client_events();
CREATE TRIGGER refresh_on_cancel AFTER UPDATE OF cancelled ON project FOR EACH ROW WHEN (old.cancelled <> new.cancelled) EXECUTE FUNCTION cancelled_changed();
CREATE TRIGGER remember_first_day AFTER DELETE ON project FOR EACH ROW WHEN (old."recurrentSource" IS NULL AND old."recurrentFrom" IS NOT NULL AND old.recurrent <> 0) EXECUTE FUNCTION remember_first_day();
CREATE TRIGGER seller_at_work BEFORE UPDATE OF status ON project FOR EACH ROW WHEN ((old.status = ANY (ARRAY[9, 10])) AND (new.status <> ALL (ARRAY[9, 10])) AND new.seller IS NOT NULL) EXECUTE FUNCTION seller_comes_back();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON project FOR EACH ROW EXECUTE FUNCTION stamp('nextLimit,nextFinalLimit,plannedValue,clientName,typeName,companyName,modifiedByName,onlyHere');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON project FOR EACH ROW EXECUTE FUNCTION project_names();
CREATE TRIGGER tell_series AFTER UPDATE OF recurrent, "recurrentTo" ON project FOR EACH ROW WHEN (old.recurrent IS DISTINCT FROM new.recurrent OR old."recurrentTo" IS DISTINCT FROM new."recurrentTo") EXECUTE FUNCTION series_changed();
CREATE TRIGGER worked_changed AFTER UPDATE ON project FOR EACH ROW WHEN (old."plannedValue" IS DISTINCT FROM new."plannedValue" OR old."unitQuantity" IS DISTINCT FROM new."unitQuantity" OR old."unitValue" IS DISTINCT FROM new."unitValue" OR old."startDate" IS DISTINCT FROM new."startDate" OR old."implementationDate" IS DISTINCT FROM new."implementationDate" OR old."recurrentFrom" IS DISTINCT FROM new."recurrentFrom" OR old."recurrentTo" IS DISTINCT FROM new."recurrentTo" OR old."jobsEnded" IS DISTINCT FROM new."jobsEnded" OR old.completed IS DISTINCT FROM new.completed OR old.created IS DISTINCT FROM new.created) EXECUTE FUNCTION work_out_changed('projectCustom');
CREATE TRIGGER worked_new AFTER INSERT ON project REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('projectCustom');

create table "projectCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "projectCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "projectCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "projectCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "projectCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "projectCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "projectCustom_record_fkey" FOREIGN KEY (record) REFERENCES project(id) ON DELETE CASCADE
);
CREATE INDEX "projectCustom_client_idx" ON "projectCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "projectCustom_field" ON "projectCustom" USING btree (field);
CREATE INDEX "projectCustom_field_client_record_idx" ON "projectCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "projectCustom_field_day_record_idx" ON "projectCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "projectCustom_field_flag_record_idx" ON "projectCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "projectCustom_field_moment_record_idx" ON "projectCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "projectCustom_field_num_record_idx" ON "projectCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "projectCustom_field_opt_record_idx" ON "projectCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "projectCustom_field_person_record_idx" ON "projectCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "projectCustom_field_txt_record_idx" ON "projectCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "projectCustom_opt_idx" ON "projectCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "projectCustom_person_idx" ON "projectCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "projectCustom_words" ON "projectCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "projectCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('project');
CREATE TRIGGER history_insert AFTER INSERT ON "projectCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('project');
CREATE TRIGGER history_update AFTER UPDATE ON "projectCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('project');
CREATE TRIGGER missing_delete AFTER DELETE ON "projectCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('project');
CREATE TRIGGER missing_update AFTER UPDATE ON "projectCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('project');
CREATE TRIGGER touch_delete AFTER DELETE ON "projectCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "projectCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "projectCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "projectInterval" (
  "interval" smallint not null,
  ahead smallint not null,
  constraint "projectInterval_ahead_check" CHECK (((ahead >= 1) AND (ahead <= 366))),
  constraint "projectInterval_pkey" PRIMARY KEY ("interval")
);

create table "projectPeriod" (
  source integer not null,
  period date not null,
  project integer,
  created timestamp with time zone not null default now(),
  constraint "projectPeriod_pkey" PRIMARY KEY (source, period),
  constraint "projectPeriod_project_fkey" FOREIGN KEY (project) REFERENCES project(id) ON DELETE SET NULL
);
CREATE INDEX "projectPeriod_project_idx" ON "projectPeriod" USING btree (project);

create table "projectSeries" (
  id integer not null,
  paused timestamp with time zone,
  "pausedBy" integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "projectSeries_pausedBy_fkey" FOREIGN KEY ("pausedBy") REFERENCES person(id),
  constraint "projectSeries_pkey" PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "projectSeries" FOR EACH ROW EXECUTE FUNCTION record_history('pausedBy');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "projectSeries" FOR EACH ROW EXECUTE FUNCTION stamp('pausedBy');

create table "projectTask" (
  id integer not null generated always as identity,
  project integer not null,
  service integer not null,
  procedure integer not null,
  "procedureName" text not null,
  "procedurePosition" integer not null,
  task integer not null,
  name text collate "pl-x-icu" not null,
  description text,
  "position" integer not null,
  "user" integer,
  "orderedBy" integer,
  status smallint not null default 1,
  "cancelledFrom" smallint,
  importance smallint not null default 2,
  estimation numeric(8,2),
  "dateRealization" timestamp with time zone,
  "dateRealizationLimit" timestamp with time zone,
  "finalDate" boolean not null default false,
  "dateEndJob" timestamp with time zone,
  "limitBase" timestamp with time zone,
  "limitPeriod" date,
  "turnAt" timestamp with time zone,
  "startedAt" timestamp with time zone,
  "endedAt" timestamp with time zone,
  "handedBy" integer,
  "assignedAt" timestamp with time zone,
  rule jsonb,
  "insteadOf" integer,
  "insteadUntil" date,
  checklist text[] not null default '{}'::text[],
  checked smallint[] not null default '{}'::smallint[],
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text generated always as (fold(name)) stored,
  "checklistRequired" boolean not null default false,
  "stepRequired" boolean not null default false,
  "checklistCount" smallint not null default 0,
  "checklistDone" smallint not null default 0,
  "descriptionHtml" text,
  extra boolean not null default false,
  constraint "projectTask_check" CHECK (((NOT "finalDate") OR ("dateRealizationLimit" IS NOT NULL))),
  constraint "projectTask_handedBy_fkey" FOREIGN KEY ("handedBy") REFERENCES person(id),
  constraint "projectTask_insteadOf_fkey" FOREIGN KEY ("insteadOf") REFERENCES person(id),
  constraint "projectTask_orderedBy_fkey" FOREIGN KEY ("orderedBy") REFERENCES person(id),
  constraint "projectTask_pkey" PRIMARY KEY (id),
  constraint "projectTask_procedure_fkey" FOREIGN KEY (procedure) REFERENCES "procedureDefinition"(id),
  constraint "projectTask_project_fkey" FOREIGN KEY (project) REFERENCES project(id) ON DELETE CASCADE,
  constraint "projectTask_project_task_procedure_service_key" UNIQUE (project, task, procedure, service),
  constraint "projectTask_service_fkey" FOREIGN KEY (service) REFERENCES "serviceDefinition"(id),
  constraint "projectTask_task_fkey" FOREIGN KEY (task) REFERENCES "taskDefinition"(id),
  constraint "projectTask_user_fkey" FOREIGN KEY ("user") REFERENCES person(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX "projectTask_begin" ON "projectTask" USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "projectTask_coalesce_turnAt_startedAt_endedAt_procedure_tas_idx" ON "projectTask" USING btree (COALESCE("startedAt", "endedAt")) INCLUDE ("turnAt", "startedAt", "endedAt", procedure, task, project, "user") WHERE ("handedBy" IS NOT NULL);
CREATE INDEX "projectTask_created_project_user_idx" ON "projectTask" USING btree (created) INCLUDE (project, "user") WHERE (status <> 10);
CREATE INDEX "projectTask_dateEndJob_dateRealizationLimit_project_user_se_idx" ON "projectTask" USING btree ("dateEndJob") INCLUDE ("dateRealizationLimit", project, "user", service, "startedAt", "endedAt", estimation) WHERE (status = 9);
CREATE INDEX "projectTask_dateRealizationLimit_id_idx" ON "projectTask" USING btree ("dateRealizationLimit", id) WHERE ((status = ANY (ARRAY[0, 1, 2, 31])) AND ("user" IS NOT NULL));
CREATE INDEX "projectTask_handedBy_idx" ON "projectTask" USING btree ("handedBy") WHERE ((status = ANY (ARRAY[0, 1, 2, 31])) AND ("handedBy" IS NOT NULL));
CREATE INDEX "projectTask_id_idx" ON "projectTask" USING btree (id) WHERE ((status = ANY (ARRAY[1, 2])) AND ("user" IS NOT NULL));
CREATE INDEX "projectTask_limit" ON "projectTask" USING btree ("dateRealizationLimit", id);
CREATE INDEX "projectTask_procedure_idx" ON "projectTask" USING btree (procedure);
CREATE INDEX "projectTask_procedure_task_endedAt_turnAt_startedAt_idx" ON "projectTask" USING btree (procedure, task, "endedAt" DESC) INCLUDE ("turnAt", "startedAt") WHERE ((status = 9) AND ("turnAt" IS NOT NULL));
CREATE INDEX "projectTask_project_dateRealizationLimit_finalDate_procedur_idx" ON "projectTask" USING btree (project, "dateRealizationLimit") INCLUDE ("finalDate", "procedurePosition", "position", "user", status, id) WHERE ((status = ANY (ARRAY[0, 1, 2, 31])) AND ("dateRealizationLimit" IS NOT NULL));
CREATE INDEX "projectTask_project_procedure_position_idx" ON "projectTask" USING btree (project, procedure, "position");
CREATE INDEX "projectTask_search_idx" ON "projectTask" USING gin (search gin_trgm_ops);
CREATE INDEX "projectTask_service_idx" ON "projectTask" USING btree (service);
CREATE INDEX "projectTask_task_idx" ON "projectTask" USING btree (task);
CREATE INDEX "projectTask_user_created_id_idx" ON "projectTask" USING btree ("user", created DESC, id DESC);
CREATE INDEX "projectTask_user_dateRealizationLimit_estimation_status_pro_idx" ON "projectTask" USING btree ("user", "dateRealizationLimit") INCLUDE (estimation, status, project) WHERE (status = ANY (ARRAY[0, 1, 2, 31]));
CREATE INDEX "projectTask_user_dateRealizationLimit_id_idx" ON "projectTask" USING btree ("user", "dateRealizationLimit", id);
CREATE INDEX "projectTask_user_status_idx" ON "projectTask" USING btree ("user", status);
CREATE TRIGGER "checklistRenewed" AFTER UPDATE OF checklist ON "projectTask" FOR EACH ROW WHEN (old.checklist <> new.checklist) EXECUTE FUNCTION checklist_renewed();
CREATE TRIGGER "checklistTicked" AFTER UPDATE OF checked ON "projectTask" FOR EACH ROW WHEN (old.checked <> new.checked) EXECUTE FUNCTION checklist_ticked();
CREATE TRIGGER checklists AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION checklists_made();
CREATE TRIGGER courses AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tasks_made();
CREATE TRIGGER courses_given AFTER UPDATE OF "user" ON "projectTask" FOR EACH ROW WHEN (old."user" IS DISTINCT FROM new."user" AND (new.status = ANY (ARRAY[9, 10]))) EXECUTE FUNCTION ended_task_given();
CREATE TRIGGER event_changed AFTER UPDATE OF status, "endedAt" ON "projectTask" FOR EACH ROW WHEN (old.status <> new.status AND (9 = old.status OR 9 = new.status) OR new.status = 9 AND old."endedAt" IS DISTINCT FROM new."endedAt") EXECUTE FUNCTION keep_task_event();
CREATE TRIGGER event_gone AFTER DELETE ON "projectTask" FOR EACH ROW WHEN (old.status = 9) EXECUTE FUNCTION keep_task_event();
CREATE TRIGGER event_new AFTER INSERT ON "projectTask" FOR EACH ROW WHEN (new.status = 9) EXECUTE FUNCTION keep_task_event();
CREATE TRIGGER formatted AFTER UPDATE OF "descriptionHtml" ON "projectTask" FOR EACH ROW WHEN (new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml" AND NOT new.description IS DISTINCT FROM old.description) EXECUTE FUNCTION formatting_changed();
CREATE TRIGGER formatting BEFORE UPDATE OF description ON "projectTask" FOR EACH ROW WHEN (new.description IS DISTINCT FROM old.description AND NOT new."descriptionHtml" IS DISTINCT FROM old."descriptionHtml") EXECUTE FUNCTION formatting_gone();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "projectTask" FOR EACH ROW EXECUTE FUNCTION record_history('turnAt,startedAt,endedAt,handedBy,assignedAt,insteadOf,insteadUntil,checked,stepRequired,checklistCount,checklistDone,descriptionHtml');
CREATE TRIGGER missing_insert AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('projectTask');
CREATE TRIGGER refresh_on_delete AFTER DELETE ON "projectTask" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tasks_changed();
CREATE TRIGGER refresh_on_insert AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tasks_changed();
CREATE TRIGGER refresh_on_update AFTER UPDATE ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tasks_changed();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "projectTask" FOR EACH ROW EXECUTE FUNCTION stamp('turnAt,startedAt,endedAt,handedBy,assignedAt,insteadOf,insteadUntil,checked,stepRequired,checklistCount,checklistDone');
CREATE TRIGGER stamp_given BEFORE UPDATE OF "user" ON "projectTask" FOR EACH ROW WHEN (old."user" IS DISTINCT FROM new."user") EXECUTE FUNCTION task_given();
CREATE TRIGGER tell_day_before AFTER UPDATE OF "user" ON "projectTask" FOR EACH ROW WHEN (old."user" IS DISTINCT FROM new."user") EXECUTE FUNCTION tell_day_before();
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON "projectTask" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_tasks();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_tasks();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON "projectTask" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_tasks();
CREATE TRIGGER touch_project AFTER UPDATE ON "projectTask" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION plan_changed();
CREATE TRIGGER worked_changed AFTER UPDATE ON "projectTask" FOR EACH ROW WHEN (old.estimation IS DISTINCT FROM new.estimation OR old."dateRealization" IS DISTINCT FROM new."dateRealization" OR old."dateRealizationLimit" IS DISTINCT FROM new."dateRealizationLimit" OR old."finalDate" IS DISTINCT FROM new."finalDate" OR old."dateEndJob" IS DISTINCT FROM new."dateEndJob") EXECUTE FUNCTION work_out_changed('taskCustom');
CREATE TRIGGER worked_new AFTER INSERT ON "projectTask" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('taskCustom');

create table "projectTaskFile" (
  "projectTask" integer not null,
  file integer not null,
  constraint "projectTaskFile_file_fkey" FOREIGN KEY (file) REFERENCES file(id),
  constraint "projectTaskFile_pkey" PRIMARY KEY ("projectTask", file),
  constraint "projectTaskFile_projectTask_fkey" FOREIGN KEY ("projectTask") REFERENCES "projectTask"(id) ON DELETE CASCADE
);
CREATE INDEX "projectTaskFile_file_idx" ON "projectTaskFile" USING btree (file);

create table "projectTaskStatus" (
  id integer not null generated always as identity,
  "projectTask" integer not null,
  status smallint not null,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  reason text,
  "withProject" boolean not null default false,
  constraint "projectTaskStatus_pkey" PRIMARY KEY (id),
  constraint "projectTaskStatus_projectTask_fkey" FOREIGN KEY ("projectTask") REFERENCES "projectTask"(id) ON DELETE CASCADE
);
CREATE INDEX "projectTaskStatus_projectTask_id_idx" ON "projectTaskStatus" USING btree ("projectTask", id);
CREATE INDEX "projectTaskStatus_projectTask_id_idx1" ON "projectTaskStatus" USING btree ("projectTask", id) WHERE (reason IS NOT NULL);
CREATE TRIGGER courses_on_delete AFTER DELETE ON "projectTaskStatus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION task_statuses_changed();
CREATE TRIGGER courses_on_insert AFTER INSERT ON "projectTaskStatus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION task_statuses_changed();
CREATE TRIGGER courses_on_update AFTER UPDATE ON "projectTaskStatus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION task_statuses_changed();

create table "projectType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "projectType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "projectType_lower_idx" ON "projectType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "projectType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "projectType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER "project_typeName" AFTER UPDATE OF name ON "projectType" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('project', 'typeName', 'type');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "projectType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table province (
  id integer not null,
  name text collate "pl-x-icu" not null,
  constraint province_name_key UNIQUE (name),
  constraint province_pkey PRIMARY KEY (id)
);

create table "pushSubscription" (
  id integer not null generated always as identity,
  person integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created timestamp with time zone not null default now(),
  constraint "pushSubscription_endpoint_key" UNIQUE (endpoint),
  constraint "pushSubscription_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "pushSubscription_pkey" PRIMARY KEY (id)
);
CREATE INDEX "pushSubscription_person_id_idx" ON "pushSubscription" USING btree (person, id);

create table question (
  id integer not null generated always as identity,
  "createdBy" integer not null,
  "user" integer not null,
  text text not null,
  created timestamp with time zone not null default now(),
  answer text,
  "answeredAt" timestamp with time zone,
  constraint question_check CHECK (("createdBy" <> "user")),
  constraint question_check1 CHECK (((answer IS NULL) = ("answeredAt" IS NULL))),
  constraint "question_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint question_pkey PRIMARY KEY (id),
  constraint question_user_fkey FOREIGN KEY ("user") REFERENCES person(id)
);
CREATE INDEX "question_createdBy_idx" ON question USING btree ("createdBy") WHERE ("answeredAt" IS NULL);
CREATE INDEX question_least_greatest_id_idx ON question USING btree (LEAST("createdBy", "user"), GREATEST("createdBy", "user"), id);
CREATE INDEX question_user_idx ON question USING btree ("user") WHERE ("answeredAt" IS NULL);

create table "rateLimit" (
  key text not null,
  "window" timestamp with time zone not null,
  count integer not null,
  constraint "rateLimit_pkey" PRIMARY KEY (key, "window")
);

create table "readingConfirmation" (
  request integer not null,
  person integer not null,
  at timestamp with time zone not null default now(),
  version integer not null,
  constraint "readingConfirmation_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "readingConfirmation_pkey" PRIMARY KEY (request, person),
  constraint "readingConfirmation_request_fkey" FOREIGN KEY (request) REFERENCES "readingRequest"(id) ON DELETE CASCADE
);
CREATE INDEX "readingConfirmation_person_idx" ON "readingConfirmation" USING btree (person);

create table "readingDepartment" (
  request integer not null,
  department integer not null,
  constraint "readingDepartment_department_fkey" FOREIGN KEY (department) REFERENCES department(id),
  constraint "readingDepartment_pkey" PRIMARY KEY (request, department),
  constraint "readingDepartment_request_fkey" FOREIGN KEY (request) REFERENCES "readingRequest"(id) ON DELETE CASCADE
);
CREATE INDEX "readingDepartment_department_idx" ON "readingDepartment" USING btree (department);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "readingDepartment" FOR EACH ROW EXECUTE FUNCTION record_link('readingRequest', 'request', 'departments', 'department');

create table "readingNotice" (
  request integer not null,
  person integer not null,
  stage smallint not null,
  constraint "readingNotice_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "readingNotice_pkey" PRIMARY KEY (request, person, stage),
  constraint "readingNotice_request_fkey" FOREIGN KEY (request) REFERENCES "readingRequest"(id) ON DELETE CASCADE
);
CREATE INDEX "readingNotice_person_idx" ON "readingNotice" USING btree (person);

create table "readingRequest" (
  id integer not null generated always as identity,
  article integer not null,
  everybody boolean not null default false,
  "dueOn" date,
  ended timestamp with time zone,
  "remindedOn" date,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "readingRequest_article_fkey" FOREIGN KEY (article) REFERENCES "knowledgeBase"(id) ON DELETE CASCADE,
  constraint "readingRequest_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "readingRequest_article_idx" ON "readingRequest" USING btree (article) WHERE (ended IS NULL);
CREATE INDEX "readingRequest_article_idx1" ON "readingRequest" USING btree (article);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "readingRequest" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "readingRequest" FOR EACH ROW EXECUTE FUNCTION stamp('remindedOn');

create table reception (
  id integer not null generated always as identity,
  category text not null,
  "fullName" text collate "pl-x-icu" not null default ''::text,
  description text collate "pl-x-icu" not null default ''::text,
  "user" integer,
  client integer,
  "clientName" text,
  "clientCity" text,
  "clientAddress" text,
  "clientPostal" text,
  "operationDate" timestamp with time zone not null default now(),
  "exitDate" timestamp with time zone,
  direction text,
  type integer,
  company integer,
  "taskNumber" text not null default ''::text,
  "sysNumber" text not null default ''::text,
  "sysYear" smallint,
  "sysOrder" integer,
  "receivedAt" timestamp with time zone,
  "receivedBy" integer,
  "partyName" text collate "pl-x-icu" not null default ''::text,
  "userName" text collate "pl-x-icu" not null default ''::text,
  "companyName" text collate "pl-x-icu" not null default ''::text,
  "typeName" text collate "pl-x-icu" not null default ''::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  search text,
  fragments smallint[],
  constraint reception_category_check CHECK ((category = ANY (ARRAY['guest'::text, 'parcel'::text]))),
  constraint reception_check CHECK (((client IS NULL) OR ("clientName" IS NULL))),
  constraint reception_check1 CHECK (((category = 'guest'::text) OR ((direction IS NOT NULL) AND (type IS NOT NULL) AND (company IS NOT NULL) AND ("sysYear" IS NOT NULL) AND ("sysOrder" IS NOT NULL)))),
  constraint reception_client_fkey FOREIGN KEY (client) REFERENCES client(id) ON DELETE SET NULL,
  constraint reception_company_fkey FOREIGN KEY (company) REFERENCES company(id),
  constraint reception_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text]))),
  constraint reception_pkey PRIMARY KEY (id),
  constraint "reception_receivedBy_fkey" FOREIGN KEY ("receivedBy") REFERENCES person(id),
  constraint reception_type_fkey FOREIGN KEY (type) REFERENCES "receptionType"(id),
  constraint reception_user_fkey FOREIGN KEY ("user") REFERENCES person(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX reception_begin ON reception USING btree ("left"(search, 24) COLLATE "C");
CREATE INDEX "reception_category_companyName_counting" ON reception USING btree (category, "companyName" COLLATE counting, id);
CREATE INDEX reception_category_description_id_idx ON reception USING btree (category, description, id);
CREATE INDEX "reception_category_direction_operationDate_id_idx" ON reception USING btree (category, direction, "operationDate", id);
CREATE INDEX "reception_category_exitDate_id_idx" ON reception USING btree (category, "exitDate", id);
CREATE INDEX "reception_category_exitDate_id_idx1" ON reception USING btree (category, "exitDate" DESC NULLS LAST, id DESC);
CREATE INDEX "reception_category_fullName_id_idx" ON reception USING btree (category, "fullName", id);
CREATE INDEX "reception_category_operationDate_id_idx" ON reception USING btree (category, "operationDate", id);
CREATE INDEX "reception_category_partyName_counting" ON reception USING btree (category, "partyName" COLLATE counting, id);
CREATE INDEX "reception_category_sysNumber_id_idx" ON reception USING btree (category, "sysNumber", id);
CREATE INDEX "reception_category_taskNumber_id_idx" ON reception USING btree (category, "taskNumber", id);
CREATE INDEX "reception_category_typeName_counting" ON reception USING btree (category, "typeName" COLLATE counting, id);
CREATE INDEX "reception_category_userName_id_idx" ON reception USING btree (category, "userName", id);
CREATE INDEX "reception_client_operationDate_id_idx" ON reception USING btree (client, "operationDate", id);
CREATE UNIQUE INDEX "reception_company_direction_sysYear_sysOrder_idx" ON reception USING btree (company, direction, "sysYear", "sysOrder");
CREATE INDEX "reception_company_operationDate_id_idx" ON reception USING btree (company, "operationDate", id);
CREATE INDEX reception_fragments_idx ON reception USING gin (fragments);
CREATE INDEX "reception_operationDate_id_idx" ON reception USING btree ("operationDate", id);
CREATE INDEX "reception_operationDate_id_idx1" ON reception USING btree ("operationDate", id) WHERE ((category = 'guest'::text) AND ("exitDate" IS NULL));
CREATE INDEX "reception_operationDate_id_idx2" ON reception USING btree ("operationDate", id) WHERE ((category = 'parcel'::text) AND (direction = 'inbound'::text) AND ("receivedAt" IS NULL));
CREATE INDEX reception_search_idx ON reception USING gin (search gin_trgm_ops);
CREATE INDEX "reception_type_operationDate_id_idx" ON reception USING btree (type, "operationDate", id);
CREATE INDEX "reception_user_operationDate_id_idx" ON reception USING btree ("user", "operationDate", id);
CREATE TRIGGER contact_changed AFTER UPDATE ON reception REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_reception('reception');
CREATE TRIGGER contact_new AFTER INSERT ON reception REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_reception('reception');
CREATE TRIGGER forget_car AFTER UPDATE OF "fullName" ON reception FOR EACH ROW WHEN (new."fullName" ~~ '%[dane usunięte]%'::text AND old."fullName" IS DISTINCT FROM new."fullName") EXECUTE FUNCTION forget_car();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON reception FOR EACH ROW EXECUTE FUNCTION record_history('partyName,userName,companyName,typeName');
CREATE TRIGGER hole AFTER UPDATE OF "sysNumber" ON reception FOR EACH ROW WHEN (old.category = 'parcel'::text AND old."sysNumber" <> new."sysNumber") EXECUTE FUNCTION note_reception_hole();
CREATE TRIGGER "holeGone" AFTER DELETE ON reception FOR EACH ROW WHEN (old.category = 'parcel'::text) EXECUTE FUNCTION note_reception_hole();
CREATE TRIGGER missing_insert AFTER INSERT ON reception REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_records('reception');
CREATE TRIGGER party BEFORE INSERT OR UPDATE OF client, "clientName" ON reception FOR EACH ROW EXECUTE FUNCTION name_reception_party();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON reception FOR EACH ROW EXECUTE FUNCTION stamp('partyName,userName,companyName,typeName');
CREATE TRIGGER stamp_names BEFORE INSERT OR UPDATE ON reception FOR EACH ROW EXECUTE FUNCTION reception_names();
CREATE TRIGGER stamp_search BEFORE INSERT OR UPDATE ON reception FOR EACH ROW EXECUTE FUNCTION keep_reception_search();
CREATE TRIGGER "tellGuest" AFTER INSERT ON reception FOR EACH ROW WHEN (new.category = 'guest'::text AND new."exitDate" IS NULL) EXECUTE FUNCTION tell_front_door();
CREATE TRIGGER "tellLeft" AFTER UPDATE OF "exitDate", "user", "fullName" ON reception FOR EACH ROW WHEN (new.category = 'guest'::text) EXECUTE FUNCTION tell_front_door();
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON reception REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON reception REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON reception REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_user();
CREATE TRIGGER worked_changed AFTER UPDATE ON reception FOR EACH ROW WHEN (old."operationDate" IS DISTINCT FROM new."operationDate" OR old."exitDate" IS DISTINCT FROM new."exitDate") EXECUTE FUNCTION work_out_changed('receptionCustom');
CREATE TRIGGER worked_new AFTER INSERT ON reception REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION work_out_new('receptionCustom');

create table "receptionCounter" (
  company integer not null,
  direction text not null,
  year smallint not null,
  last integer not null,
  constraint "receptionCounter_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "receptionCounter_pkey" PRIMARY KEY (company, direction, year)
);

create table "receptionCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "receptionCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "receptionCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "receptionCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "receptionCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "receptionCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "receptionCustom_record_fkey" FOREIGN KEY (record) REFERENCES reception(id) ON DELETE CASCADE
);
CREATE INDEX "receptionCustom_client_idx" ON "receptionCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "receptionCustom_field" ON "receptionCustom" USING btree (field);
CREATE INDEX "receptionCustom_field_client_record_idx" ON "receptionCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "receptionCustom_field_day_record_idx" ON "receptionCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "receptionCustom_field_flag_record_idx" ON "receptionCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "receptionCustom_field_moment_record_idx" ON "receptionCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "receptionCustom_field_num_record_idx" ON "receptionCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "receptionCustom_field_opt_record_idx" ON "receptionCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "receptionCustom_field_person_record_idx" ON "receptionCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "receptionCustom_field_txt_record_idx" ON "receptionCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "receptionCustom_opt_idx" ON "receptionCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "receptionCustom_person_idx" ON "receptionCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "receptionCustom_words" ON "receptionCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "receptionCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('reception');
CREATE TRIGGER history_insert AFTER INSERT ON "receptionCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('reception');
CREATE TRIGGER history_update AFTER UPDATE ON "receptionCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('reception');
CREATE TRIGGER missing_delete AFTER DELETE ON "receptionCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('reception');
CREATE TRIGGER missing_update AFTER UPDATE ON "receptionCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('reception');
CREATE TRIGGER touch_delete AFTER DELETE ON "receptionCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "receptionCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "receptionCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "receptionHole" (
  id integer not null generated always as identity,
  number text not null,
  company integer not null,
  direction text not null,
  "operationDate" timestamp with time zone not null,
  "movedTo" text,
  at timestamp with time zone not null default now(),
  who integer,
  constraint "receptionHole_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "receptionHole_pkey" PRIMARY KEY (id),
  constraint "receptionHole_who_fkey" FOREIGN KEY (who) REFERENCES person(id)
);
CREATE INDEX "receptionHole_operationDate_idx" ON "receptionHole" USING btree ("operationDate");

create table "receptionType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  electronic boolean not null default false,
  constraint "receptionType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "receptionType_lower_idx" ON "receptionType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "receptionType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "receptionType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER "reception_typeName" AFTER UPDATE OF name ON "receptionType" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION follow_name('reception', 'typeName', 'type');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "receptionType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "recoveryCode" (
  person integer not null,
  "codeHash" bytea not null,
  constraint "recoveryCode_person_fkey" FOREIGN KEY (person) REFERENCES "secondFactor"(person) ON DELETE CASCADE,
  constraint "recoveryCode_pkey" PRIMARY KEY (person, "codeHash")
);

create table "refusalReason" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "refusalReason_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "refusalReason_lower_idx" ON "refusalReason" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "refusalReason" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "refusalReason" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "refusalReason" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "registryAnswer" (
  id integer not null generated always as identity,
  registry text not null,
  question text not null,
  day date not null,
  state text not null default 'asking'::text,
  at timestamp with time zone not null default now(),
  "requestId" text,
  nip text,
  facts jsonb not null default '[]'::jsonb,
  constraint "registryAnswer_pkey" PRIMARY KEY (id),
  constraint "registryAnswer_registry_check" CHECK ((registry = ANY (ARRAY['mf'::text, 'krs'::text, 'gus'::text, 'ceidg'::text]))),
  constraint "registryAnswer_registry_question_day_key" UNIQUE (registry, question, day),
  constraint "registryAnswer_state_check" CHECK ((state = ANY (ARRAY['asking'::text, 'found'::text, 'none'::text])))
);
CREATE INDEX "registryAnswer_day_idx" ON "registryAnswer" USING btree (day);
CREATE INDEX "registryAnswer_nip_registry_day_idx" ON "registryAnswer" USING btree (nip, registry, day DESC) WHERE (state <> 'asking'::text);

create table "registryChange" (
  id integer not null generated always as identity,
  nip text not null,
  registry text not null,
  field text not null,
  before text,
  after text,
  at timestamp with time zone not null default now(),
  constraint "registryChange_pkey" PRIMARY KEY (id)
);
CREATE INDEX "registryChange_nip_id_idx" ON "registryChange" USING btree (nip, id);

create table "registryUse" (
  key text not null,
  "window" timestamp with time zone not null,
  count integer not null,
  constraint "registryUse_pkey" PRIMARY KEY (key, "window")
);

create table replacement (
  id integer not null generated always as identity,
  "user" integer not null,
  "replacedUser" integer not null,
  "dateFrom" timestamp with time zone not null,
  "dateTo" timestamp with time zone not null,
  announced timestamp with time zone,
  concluded timestamp with time zone,
  absence integer,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint replacement_absence_fkey FOREIGN KEY (absence) REFERENCES "calendarEntry"(id) ON DELETE SET NULL,
  constraint replacement_check CHECK (("dateFrom" <= "dateTo")),
  constraint replacement_check1 CHECK (("user" <> "replacedUser")),
  constraint replacement_pkey PRIMARY KEY (id),
  constraint "replacement_replacedUser_fkey" FOREIGN KEY ("replacedUser") REFERENCES person(id) ON DELETE CASCADE,
  constraint replacement_user_fkey FOREIGN KEY ("user") REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX replacement_absence_idx ON replacement USING btree (absence) WHERE (absence IS NOT NULL);
CREATE INDEX "replacement_replacedUser_dateTo_idx" ON replacement USING btree ("replacedUser", "dateTo");
CREATE INDEX "replacement_user_dateTo_idx" ON replacement USING btree ("user", "dateTo");
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON replacement FOR EACH ROW EXECUTE FUNCTION record_history('announced,concluded,absence');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON replacement FOR EACH ROW EXECUTE FUNCTION stamp('announced,concluded,absence');
CREATE TRIGGER tell_day_on_delete AFTER DELETE ON replacement REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_replacements();
CREATE TRIGGER tell_day_on_insert AFTER INSERT ON replacement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_replacements();
CREATE TRIGGER tell_day_on_update AFTER UPDATE ON replacement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_day_of_replacements();

create table "secondFactor" (
  person integer not null,
  secret text not null,
  confirmed timestamp with time zone,
  "lastStep" bigint not null default 0,
  "wrongCodes" timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  "wrongInRow" integer not null default 0,
  constraint "secondFactor_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "secondFactor_pkey" PRIMARY KEY (person)
);

create table secret (
  name text not null,
  value text not null,
  constraint secret_pkey PRIMARY KEY (name)
);

create table "seniorityPeriod" (
  id integer not null generated always as identity,
  person integer not null,
  kind text not null,
  years smallint,
  "dateFrom" date,
  "dateTo" date,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "seniorityPeriod_check" CHECK (((kind = 'school'::text) = (years IS NOT NULL))),
  constraint "seniorityPeriod_check1" CHECK (((kind = 'school'::text) OR (("dateFrom" IS NOT NULL) AND ("dateTo" IS NOT NULL)))),
  constraint "seniorityPeriod_check2" CHECK (("dateFrom" <= "dateTo")),
  constraint "seniorityPeriod_kind_check" CHECK ((kind = ANY (ARRAY['school'::text, 'employment'::text, 'other'::text]))),
  constraint "seniorityPeriod_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "seniorityPeriod_pkey" PRIMARY KEY (id),
  constraint "seniorityPeriod_years_check" CHECK (((years >= 1) AND (years <= 8)))
);
CREATE INDEX "seniorityPeriod_person_idx" ON "seniorityPeriod" USING btree (person);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "seniorityPeriod" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "seniorityPeriod" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "serviceDefinition" (
  id integer not null default nextval('"definitionId"'::regclass),
  name text collate "pl-x-icu" not null,
  department integer not null,
  type integer not null,
  company integer,
  status smallint not null default 1,
  "usualValue" numeric(14,2),
  "usualInterval" smallint,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "serviceDefinition_company_fkey" FOREIGN KEY (company) REFERENCES company(id),
  constraint "serviceDefinition_department_fkey" FOREIGN KEY (department) REFERENCES department(id),
  constraint "serviceDefinition_pkey" PRIMARY KEY (id),
  constraint "serviceDefinition_type_fkey" FOREIGN KEY (type) REFERENCES "projectType"(id)
);
CREATE INDEX "serviceDefinition_company_idx" ON "serviceDefinition" USING btree (company);
CREATE INDEX "serviceDefinition_department_idx" ON "serviceDefinition" USING btree (department);
CREATE INDEX "serviceDefinition_modified_id_idx" ON "serviceDefinition" USING btree (modified, id);
CREATE INDEX "serviceDefinition_name_counting" ON "serviceDefinition" USING btree (name COLLATE counting, id);
CREATE INDEX "serviceDefinition_search_idx" ON "serviceDefinition" USING gin (search gin_trgm_ops);
CREATE INDEX "serviceDefinition_type_idx" ON "serviceDefinition" USING btree (type);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "serviceDefinition" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "serviceDefinition" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "serviceProcedure" (
  service integer not null,
  procedure integer not null,
  "position" integer not null,
  constraint "serviceProcedure_pkey" PRIMARY KEY (service, procedure),
  constraint "serviceProcedure_procedure_fkey" FOREIGN KEY (procedure) REFERENCES "procedureDefinition"(id),
  constraint "serviceProcedure_service_fkey" FOREIGN KEY (service) REFERENCES "serviceDefinition"(id) ON DELETE CASCADE
);
CREATE INDEX "serviceProcedure_procedure_idx" ON "serviceProcedure" USING btree (procedure);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "serviceProcedure" FOR EACH ROW EXECUTE FUNCTION record_link('serviceDefinition', 'service', 'procedures', 'procedure');

create table session (
  "tokenHash" bytea not null,
  person integer not null,
  created timestamp with time zone not null default now(),
  "lastSeen" timestamp with time zone not null default now(),
  expires timestamp with time zone not null,
  id integer not null generated always as identity,
  address text,
  agent text,
  constraint session_id_key UNIQUE (id),
  constraint session_person_fkey FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint session_pkey PRIMARY KEY ("tokenHash")
);
CREATE INDEX session_person_idx ON session USING btree (person);
CREATE TRIGGER tell_ended AFTER DELETE ON session REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();

create table "signInTicket" (
  "tokenHash" bytea not null,
  person integer not null,
  purpose text not null,
  expires timestamp with time zone not null,
  constraint "signInTicket_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "signInTicket_pkey" PRIMARY KEY ("tokenHash"),
  constraint "signInTicket_purpose_check" CHECK ((purpose = ANY (ARRAY['code'::text, 'entry'::text])))
);
CREATE INDEX "signInTicket_person_idx" ON "signInTicket" USING btree (person);

create table "starterPackage" (
  key text not null,
  service integer not null,
  created timestamp with time zone not null default now(),
  constraint "starterPackage_pkey" PRIMARY KEY (key),
  constraint "starterPackage_service_fkey" FOREIGN KEY (service) REFERENCES "serviceDefinition"(id) ON DELETE CASCADE
);
CREATE INDEX "starterPackage_service_idx" ON "starterPackage" USING btree (service);

create table tag (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint tag_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tag_lower_idx ON tag USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON tag FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON tag FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON tag FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "taskCustom" (
  id integer not null generated always as identity,
  record integer not null,
  field integer not null,
  n integer not null default 0,
  num numeric(18,4),
  day date,
  moment timestamp with time zone,
  flag boolean,
  opt integer,
  person integer,
  client integer,
  txt text,
  long text,
  constraint "taskCustom_client_fkey" FOREIGN KEY (client) REFERENCES client(id) ON DELETE CASCADE,
  constraint "taskCustom_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id),
  constraint "taskCustom_opt_fkey" FOREIGN KEY (opt) REFERENCES "customOption"(id),
  constraint "taskCustom_person_fkey" FOREIGN KEY (person) REFERENCES person(id),
  constraint "taskCustom_pkey" PRIMARY KEY (record, field, n),
  constraint "taskCustom_record_fkey" FOREIGN KEY (record) REFERENCES "projectTask"(id) ON DELETE CASCADE
);
CREATE INDEX "taskCustom_client_idx" ON "taskCustom" USING btree (client) WHERE (client IS NOT NULL);
CREATE INDEX "taskCustom_field" ON "taskCustom" USING btree (field);
CREATE INDEX "taskCustom_field_client_record_idx" ON "taskCustom" USING btree (field, client, record) WHERE (client IS NOT NULL);
CREATE INDEX "taskCustom_field_day_record_idx" ON "taskCustom" USING btree (field, day, record) WHERE (day IS NOT NULL);
CREATE INDEX "taskCustom_field_flag_record_idx" ON "taskCustom" USING btree (field, flag, record) WHERE (flag IS NOT NULL);
CREATE INDEX "taskCustom_field_moment_record_idx" ON "taskCustom" USING btree (field, moment, record) WHERE (moment IS NOT NULL);
CREATE INDEX "taskCustom_field_num_record_idx" ON "taskCustom" USING btree (field, num, record) WHERE (num IS NOT NULL);
CREATE INDEX "taskCustom_field_opt_record_idx" ON "taskCustom" USING btree (field, opt, record) WHERE (opt IS NOT NULL);
CREATE INDEX "taskCustom_field_person_record_idx" ON "taskCustom" USING btree (field, person, record) WHERE (person IS NOT NULL);
CREATE INDEX "taskCustom_field_txt_record_idx" ON "taskCustom" USING btree (field, txt COLLATE counting, record) WHERE (txt IS NOT NULL);
CREATE INDEX "taskCustom_opt_idx" ON "taskCustom" USING btree (opt) WHERE (opt IS NOT NULL);
CREATE INDEX "taskCustom_person_idx" ON "taskCustom" USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX "taskCustom_words" ON "taskCustom" USING gin (custom_words(txt, long) gin_trgm_ops) WHERE ((txt IS NOT NULL) OR (long IS NOT NULL));
CREATE TRIGGER history_delete AFTER DELETE ON "taskCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('projectTask');
CREATE TRIGGER history_insert AFTER INSERT ON "taskCustom" REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('projectTask');
CREATE TRIGGER history_update AFTER UPDATE ON "taskCustom" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (NOT is_quiet_change()) EXECUTE FUNCTION record_custom('projectTask');
CREATE TRIGGER missing_delete AFTER DELETE ON "taskCustom" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stale_missing_values('projectTask');
CREATE TRIGGER missing_update AFTER UPDATE ON "taskCustom" FOR EACH ROW WHEN (new.record <> old.record OR new.field <> old.field OR num_nonnulls(new.num, new.day, new.moment, new.flag, new.opt, new.person, new.client, new.txt, new.long) = 0) EXECUTE FUNCTION stale_missing_value('projectTask');
CREATE TRIGGER touch_delete AFTER DELETE ON "taskCustom" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_insert AFTER INSERT ON "taskCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();
CREATE TRIGGER touch_update AFTER UPDATE ON "taskCustom" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_custom_touch();

create table "taskDefinition" (
  id integer not null default nextval('"definitionId"'::regclass),
  name text collate "pl-x-icu" not null,
  type integer not null,
  department integer,
  description text,
  archived boolean not null default false,
  search text generated always as (fold(name)) stored,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "taskDefinition_department_fkey" FOREIGN KEY (department) REFERENCES department(id),
  constraint "taskDefinition_pkey" PRIMARY KEY (id),
  constraint "taskDefinition_type_fkey" FOREIGN KEY (type) REFERENCES "taskType"(id)
);
CREATE INDEX "taskDefinition_department_idx" ON "taskDefinition" USING btree (department);
CREATE INDEX "taskDefinition_modified_id_idx" ON "taskDefinition" USING btree (modified, id);
CREATE INDEX "taskDefinition_name_counting" ON "taskDefinition" USING btree (name COLLATE counting, id);
CREATE INDEX "taskDefinition_search_idx" ON "taskDefinition" USING gin (search gin_trgm_ops);
CREATE INDEX "taskDefinition_type_idx" ON "taskDefinition" USING btree (type);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "taskDefinition" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "taskDefinition" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table "taskDefinitionField" (
  task integer not null,
  field integer not null,
  constraint "taskDefinitionField_field_fkey" FOREIGN KEY (field) REFERENCES "customField"(id) ON DELETE CASCADE,
  constraint "taskDefinitionField_pkey" PRIMARY KEY (task, field),
  constraint "taskDefinitionField_task_fkey" FOREIGN KEY (task) REFERENCES "taskDefinition"(id) ON DELETE CASCADE
);
CREATE INDEX "taskDefinitionField_field_idx" ON "taskDefinitionField" USING btree (field);
CREATE TRIGGER history AFTER INSERT OR DELETE ON "taskDefinitionField" FOR EACH ROW EXECUTE FUNCTION record_link('taskDefinition', 'task', 'fieldsToFill', 'field');

create table "taskHandover" (
  id integer not null generated always as identity,
  "projectTask" integer not null,
  "from" integer,
  "to" integer not null,
  text text,
  back boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  constraint "taskHandover_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint "taskHandover_from_fkey" FOREIGN KEY ("from") REFERENCES person(id),
  constraint "taskHandover_pkey" PRIMARY KEY (id),
  constraint "taskHandover_projectTask_fkey" FOREIGN KEY ("projectTask") REFERENCES "projectTask"(id) ON DELETE CASCADE,
  constraint "taskHandover_to_fkey" FOREIGN KEY ("to") REFERENCES person(id)
);
CREATE INDEX "taskHandover_projectTask_id_idx" ON "taskHandover" USING btree ("projectTask", id);

create table "taskType" (
  id integer not null generated always as identity,
  name text collate "pl-x-icu" not null,
  archived boolean not null default false,
  color text not null default '#FF0000'::text,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "taskType_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "taskType_lower_idx" ON "taskType" USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER clean BEFORE INSERT OR UPDATE OF name ON "taskType" FOR EACH ROW EXECUTE FUNCTION clean_name();
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "taskType" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "taskType" FOR EACH ROW EXECUTE FUNCTION stamp('');

create table trial (
  kind text not null,
  state text not null,
  started timestamp with time zone not null default now(),
  finished timestamp with time zone,
  told text,
  constraint trial_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'backup'::text]))),
  constraint trial_pkey PRIMARY KEY (kind),
  constraint trial_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);

create table webhook (
  id integer not null generated always as identity,
  name text not null,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  secret text not null,
  "oldSecret" text,
  "oldUntil" timestamp with time zone,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  "failingSince" timestamp with time zone,
  failures integer not null default 0,
  "pausedUntil" timestamp with time zone,
  stopped timestamp with time zone,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "webhook_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint webhook_pkey PRIMARY KEY (id)
);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON webhook FOR EACH ROW EXECUTE FUNCTION record_history('secret,oldSecret,oldUntil,failingSince,failures,pausedUntil,stopped');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON webhook FOR EACH ROW EXECUTE FUNCTION stamp('secret,oldSecret,oldUntil,failingSince,failures,pausedUntil,stopped');

create table "webhookAttempt" (
  id integer not null generated always as identity,
  delivery integer not null,
  at timestamp with time zone not null default now(),
  status smallint,
  problem text,
  duration integer not null,
  answer text,
  constraint "webhookAttempt_delivery_fkey" FOREIGN KEY (delivery) REFERENCES "webhookDelivery"(id) ON DELETE CASCADE,
  constraint "webhookAttempt_pkey" PRIMARY KEY (id)
);
CREATE INDEX "webhookAttempt_delivery_id_idx" ON "webhookAttempt" USING btree (delivery, id);

create table "webhookDelivery" (
  id integer not null generated always as identity,
  webhook integer not null,
  event text not null,
  type text not null,
  payload jsonb not null,
  created timestamp with time zone not null default now(),
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  "nextAttempt" timestamp with time zone,
  constraint "webhookDelivery_pkey" PRIMARY KEY (id),
  constraint "webhookDelivery_webhook_event_key" UNIQUE (webhook, event),
  constraint "webhookDelivery_webhook_fkey" FOREIGN KEY (webhook) REFERENCES webhook(id) ON DELETE CASCADE
);
CREATE INDEX "webhookDelivery_created_idx" ON "webhookDelivery" USING btree (created);
CREATE INDEX "webhookDelivery_place" ON "webhookDelivery" USING btree (webhook, (
CASE
    WHEN (event ~~ 'evt\_%'::text) THEN (string_to_array(substr(event, 5), '-'::text))::bigint[]
    ELSE NULL::bigint[]
END) NULLS FIRST, id) WHERE (state = 'waiting'::text);
CREATE INDEX "webhookDelivery_record" ON "webhookDelivery" USING btree (webhook, ((payload #> '{data,record,kind}'::text[])), ((payload #> '{data,record,id}'::text[]))) WHERE (state = 'waiting'::text);
CREATE INDEX "webhookDelivery_webhook_id_idx" ON "webhookDelivery" USING btree (webhook, id DESC);

create table "wholeExport" (
  id integer not null generated always as identity,
  created timestamp with time zone not null default now(),
  "createdBy" integer not null,
  state text not null default 'waiting'::text,
  moment timestamp with time zone,
  "storageKey" text,
  size bigint,
  "rowCount" integer not null default 0,
  "fileCount" integer not null default 0,
  "missingFiles" integer not null default 0,
  written integer not null default 0,
  total integer not null default 0,
  failure text,
  expires timestamp with time zone,
  constraint "wholeExport_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES person(id),
  constraint "wholeExport_pkey" PRIMARY KEY (id),
  constraint "wholeExport_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text, 'gone'::text])))
);
CREATE UNIQUE INDEX "wholeExport_expr_idx" ON "wholeExport" USING btree ((true)) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

create table "workingPattern" (
  id integer not null generated always as identity,
  person integer,
  "validFrom" date not null,
  minutes integer[] not null,
  begins text not null default '08:00'::text,
  holidays boolean not null default false,
  created timestamp with time zone not null default now(),
  "createdBy" integer,
  modified timestamp with time zone not null default now(),
  "userModified" integer,
  version integer not null default 1,
  constraint "workingPattern_begins_check" CHECK ((begins ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint "workingPattern_minutes_check" CHECK ((((cardinality(minutes) >= 7) AND (cardinality(minutes) <= 56)) AND ((cardinality(minutes) % 7) = 0))),
  constraint "workingPattern_minutes_check1" CHECK (((0 <= ALL (minutes)) AND (1440 >= ALL (minutes)))),
  constraint "workingPattern_person_fkey" FOREIGN KEY (person) REFERENCES person(id) ON DELETE CASCADE,
  constraint "workingPattern_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "workingPattern_from" ON "workingPattern" USING btree (COALESCE(person, 0), "validFrom");
CREATE INDEX "workingPattern_person_idx" ON "workingPattern" USING btree (person);
CREATE TRIGGER history AFTER INSERT OR DELETE OR UPDATE ON "workingPattern" FOR EACH ROW EXECUTE FUNCTION record_history('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON "workingPattern" FOR EACH ROW EXECUTE FUNCTION stamp('');
