-- expand
-- A program's name and roles are those of its person, who has a version and a history; what else is said of a program stands
-- in the same history, so that two administrators may change one program. One that was closed is gone to whoever has it open.
create function tell_program() returns trigger language plpgsql as $$
begin
  if new.description is distinct from old.description then
    insert into history (entity, "entityId", who, action, changes)
    values ('person', new.person, actor(), 'update',
      jsonb_build_object('description', jsonb_build_array(old.description, new.description)));
  end if;
  if old.ended is null and new.ended is not null then
    insert into history (entity, "entityId", who, action, changes)
    values ('program', new.person, actor(), 'delete', '{}');
  end if;
  return null;
end $$;

create trigger history after update on program for each row execute function tell_program();
