-- expand
-- A type that needs no approval any more lets nobody wait: a job settles what was asked for (docs/decisions/0101).
create function settle_absences() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('absences.settle', json_build_object('type', new.id, 'by', actor()),
    job_key := 'absences.settle:' || new.id);
  return null;
end $$;
create trigger settle after update on "calendarType" for each row
  when (old."needsApproval" and not new."needsApproval") execute function settle_absences();
