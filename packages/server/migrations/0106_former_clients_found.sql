-- batch: client by id, 1000 rows
-- The words of 0106_former_clients.sql for clients that others became a part of before it; the trigger of 0085_client_words.sql makes them.
update client c set search = c.search
where c.id > $1 and c.id <= $2 and exists (select from "clientMerge" m where m."into" = c.id)
