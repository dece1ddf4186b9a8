-- Contact persons and consents are fields of the client's form: their changes stand in the
-- client's history too, so that of two editors none takes away what the other has just added.

create or replace function record_link() returns trigger language plpgsql as $$
declare
  linked jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  value jsonb := linked -> tg_argv[3];
begin
  insert into history (entity, "entityId", who, action, changes)
  values (tg_argv[0], (linked ->> tg_argv[1])::integer, actor(), 'link',
          jsonb_build_object(tg_argv[2],
            case tg_op when 'DELETE' then jsonb_build_array(value, null)
                       when 'INSERT' then jsonb_build_array(null, value)
                       -- The linked record itself has changed; its own history tells what.
                       else jsonb_build_array(value, value) end));
  return null;
end $$;

create trigger "clientParts" after insert or delete on "clientPerson"
  for each row execute function record_link('client', 'client', 'persons', 'id');
create trigger "clientPartChanged" after update on "clientPerson"
  for each row when (old.version <> new.version)
  execute function record_link('client', 'client', 'persons', 'id');
create trigger "clientParts" after insert or delete on "clientAgreement"
  for each row execute function record_link('client', 'client', 'agreements', 'id');
create trigger "clientPartChanged" after update on "clientAgreement"
  for each row when (old.version <> new.version)
  execute function record_link('client', 'client', 'agreements', 'id');
