-- batch: calendarType by id, 100 rows
update "calendarType" set "interruptsLeave" = true
where id > $1 and id <= $2 and "isVacation" and not "interruptsLeave"
  and (name ilike '%zwolnienie lekarskie%' or name ilike 'L4%' or name ilike '%chorobow%' or name ilike '%macierzyńsk%')
