-- expand
-- Which records have no value (0181): values of this table.
call watch_missing_values('receptionCustom', 'reception');
