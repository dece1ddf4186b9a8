-- expand
-- The data of a person whose processing is restricted may be kept, and little else (art. 18(2) of the GDPR). It is asked
-- here, where rows change, so that no path passes by it: forms, deletions of a client, mergings, imports, bulk edits
-- (docs/decisions/0082-what-a-restriction-holds.md).
create function refuse_restricted(person integer) returns void language plpgsql stable as $$
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
end $$;

-- Allowed are lifting the restriction, noting an objection, and taking somebody else out of the description, who has a
-- right to that (`app.erasing`).
create function guard_restricted_person() returns trigger language plpgsql as $$
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
end $$;
create trigger guard_restricted before update or delete on "clientPerson" for each row
  when (old.restricted is not null) execute function guard_restricted_person();
