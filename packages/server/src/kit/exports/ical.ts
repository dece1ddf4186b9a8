import ICAL from 'ical.js';

// Lines have 75 bytes at most (RFC 5545, 2426). The library counts a line that goes on without the space before it.
ICAL.foldLength = 74;

/** Calendars and cards as they are written. */
export { ICAL };
