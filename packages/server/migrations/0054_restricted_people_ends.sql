-- expand
-- Whoever is made anonymous, and by whichever path: their consents end with it, so that no list takes them for valid.
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
