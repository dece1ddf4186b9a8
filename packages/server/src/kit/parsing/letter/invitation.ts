import ICAL from 'ical.js';
import { howOften, whenIs } from './invitation-times.ts';
import { wordsOfLetterHtml } from './letter-html.ts';

const kinds: Record<string, string> = {
  request: 'Zaproszenie',
  cancel: 'Odwołane spotkanie',
  reply: 'Odpowiedź na zaproszenie',
  counter: 'Propozycja innego terminu',
};

const answers: Record<string, string> = {
  ACCEPTED: 'przyjdzie',
  DECLINED: 'nie przyjdzie',
  TENTATIVE: 'może przyjdzie',
  DELEGATED: 'kto inny przyjdzie',
  COMPLETED: 'zrobione',
};

const person = (value: unknown) => String(value).replace(/^mailto:/i, '');

function peopleOf(component: ICAL.Component, isReply: boolean): string[] {
  const all = component.getAllProperties('attendee').slice(0, 50);
  return all.map((one) => {
    const name = one.getFirstParameter('cn');
    const answer = isReply && answers[String(one.getFirstParameter('partstat')).toUpperCase()];
    const who = name ? `${name} <${person(one.getFirstValue())}>` : person(one.getFirstValue());
    return answer ? `${who}: ${answer}` : who;
  });
}

/** The first value of a name; null for none, and for what is written otherwise than such values are. */
function firstOf(component: ICAL.Component, name: string): unknown {
  try {
    return component.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}

/** A moment of a component in words; '' for none, and for what is no moment. */
function momentOf(component: ICAL.Component, name: string): string {
  const property = component.getFirstProperty(name);
  if (!property) return '';
  const time = firstOf(component, name);
  return time instanceof ICAL.Time ? whenIs(time, property.getFirstParameter('tzid')) : '';
}

const wordsIn = (component: ICAL.Component, name: string): string =>
  component
    .getAllProperties(name)
    .slice(0, 10)
    .map((one) => String(one.getFirstValue() ?? '').trim())
    .filter(Boolean)
    .join('\n');

/** When it is: a day ends with the one before its end. */
function whenOf(component: ICAL.Component): string {
  const from = momentOf(component, 'dtstart');
  const start = firstOf(component, 'dtstart');
  let to = momentOf(component, 'dtend');
  const length = firstOf(component, 'duration');
  if (to === '' && start instanceof ICAL.Time && length instanceof ICAL.Duration) {
    const end = start.clone();
    end.addDuration(length);
    to = whenIs(end, component.getFirstProperty('dtstart')?.getFirstParameter('tzid'));
  }
  const isDay = start instanceof ICAL.Time && start.isDate;
  return from !== '' && to !== '' && to !== from && !isDay ? `${from} – ${to}` : from;
}

function againOf(component: ICAL.Component): string {
  const rule = firstOf(component, 'rrule');
  return rule instanceof ICAL.Recur ? howOften(rule) : '';
}

function eventWords(kind: string, component: ICAL.Component): string {
  const isReply = kind === kinds.reply;
  const people = peopleOf(component, isReply);
  const html = wordsIn(component, 'x-alt-desc');
  const labels: [label: string, words: string][] = [
    ['Kiedy', whenOf(component)],
    ['Termin', momentOf(component, 'due')],
    ['Powtarza się', againOf(component)],
    ['Gdzie', wordsIn(component, 'location')],
    ['Adres', wordsIn(component, 'url')],
    ['Organizator', person(firstOf(component, 'organizer') ?? '')],
    [isReply ? 'Odpowiedź' : 'Uczestnicy', people.join(', ')],
    ['Komentarz', wordsIn(component, 'comment')],
  ];
  return [
    `${kind}: ${wordsIn(component, 'summary')}`.trim(),
    ...labels.filter(([, words]) => words !== '').map(([label, words]) => `${label}: ${words}`),
    wordsIn(component, 'description') || wordsOfLetterHtml(html).text,
  ]
    .filter(Boolean)
    .join('\n');
}

const broken = '[zaproszenie.ics: nie udało się odczytać zaproszenia, jest w pliku]';
/** Signs of a calendar that are read. */
const longest = 500_000;

/** What an invitation says: what, when (in Warsaw), how often, where, who and what they answered. */
export function invitationWords(content: Uint8Array): string {
  try {
    const text = new TextDecoder().decode(content);
    if (text.length > longest) return broken;
    const calendar = new ICAL.Component(ICAL.parse(text));
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toLowerCase();
    const events = calendar.getAllSubcomponents('vevent').slice(0, 10);
    const tasks = calendar.getAllSubcomponents('vtodo').slice(0, 10);
    return [
      ...events.map((event) => eventWords(kinds[method] ?? 'Wydarzenie', event)),
      ...tasks.map((task) => eventWords(method === 'reply' ? 'Odpowiedź' : 'Zadanie', task)),
    ].join('\n\n');
  } catch {
    // Broken ones stay as a file, and say so.
    return broken;
  }
}
