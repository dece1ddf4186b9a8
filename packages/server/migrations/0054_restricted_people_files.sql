-- expand
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
