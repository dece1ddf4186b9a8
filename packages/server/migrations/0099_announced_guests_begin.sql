-- alone
-- Announced guests by the beginning of what they are found by.
create index concurrently "announcedGuest_begin" on "announcedGuest" (left(search, 24) collate "C");
