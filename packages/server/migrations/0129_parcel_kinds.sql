-- expand
-- Parcels are found by what their kind is called („kurier”), which their register shows beside them. `search` is no generated
-- column any more, since another expression would write the whole table anew while everybody waits; what it holds of old
-- rows stays until the batch reaches them.
create function reception_words(r reception) returns text
language sql immutable parallel safe as $$
  select fold(r."fullName" || ' ' || r.description || ' ' || r."partyName" || ' ' || r."userName" || ' ' || r."taskNumber"
      || ' ' || r."sysNumber" || ' ' || r."typeName")
    || numbers_in(r."fullName" || ', ' || r.description || ', ' || r."partyName" || ', ' || r."taskNumber")
$$;

create function keep_reception_search() returns trigger language plpgsql as $$
declare
  words text := reception_words(new);
begin
  if tg_op = 'INSERT' or words is distinct from old.search then
    new.search := words;
    new.fragments := fragments(words);
  end if;
  return new;
end $$;

alter table reception alter search drop expression, alter fragments drop expression;
-- After the triggers that give it the names of what it points at.
create trigger stamp_search before insert or update on reception for each row execute function keep_reception_search();
