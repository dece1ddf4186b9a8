-- expand
-- What a change need not work out anew (docs/decisions/0156): fragments of a client's words that stayed the same …
create or replace function keep_client_search() returns trigger language plpgsql as $$
declare
  words text := client_words(new);
begin
  if tg_op = 'INSERT' or words is distinct from old.search then
    new.search := words;
    new.fragments := fragments(words);
  end if;
  return new;
end $$;

-- … and the first answer of an issue that has an earlier one: a comment says nothing of when the work was done.
create or replace function answer_by_comment() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select distinct i.id from changed c join issue i on i.id = c."attachedId"
    where c."attachedTo" = 'issue' and (i."answeredAt" is null or c.created < i."answeredAt"));
begin
  if cardinality(ids) > 0 then
    perform refresh_answers(ids);
  end if;
  return null;
end $$;
