-- expand
-- Whether the next period of a series of projects begins with what the one before has in this field.
alter table "customField" add copied boolean not null default true;
