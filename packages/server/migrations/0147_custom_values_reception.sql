-- expand
-- Values of own fields (0140) of this table.
call make_custom('receptionCustom', 'reception');
