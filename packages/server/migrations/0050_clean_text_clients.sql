-- batch: client by id, 1000 rows
-- Names, addresses and numbers of clients in the form of 0050_clean_text.sql; only rows that differ.
update "client" set
  name = coalesce(nullif(clean_line(name), ''), name),
  city = coalesce(nullif(clean_line(city), ''), city),
  street = coalesce(nullif(clean_line(street), ''), street),
  "fvName" = coalesce(nullif(clean_line("fvName"), ''), "fvName"),
  "fvCity" = coalesce(nullif(clean_line("fvCity"), ''), "fvCity"),
  "fvStreet" = coalesce(nullif(clean_line("fvStreet"), ''), "fvStreet"),
  phone = clean_number(phone),
  email = clean_number(email),
  "postalCode" = clean_number("postalCode"),
  "fvPhone" = clean_number("fvPhone"),
  "fvEmail" = clean_number("fvEmail"),
  "fvPostalCode" = clean_number("fvPostalCode"),
  nip = clean_number(nip)
where id > $1 and id <= $2 and (
  name is distinct from coalesce(nullif(clean_line(name), ''), name)
  or city is distinct from coalesce(nullif(clean_line(city), ''), city)
  or street is distinct from coalesce(nullif(clean_line(street), ''), street)
  or "fvName" is distinct from coalesce(nullif(clean_line("fvName"), ''), "fvName")
  or "fvCity" is distinct from coalesce(nullif(clean_line("fvCity"), ''), "fvCity")
  or "fvStreet" is distinct from coalesce(nullif(clean_line("fvStreet"), ''), "fvStreet")
  or phone is distinct from clean_number(phone)
  or email is distinct from clean_number(email)
  or "postalCode" is distinct from clean_number("postalCode")
  or "fvPhone" is distinct from clean_number("fvPhone")
  or "fvEmail" is distinct from clean_number("fvEmail")
  or "fvPostalCode" is distinct from clean_number("fvPostalCode")
  or nip is distinct from clean_number(nip))
