-- Periods of recurring projects: each is a project of its own, made ahead of time from the one before.

alter table project
  -- Id of the first project of the series; it outlives that project, hence no reference.
  add "recurrentSource" integer,
  add "previousPeriod" integer references project on delete set null;
create index on project ("recurrentSource", "recurrentFrom") where "recurrentSource" is not null;
create index on project ("previousPeriod") where "previousPeriod" is not null;
create index on project (id) where recurrent <> 0;

-- A period is made once, however many servers try and though its project be deleted later.
create table "projectPeriod" (
  source integer not null,
  period date not null,
  project integer references project on delete set null,
  created timestamptz not null default now(),
  primary key (source, period)
);
create index on "projectPeriod" (project);

-- The limit a person set and the period they set it in: later periods move that one, so that
-- short months and free days do not shift it further and further.
alter table "projectTask"
  add "limitBase" timestamptz,
  add "limitPeriod" date;
