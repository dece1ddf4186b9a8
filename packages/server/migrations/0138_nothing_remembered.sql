-- Pages and counts of lists are no longer remembered (docs/decisions/0004-exact-counts.md): no
-- write counts the changes of its table any more.
create or replace procedure make_record(name text, derived text default '', secret text default '')
language plpgsql as $$
begin
  execute format('alter table %I
    add created timestamptz not null default now(),
    add "createdBy" integer,
    add modified timestamptz not null default now(),
    add "userModified" integer,
    add version integer not null default 1', name);
  execute format('create trigger stamp before insert or update on %I
    for each row execute function stamp(%L)', name, derived);
  execute format('create trigger history after insert or update or delete on %I
    for each row execute function record_history(%L)', name,
    concat_ws(',', nullif(derived, ''), nullif(secret, '')));
end $$;

create or replace procedure track_link(name text, entity text, owner text, field text, linked text)
language plpgsql as $$
begin
  execute format('create trigger history after insert or delete on %I
    for each row execute function record_link(%L, %L, %L, %L)', name, entity, owner, field, linked);
end $$;

drop procedure count_changes(text);
drop function bump_table() cascade;
drop table "tableVersion";
