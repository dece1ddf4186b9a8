-- batch: calendarType by id, 100 rows
update "calendarType" set "lowersLeave" = case when name ilike '%wychowawcz%' then 'childcare' else 'unpaid' end
where id > $1 and id <= $2 and "isVacation" and "lowersLeave" is null
  and (name ilike '%wychowawcz%' or name ilike '%bezpłatn%')
