-- expand
-- Which answer on an offer is whose letter: the whole of it is read from there, as from comments of issues and tasks.
create table "letterOfferComment" (
  comment integer primary key references "offerComment" on delete cascade,
  letter integer not null references "incomingLetter" on delete cascade
);
create index on "letterOfferComment" (letter); -- deletion of a letter
