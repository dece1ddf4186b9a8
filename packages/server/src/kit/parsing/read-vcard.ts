import { splitName } from '../imports/cells.ts';
import { type NumberedRow, tableLimits } from './table-limits.ts';

/*
 * Business cards as a table. Not by ical.js, which writes ours: telephones save version 2.1 to this day, with marks that
 * have no name (`TEL;CELL:`) and quoted-printable words over several lines, and that one reads neither.
 */

/** The headings, as the imports know them (kit/imports/programs.yaml). */
const header = [
  ...['Firma', 'Imię', 'Nazwisko', 'Stanowisko', 'Telefon osoby', 'E-mail osoby', 'Telefon firmy'],
  ...['E-mail firmy', 'Ulica', 'Miasto', 'Województwo', 'Kod pocztowy', 'Strona WWW', 'Notatka'],
];

type Property = { name: string; marks: string; value: string };
type Card = Property[];

/** Bytes of quoted-printable as text; `\u00ff` and less stand for themselves. */
function decoded(text: string, charset: string): string {
  const bytes = Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

/** A line of a card: `item1.TEL;TYPE=WORK:+48 22 …`. */
function propertyOf(line: string): Property | null {
  const colon = /^(?:[^":]|"[^"]*")*?:/.exec(line)?.[0].length;
  if (!colon) return null;
  const [name = '', ...marks] = line.slice(0, colon - 1).split(';');
  const all = marks.join(';').toUpperCase();
  const charset = /CHARSET="?([^";]+)/.exec(all)?.[1] ?? 'UTF-8';
  const value = line.slice(colon);
  return {
    name: name.slice(name.lastIndexOf('.') + 1).toUpperCase(),
    marks: all,
    value: all.includes('QUOTED-PRINTABLE') ? decoded(value, charset) : value,
  };
}

/** The cards of a file; pictures are left out, whole lines of them. */
function cardsOf(text: string): Card[] {
  const lines = text.split(/\r\n|\r|\n/);
  const cards: Card[] = [];
  let within: Card | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const parts = [lines[at] ?? ''];
    const quoted = /QUOTED-PRINTABLE[^:]*:/i.test(parts[0] ?? '');
    for (;;) {
      const next = lines[at + 1];
      if (next === undefined) break;
      if (quoted && parts.at(-1)?.endsWith('='))
        parts[parts.length - 1] = parts.at(-1)?.slice(0, -1) ?? '';
      else if (!/^[ \t]/.test(next)) break;
      parts.push(/^[ \t]/.test(next) && !quoted ? next.slice(1) : next);
      at += 1;
    }
    const line = parts.join('');
    if (/^BEGIN:VCARD/i.test(line)) {
      within = [];
      cards.push(within);
    } else if (/^END:VCARD/i.test(line)) within = null;
    else {
      const property = line.length < 20_000 ? propertyOf(line) : null;
      if (property) within?.push(property);
    }
  }
  return cards;
}

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** Parts of a value by its semicolons, those that are not escaped. */
const partsOf = (value: string) =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? []).map((part) => unescaped(part.replace(/;$/, '')));

/** `tel:+48-22-123-45-67;ext=12` of version 4. */
const numberOf = (value: string) =>
  unescaped(value)
    .replace(/^tel:/i, '')
    .replace(/;ext=(\d+)/i, ' wew. $1');

type Told = {
  firm: boolean;
  org: string;
  first: string;
  last: string;
  title: string;
  phones: string;
  email: string;
  rest: string[];
};

function toldBy(card: Card): Told {
  const all = (name: string) => card.filter((one) => one.name === name);
  /** The one for work, or that is preferred, before others. */
  const best = (name: string) =>
    all(name).find(({ marks }) => /WORK/.test(marks)) ??
    all(name).find(({ marks }) => /PREF/.test(marks)) ??
    all(name)[0];
  const text = (name: string) => unescaped(best(name)?.value ?? '');
  const [family = '', firstName = '', middle = ''] = partsOf(all('N')[0]?.value ?? '');
  const [org = ''] = partsOf(all('ORG')[0]?.value ?? '');
  const named = [family, firstName].some((name) => name !== '');
  const firm =
    /^org/i.test(text('KIND')) ||
    /company/i.test(text('X-ABSHOWAS')) ||
    (!named && org !== '' && ['', org].includes(text('FN')));
  const [fromFull, lastOfFull] = splitName(text('FN'));
  const phones = all('TEL').filter(({ marks }) => !/FAX|PAGER/.test(marks));
  const [, , street = '', city = '', region = '', code = ''] = partsOf(best('ADR')?.value ?? '');
  return {
    ...{ firm, org: org || (firm ? text('FN') : ''), title: text('TITLE') },
    first: named ? [firstName, middle].filter(Boolean).join(' ') : fromFull,
    last: named ? family : lastOfFull,
    phones: [...new Set(phones.map(({ value }) => numberOf(value)))].join(', '),
    email: text('EMAIL'),
    rest: [street, city, region, code, text('URL'), text('NOTE')],
  };
}

/** A table of cards: a row for each person, with what the card of their firm says of the firm, and for each firm alone. */
export function vcardRows(text: string): NumberedRow[] {
  const entries = cardsOf(text)
    .slice(0, tableLimits.rows + 2)
    .map(toldBy);
  const firms = new Map(entries.flatMap((one) => (one.firm ? [[one.org, one] as const] : [])));
  const people = entries.filter(({ firm }) => !firm);
  const peopled = new Set(people.map(({ org }) => org));
  const rows = entries
    .filter(({ firm, org }) => !firm || !peopled.has(org))
    .map((one, at) => {
      const firm = firms.get(one.org);
      const person = one.firm
        ? ['', '', '', '', '']
        : [one.first, one.last, one.title, one.phones, one.email];
      const rest = one.rest.map(
        (value, place) => value || (place < 5 ? (firm?.rest[place] ?? '') : ''),
      );
      const cells = [one.org, ...person, firm?.phones ?? '', firm?.email ?? '', ...rest];
      return { number: at + 2, cells };
    });
  return [{ number: 1, cells: header }, ...rows];
}
