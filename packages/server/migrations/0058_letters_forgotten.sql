-- batch: incomingLetter by id, 1000 rows
update "incomingLetter" set forgotten = true
where id > $1 and id <= $2 and not forgotten and "fromAddress" = '' and subject = '(usunięto)' and text = ''
