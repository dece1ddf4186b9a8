-- expand
-- Own fields of a task (0140) that are to be filled before it is closed, by its definition.
create table "taskDefinitionField" (
  task integer not null references "taskDefinition" on delete cascade,
  field integer not null references "customField" on delete cascade,
  primary key (task, field)
);
create index on "taskDefinitionField" (field); -- the removal of a field
call track_link('taskDefinitionField', 'taskDefinition', 'task', 'fieldsToFill', 'field');
