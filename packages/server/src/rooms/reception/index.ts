// Guests and parcels registered, passed on and forgotten from elsewhere.

// Guests who come and go by other ways than the register's own form, and are forgotten.

export { anonymousGuest, forgetGoneGuests, forgetGuests, noteExit } from './guests.save.ts';
// Who is in the building.
export { hasLeft, isInside } from './inside.queries.ts';
// Several guests and parcels at once, of somebody who goes away.
export {
  countWaitingVisits,
  handOverWaitingVisits,
  lockVisits,
  passVisit,
} from './reassign.save.ts';
export { create as registerGuest, remove as removeGuest } from './reception.save.ts';
// For a company that is none yet.
export { fillReceptionTypes } from './start-types.ts';
