import { warsawOffset } from '@zaplecze/contract/kit/values/time';
import type { FeedAlarm } from '@zaplecze/contract/rooms/feeds/lists';
import { ICAL } from '../../kit/exports/ical.ts';

/** An entry of a calendar: whole days, or a part of one. */
export type FeedEvent = {
  /** The record it stands for; stable over its whole life. */
  key: string;
  summary: string;
  description: string;
  url: string;
  /** Warsaw days, both included. */
  dateFrom: string;
  dateTo: string;
  /** Of a part of one day: instants. */
  hours?: { start: string; end: string };
  /** Not settled yet. */
  tentative?: boolean;
  /** Whether the person is busy then. */
  busy?: boolean;
  /** What kind of thing it is, as programs colour it. */
  category: string;
  /** The calendar may remind of it. */
  reminds?: boolean;
};

/** An entry as a calendar is told of it; without `event` it is called off. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  modified: string;
  dateFrom: string;
  dateTo: string;
  event: FeedEvent | null;
};

/** The zone as RFC 5545 has it written out: the rule of the European Union, in force since 1996. */
const warsaw = `BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

const dayOf = (day: string) => ICAL.Time.fromDateString(day);
const utcOf = (instant: string) => ICAL.Time.fromJSDate(new Date(instant), true);

/** The wall clock of Warsaw at an instant. */
function wallOf(instant: string): ICAL.Time {
  const ms = Date.parse(instant);
  const wall = new Date(ms + warsawOffset(ms) * 60_000).toISOString();
  return ICAL.Time.fromDateTimeString(wall.slice(0, 19));
}

function when(component: ICAL.Component, name: 'dtstart' | 'dtend', instant: string): void {
  const property = component.addPropertyWithValue(name, wallOf(instant));
  property.setParameter('tzid', 'Europe/Warsaw');
}

/** The day after, as a calendar has the end of whole days. */
function after(day: string): ICAL.Time {
  const time = dayOf(day);
  time.adjust(1, 0, 0, 0);
  return time;
}

/** How long after the beginning (before it: minus) a reminder comes; of a whole day counted from its midnight. */
const triggers: { [A in FeedAlarm]: { hours: string; day: string } | null } = {
  none: null,
  quarter: { hours: '-PT15M', day: 'PT8H' },
  hour: { hours: '-PT1H', day: 'PT8H' },
  day: { hours: '-P1D', day: '-PT15H' },
};

function alarmOf(event: FeedEvent, alarm: FeedAlarm): ICAL.Component | undefined {
  const trigger = triggers[alarm];
  if (!trigger || !event.reminds) return undefined;
  const one = new ICAL.Component('valarm');
  one.addPropertyWithValue('action', 'DISPLAY');
  one.addPropertyWithValue('description', event.summary);
  const when = ICAL.Duration.fromString(event.hours ? trigger.hours : trigger.day);
  one.addPropertyWithValue('trigger', when);
  return one;
}

function componentOf(
  { uid, sequence, modified, dateFrom, dateTo, event }: CalendarEvent,
  alarm: FeedAlarm,
) {
  const one = new ICAL.Component('vevent');
  one.addPropertyWithValue('uid', uid);
  one.addPropertyWithValue('dtstamp', utcOf(modified));
  one.addPropertyWithValue('last-modified', utcOf(modified));
  one.addPropertyWithValue('sequence', sequence);
  if (event?.hours) {
    when(one, 'dtstart', event.hours.start);
    when(one, 'dtend', event.hours.end);
  } else {
    one.addPropertyWithValue('dtstart', dayOf(dateFrom));
    one.addPropertyWithValue('dtend', after(dateTo));
  }
  one.addPropertyWithValue('summary', event?.summary ?? 'Odwołane');
  if (event?.description) one.addPropertyWithValue('description', event.description);
  if (event) {
    one.addPropertyWithValue('url', event.url);
    one.addPropertyWithValue('categories', event.category);
    const reminder = alarmOf(event, alarm);
    if (reminder) one.addSubcomponent(reminder);
  }
  const status = event ? (event.tentative ? 'TENTATIVE' : 'CONFIRMED') : 'CANCELLED';
  one.addPropertyWithValue('status', status);
  one.addPropertyWithValue('transp', event?.busy ? 'OPAQUE' : 'TRANSPARENT');
  return one;
}

/** A calendar as RFC 5545 has it written: lines folded, texts escaped, the zone told. */
export function writeCalendar(
  { name, product, alarm }: { name: string; product: string; alarm: FeedAlarm },
  events: CalendarEvent[],
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${product}//Kalendarz//PL`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', 'Europe/Warsaw');
  calendar.addPropertyWithValue('x-published-ttl', 'PT15M');
  const ttl = new ICAL.Property('refresh-interval');
  ttl.resetType('duration');
  ttl.setValue(ICAL.Duration.fromString('PT15M'));
  calendar.addProperty(ttl);
  calendar.addSubcomponent(ICAL.Component.fromString(warsaw));
  for (const event of events) calendar.addSubcomponent(componentOf(event, alarm));
  return `${calendar.toString()}\r\n`;
}
