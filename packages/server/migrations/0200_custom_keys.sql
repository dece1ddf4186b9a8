-- expand
-- Keys that own fields have or had (CUS-02): the history of records goes on naming what a deleted one held, so that its key goes to
-- no other field, whoever sees that one, and who is forgotten is forgotten in it (CUS-87 to CUS-89).
create table "customKey" (
  record text not null,
  key text not null,
  primary key (record, key)
);
insert into "customKey" (record, key)
select record, key from "customField"
union
select changes ->> 'record', changes ->> 'key' from history
where entity = 'customField' and action in ('insert', 'delete') and changes ? 'record' and changes ? 'key';

create function note_custom_key() returns trigger language plpgsql as $$
begin
  insert into "customKey" (record, key) values (new.record, new.key) on conflict do nothing;
  return null;
end $$;
create trigger note_custom_key after insert on "customField" for each row execute function note_custom_key();
