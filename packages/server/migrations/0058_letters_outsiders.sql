-- batch: letterComment by comment, 1000 rows
update "letterComment" c set outsider = true
from comment k
where comment > $1 and comment <= $2 and k.id = c.comment and not c.outsider and k.text like 'List od: %'
