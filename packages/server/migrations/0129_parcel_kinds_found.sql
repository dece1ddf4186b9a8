-- batch: reception by id, 1000 rows
-- The words of 0129_parcel_kinds.sql for parcels registered before it; its trigger makes them.
update reception r set search = r.search where r.id > $1 and r.id <= $2 and r.category = 'parcel'
