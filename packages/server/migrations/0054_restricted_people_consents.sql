-- expand
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

-- Why a consent ended besides its withdrawal: with whom it was of, who was made anonymous.
alter table "clientAgreement" add "endReason" text;
alter table "clientAgreement" add constraint "clientAgreement_endReason_known"
  check ("endReason" = 'anonymized') not valid;
