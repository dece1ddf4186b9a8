-- batch: client by id, 1000 rows
-- The words of 0085_client_words.sql for the clients from before it; its trigger makes them. Whose e-mails are there
-- already was written meanwhile.
update client c set "personEmails" = coalesce((
  select string_agg(p.email, ', ' order by p.id) from "clientPerson" p where p.client = c.id and p.anonymized is null), '')
where c.id > $1 and c.id <= $2 and c."personEmails" = ''
