-- expand
-- Records that go to another client because two are one (docs/decisions/0059) were changed by nobody: who changed them last, and
-- when, stays. Their version rises, so that an open form learns of it. The transaction says so by `app.moving`.
create or replace function stamp() returns trigger language plpgsql as $$
declare
  skip text[] := coalesce(string_to_array(tg_argv[0], ','), '{}') || array['search', 'fragments'];
begin
  if tg_op = 'INSERT' then
    new."createdBy" := coalesce(new."createdBy", actor());
    new."userModified" := coalesce(new."userModified", actor());
    return new;
  end if;
  if (to_jsonb(new) - skip) = (to_jsonb(old) - skip) then
    return new;
  end if;
  new.version := greatest(old.version + 1, new.version);
  if current_setting('app.moving', true) = 'on' then
    return new;
  end if;
  new.modified := now();
  new."userModified" := coalesce(actor(), new."userModified");
  return new;
end $$;
