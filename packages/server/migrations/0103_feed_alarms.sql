-- expand
-- When a calendar reminds of limits and guests; calendars that there are do not.
alter table "calendarFeed" add column alarm text not null default 'none'
  check (alarm in ('none', 'quarter', 'hour', 'day'));
