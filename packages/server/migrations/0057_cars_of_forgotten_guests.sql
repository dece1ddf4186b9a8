-- expand
-- The number of a car tells of whoever drove it: it goes when the name of the guest is taken out (a contact person or a
-- request of the RODO), from what the history knows as well.
create function forget_car() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'announcedGuest' then
    update "announcedGuest" set car = '' where id = new.id and car <> '';
  else
    update "guestVisit" set car = '' where reception = new.id and car <> '';
  end if;
  update history set changes = forget_fields(changes, '{car}')
  where entity = tg_table_name and "entityId" = new.id and changes ? 'car';
  return null;
end $$;
create trigger forget_car after update of "fullName" on "announcedGuest" for each row
  when (new."fullName" like '%[dane usunięte]%' and old."fullName" is distinct from new."fullName")
  execute function forget_car();
create trigger forget_car after update of "fullName" on reception for each row
  when (new."fullName" like '%[dane usunięte]%' and old."fullName" is distinct from new."fullName")
  execute function forget_car();
