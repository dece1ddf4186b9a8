-- Formatted descriptions and comments (docs/decisions/0056-rich-text-beside-its-words.md): the words stay in the field
-- that everything reads; the HTML that shows them with their formatting stands beside it, none for plain words.

alter table comment add html text;
alter table issue add "descriptionHtml" text;
alter table project add "descriptionHtml" text;
alter table "projectTask" add "descriptionHtml" text;

-- Whoever changes the words alone (a plain call, the version before, an erasure of personal data) leaves no formatting
-- behind that says something else. Named to run before `stamp`.
create function formatting_gone() returns trigger language plpgsql as $$
begin
  new."descriptionHtml" := null;
  return new;
end $$;
create function formatting_gone_of_comment() returns trigger language plpgsql as $$
begin
  new.html := null;
  return new;
end $$;
create trigger formatting before update of text on comment for each row
  when (new.text is distinct from old.text and new.html is not distinct from old.html)
  execute function formatting_gone_of_comment();

-- Formatting alone may change as well: told by the history as a change of the field, and asked about between two editors.
create function formatting_changed() returns trigger language plpgsql as $$
begin
  insert into history (entity, "entityId", who, action, changes)
  values (tg_table_name, new.id, actor(), 'update',
    jsonb_build_object('description', jsonb_build_array(old.description, new.description)));
  return null;
end $$;

do $$
declare
  name text;
  known text;
begin
  foreach name in array array['issue', 'project', 'projectTask'] loop
    execute format('create trigger formatting before update of description on %I for each row
      when (new.description is distinct from old.description
        and new."descriptionHtml" is not distinct from old."descriptionHtml")
      execute function formatting_gone()', name);
    execute format('create trigger formatted after update of "descriptionHtml" on %I for each row
      when (new."descriptionHtml" is distinct from old."descriptionHtml"
        and new.description is not distinct from old.description)
      execute function formatting_changed()', name);
  end loop;
  -- The history keeps words: what is erased from them must not stand there between tags.
  foreach name in array array['comment', 'issue', 'project', 'projectTask'] loop
    select split_part(encode(tgargs, 'escape'), '\000', 1) into known
    from pg_trigger where tgrelid = quote_ident(name)::regclass and tgname = 'history';
    execute format('create or replace trigger history after insert or update or delete on %I
      for each row execute function record_history(%L)', name,
      concat_ws(',', nullif(known, ''), case name when 'comment' then 'html' else 'descriptionHtml' end));
  end loop;
end $$;

-- Pictures of descriptions and comments are files of their own kinds: 'comment', 'issueText', 'projectText', 'taskText'.
