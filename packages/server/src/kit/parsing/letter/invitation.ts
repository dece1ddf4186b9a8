import ICAL from 'ical.js';

const date = {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
const day = new Intl.DateTimeFormat('pl-PL', { ...date, timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('pl-PL', { ...date, hour: '2-digit', minute: '2-digit' });

const kinds: Record<string, string> = {
  request: 'Zaproszenie',
  cancel: 'Odwołane spotkanie',
  reply: 'Odpowiedź na zaproszenie',
};

/** As it is told in Warsaw; what has no time zone is told as it is written. */
function told(time: ICAL.Time): string {
  if (time.isDate) return day.format(time.toJSDate());
  if (time.zone?.tzid === 'floating')
    return `${[time.day, time.month].map((part) => String(part).padStart(2, '0')).join('.')}.${time.year}, ${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
  return moment.format(time.toJSDate());
}

const person = (value: unknown) => String(value).replace(/^mailto:/i, '');

function eventWords(kind: string, component: ICAL.Component): string[] {
  const event = new ICAL.Event(component);
  const attendees = event.attendees.slice(0, 50).map((one) => {
    const name = one.getFirstParameter('cn');
    return name ? `${name} <${person(one.getFirstValue())}>` : person(one.getFirstValue());
  });
  const [from, to] = [event.startDate, event.endDate];
  const when = from && `${told(from)}${to && !from.isDate ? ` – ${told(to)}` : ''}`;
  return [
    `${kind}: ${event.summary ?? ''}`.trim(),
    when && `Kiedy: ${when}`,
    event.location && `Gdzie: ${event.location}`,
    event.organizer && `Organizator: ${person(event.organizer)}`,
    attendees.length > 0 && `Uczestnicy: ${attendees.join(', ')}`,
    event.description,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

/** What an invitation says: what, when (in Warsaw), where and who; '' for what is none. */
export function invitationWords(content: Uint8Array): string {
  try {
    const text = new TextDecoder().decode(content);
    if (text.length > 500_000) return '';
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toLowerCase();
    const events = calendar.getAllSubcomponents('vevent').slice(0, 10);
    return events
      .map((event) => eventWords(kinds[method] ?? 'Wydarzenie', event).join('\n'))
      .join('\n\n');
  } catch {
    // Broken ones stay as a file.
    return '';
  }
}
