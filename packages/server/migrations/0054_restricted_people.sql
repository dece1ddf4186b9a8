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

-- Of a consent only its withdrawal, or an earlier one.
create function guard_restricted_consent() returns trigger language plpgsql as $$
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
end $$;
create trigger guard_restricted before insert or update or delete on "clientAgreement" for each row
  execute function guard_restricted_consent();

-- A consent's file is a part of it.
create function guard_restricted_file() returns trigger language plpgsql as $$
begin
  perform refuse_restricted(a.person) from "clientAgreement" a where a.id = old."attachedId";
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger guard_restricted_gone before delete on file for each row
  when (old."attachedTo" = 'clientAgreement') execute function guard_restricted_file();
create trigger guard_restricted before update of "attachedTo", "attachedId", "fileName" on file for each row
  when (old."attachedTo" = 'clientAgreement'
    and (new."attachedTo", new."attachedId", new."fileName")
      is distinct from (old."attachedTo", old."attachedId", old."fileName"))
  execute function guard_restricted_file();

-- Why a consent ended besides its withdrawal: with whom it was of, who was made anonymous.
alter table "clientAgreement" add "endReason" text;
alter table "clientAgreement" add constraint "clientAgreement_endReason_known"
  check ("endReason" = 'anonymized') not valid;

create function end_consents() returns trigger language plpgsql as $$
declare
  today date := (new.anonymized at time zone 'Europe/Warsaw')::date;
begin
  update "clientAgreement" set withdrawn = today, "endReason" = 'anonymized'
  where person = new.id and (withdrawn is null or withdrawn > today);
  return null;
end $$;
create trigger end_consents after update of anonymized on "clientPerson" for each row
  when (old.anonymized is null and new.anonymized is not null) execute function end_consents();
