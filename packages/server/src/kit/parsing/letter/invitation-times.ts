import type ICAL from 'ical.js';

/* When something of a calendar is, in Warsaw and in words. */

const moment = new Intl.DateTimeFormat('pl-PL', {
  ...{ timeZone: 'Europe/Warsaw', day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** What Windows calls the zones that letters here come from; programs that bring no definition of them know no other name. */
const ofWindows: Record<string, string> = {
  'central european standard time': 'Europe/Warsaw',
  'central europe standard time': 'Europe/Budapest',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Paris',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'UTC',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Kiev',
  'gtb standard time': 'Europe/Bucharest',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'india standard time': 'Asia/Kolkata',
  'china standard time': 'Asia/Shanghai',
  'tokyo standard time': 'Asia/Tokyo',
};

/** The moment at which clocks of a zone show this; undefined for a zone that nobody knows. */
function momentIn(zone: string, wall: number): Date | undefined {
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: ofWindows[zone.toLowerCase()] ?? zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const shown = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
    const near = wall - (shown(wall) - wall);
    // Once more, since the hour may change in between.
    return new Date(near - (shown(near) - wall));
  } catch {
    return undefined;
  }
}

const two = (part: number) => String(part).padStart(2, '0');

/**
 * A moment of a calendar as it is told in Warsaw. What has no zone is told as it is written, what is in one that nobody
 * knows names it.
 */
export function whenIs(time: ICAL.Time, zone?: string): string {
  const { year, month, day, hour, minute } = time;
  const date = `${two(day)}.${two(month)}.${year}`;
  if (time.isDate) return date;
  if (time.zone?.tzid !== 'floating') return moment.format(time.toJSDate());
  const written = `${date}, ${two(hour)}:${two(minute)}`;
  if (!zone) return written;
  const there = momentIn(zone, Date.UTC(year, month - 1, day, hour, minute));
  return there ? moment.format(there) : `${written} (strefa czasowa: ${zone})`;
}

const frequencies: Record<string, [one: string, many: string]> = {
  HOURLY: ['co godzinę', 'godz.'],
  DAILY: ['codziennie', 'dni'],
  WEEKLY: ['co tydzień', 'tyg.'],
  MONTHLY: ['co miesiąc', 'mies.'],
  YEARLY: ['co rok', 'lata'],
};
const weekdays: Record<string, string> = {
  ...{ MO: 'poniedziałek', TU: 'wtorek', WE: 'środa', TH: 'czwartek' },
  ...{ FR: 'piątek', SA: 'sobota', SU: 'niedziela' },
};

/** How often something is again: a RRULE in words. */
export function howOften(rule: ICAL.Recur): string {
  const [one, many] = frequencies[rule.freq] ?? [rule.freq.toLowerCase(), ''];
  const days = ((rule.parts.BYDAY ?? []) as string[]).slice(0, 7).map((name) => {
    const [, place = '', short = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(name) ?? [];
    const which = place.startsWith('-') ? `${place.slice(1)}. od końca ` : `${place}. `;
    return `${place === '' ? '' : which}${weekdays[short] ?? name}`;
  });
  return [
    rule.interval > 1 ? `co ${rule.interval} ${many}` : one,
    days.length > 0 && `(${days.join(', ')})`,
    rule.count ? `, razem: ${rule.count}` : rule.until && `, do ${whenIs(rule.until)}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',');
}
