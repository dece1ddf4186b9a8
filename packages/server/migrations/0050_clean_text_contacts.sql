-- batch: clientPerson by id, 1000 rows
-- Names and numbers of contact persons in the form of 0050_clean_text.sql; only rows that differ.
update "clientPerson" set
  "firstName" = coalesce(nullif(clean_line("firstName"), ''), "firstName"),
  "lastName" = coalesce(nullif(clean_line("lastName"), ''), "lastName"),
  phone = clean_number(phone),
  email = clean_number(email)
where id > $1 and id <= $2 and (
  "firstName" is distinct from coalesce(nullif(clean_line("firstName"), ''), "firstName")
  or "lastName" is distinct from coalesce(nullif(clean_line("lastName"), ''), "lastName")
  or phone is distinct from clean_number(phone)
  or email is distinct from clean_number(email))
