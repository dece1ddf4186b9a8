-- expand
-- What a letter's row did not say: that its words went after the promised days (a letter without a sender's address
-- looked as if they had gone already, and stayed for ever), and which files of it could not be kept.
alter table "incomingLetter" add column forgotten boolean not null default false;
alter table "incomingLetter" add column "leftFiles" text not null default '';

-- Words of somebody outside, in the name of somebody here: they are not this person's to change.
alter table "letterComment" add column outsider boolean not null default false;

-- What a letter had become was removed: somebody has to say again what becomes of it.
create function await_letter_again() returns trigger language plpgsql as $$
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
end $$;
create trigger await_again after delete on "letterComment" for each row when (old.outsider) execute function await_letter_again();
create trigger await_again before update of issue on "incomingLetter" for each row
  when (old.issue is not null and new.issue is null and new.status = 1 and not new.forgotten) execute function await_letter_again();
