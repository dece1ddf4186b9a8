-- expand
-- Two administrators may change one webhook: what it was when each of them opened it stands in its history. How its deliveries
-- go is no change of it, and its secrets are none of the history's business.
alter table webhook
  add modified timestamptz not null default now(),
  add "userModified" integer,
  add version integer not null default 1;

create trigger stamp before insert or update on webhook
  for each row execute function stamp('secret,oldSecret,oldUntil,failingSince,failures,pausedUntil,stopped');
create trigger history after insert or update or delete on webhook
  for each row execute function record_history('secret,oldSecret,oldUntil,failingSince,failures,pausedUntil,stopped');
