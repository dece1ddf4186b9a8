-- expand
-- Announced guests are found by Ctrl K, as those of the register are.
call make_findable('announcedGuest', 'fullName', 'expected',
  'select m.id from unnest(people) as p(id) cross join lateral (
    (select id from "announcedGuest" where "user" = p.id order by expected desc limit 200)
    union (select id from "announcedGuest" where "createdBy" = p.id order by expected desc limit 200)) m');
