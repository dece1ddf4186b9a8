-- expand
-- Values of own fields (0140) of contact persons.
call make_custom('contactCustom', 'clientPerson');

-- Of somebody whose processing is restricted they are kept as they are (0054); taking somebody else out of them is allowed.
create function guard_restricted_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    return new;
  end if;
  perform refuse_restricted(case when tg_op = 'DELETE' then old.record else new.record end);
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger guard_restricted before insert or update or delete on "contactCustom" for each row
  execute function guard_restricted_values();
