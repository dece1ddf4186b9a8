-- batch: project by id, 1000 rows
-- Running projects of sellers who left before these were handed over go to whoever took over from them.
update project set seller = at_work(seller)
where id > $1 and id <= $2 and status in (0, 1, 2) and seller is not null
  and at_work(seller) is not null and at_work(seller) <> seller;
