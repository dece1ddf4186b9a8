-- batch: file by id, 1000 rows
-- Whole letters whose rows went without them: nobody could read them any more, and nothing dropped them.
update file f set "attachedTo" = null, "attachedId" = null, created = now() - interval '2 days'
where id > $1 and id <= $2 and f."attachedTo" in ('letterWhole', 'incomingLetter')
  and not exists (select from "incomingLetter" l where l.id = f."attachedId")
