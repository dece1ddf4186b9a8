-- Tasks cancelled with their project, gates that a manager opened, comments that somebody edited,
-- and who carries on the work of somebody who left.

-- The status that a task had when its project was cancelled, for taking the project back; null
-- unless it was cancelled with the project.
alter table "projectTask" add "cancelledFrom" smallint;
-- Whether the status came with the project's cancelling or its return.
alter table "projectTaskStatus" add "withProject" boolean not null default false;
-- A reason is given when a manager passes a closed gate: from then on the task is free.
create index on "projectTaskStatus" ("projectTask", id) where reason is not null;

-- Hanging a comment on a record is no change of it: a version above 1 tells that it was edited.
drop trigger stamp on comment;
create trigger stamp before insert or update on comment
  for each row execute function stamp('attachedTo,attachedId');
alter table comment disable trigger user;
update comment set version = 1, modified = created, "userModified" = "createdBy"
  where version = 2 and "attachedTo" is not null;
alter table comment enable trigger user;

-- Who took over the tasks of somebody who left: work that repeats goes to them as well.
alter table person add successor integer references person;
create index on person (successor) where successor is not null;
drop trigger stamp on person;
create trigger stamp before insert or update on person
  for each row execute function stamp('successor');
drop trigger history on person;
create trigger history after insert or update or delete on person
  for each row execute function record_history('passwordHash,successor');

-- The person themselves while they work here, else whoever took over from them and does; or null.
create function at_work(person integer) returns integer
language sql stable
as $$
  with recursive line(id, active, successor, step) as (
    select p.id, p.active, p.successor, 0 from person p where p.id = at_work.person
    union all
    select p.id, p.active, p.successor, line.step + 1
    from line join person p on p.id = line.successor
    -- Two may have taken over from one another in turn.
    where not line.active and line.step < 50
  )
  select id from line where active order by step limit 1
$$;
