/** Guests who are announced, inside and gone: what calendars ask. */
export { listGuestsOf } from './announced/announced.list.queries.ts';
