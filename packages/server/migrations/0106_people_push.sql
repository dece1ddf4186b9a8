-- A person's pushSettings are their newest device (0013): no column of their own any more.
drop trigger stamp on person;
drop trigger history on person;
alter table person drop "pushSettings";
create trigger stamp before insert or update on person
  for each row execute function stamp();
create trigger history after insert or update or delete on person
  for each row execute function record_history('passwordHash');
