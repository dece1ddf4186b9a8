-- batch: clientAgreement by id, 1000 rows
-- Consents of people who were made anonymous before their consents ended with that.
update "clientAgreement" a set withdrawn = (p.anonymized at time zone 'Europe/Warsaw')::date, "endReason" = 'anonymized'
from "clientPerson" p
where a.id > $1 and a.id <= $2 and p.id = a.person and p.anonymized is not null
  and (a.withdrawn is null or a.withdrawn > (p.anonymized at time zone 'Europe/Warsaw')::date)
