-- expand
-- Why a field with data of people is kept: told in the records of processing activities (docs/decisions/0157).
alter table "customField" add purpose text;
