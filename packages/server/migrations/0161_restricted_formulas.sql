-- expand
-- What follows from own fields of a contact person (0160) is worked out again once their processing is restricted no more.
create function work_out_unrestricted() returns trigger language plpgsql as $$
begin
  perform work_out_custom('contactCustom', 'clientPerson', array[new.id], array(select field from "customFormula" m
    join "customField" f on f.id = m.field and f.record = 'contact'));
  return null;
end $$;
create trigger work_out_unrestricted after update of restricted on "clientPerson" for each row
  when (old.restricted is not null and new.restricted is null) execute function work_out_unrestricted();
