import type { ParsedLetter } from './incoming.ts';

/** So many of whom it was sent to are named. */
const mostNamed = 20;

const moment = new Intl.DateTimeFormat('pl-PL', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Warsaw',
});

/** When it was written, in Warsaw; as it stands there where that is no moment. */
function writtenAt({ headers }: ParsedLetter): string {
  const date = (headers.get('date')?.[0] ?? '').trim().slice(0, 100);
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : moment.format(at);
}

function sentTo({ to }: ParsedLetter): string {
  const more = to.length - mostNamed;
  return `${to.slice(0, mostNamed).join(', ')}${more > 0 ? ` i jeszcze ${more}` : ''}`;
}

/** Who wrote a letter that came within another one, when, to whom and about what; a line each of what it says. */
export function headOfForwarded(letter: ParsedLetter): string {
  const { from, subject } = letter;
  const who = from.name ? `${from.name} <${from.address}>` : from.address;
  const [at, to] = [writtenAt(letter), sentTo(letter)];
  return [
    '--- Przekazany list ---',
    who && `Od: ${who}`,
    at && `Wysłano: ${at}`,
    to && `Do: ${to}`,
    subject && `Temat: ${subject}`,
  ]
    .filter(Boolean)
    .join('\n');
}
