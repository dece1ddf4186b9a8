-- expand
-- Keys that own fields have or had (CUS-02): the history of records goes on naming what a deleted one held, so that its key goes to
-- no other field, whoever sees that one, and who is forgotten is forgotten in it (CUS-87 to CUS-89).
create table "customKey" (
  record text not null,
  key text not null,
  primary key (record, key)
);

-- Descriptions that stand in while a kind is changed have a space in their keys, which no field has.
create function note_custom_key() returns trigger language plpgsql as $$
begin
  insert into "customKey" (record, key) values (new.record, new.key) on conflict do nothing;
  return null;
end $$;
create trigger note_custom_key after insert on "customField" for each row when (new.key !~ ' ')
  execute function note_custom_key();

-- After the trigger, so that what an older server makes meanwhile is in one of them.
insert into "customKey" (record, key)
select record, key from "customField" where key !~ ' '
union
select changes ->> 'record', changes ->> 'key' from history
where entity = 'customField' and action in ('insert', 'delete') and changes ? 'record' and changes ->> 'key' !~ ' '
on conflict do nothing;
