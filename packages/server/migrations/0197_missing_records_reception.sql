-- expand
-- Which records have no value (0181): records of this table.
call watch_missing_records('reception');
