import { noTexts, staffOnly } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const feedRegister = { personal: { calendarFeed: staffOnly, feedEvent: noTexts } };
