import { wordsOfHtml } from '@zaplecze/contract/kit/fields/html-words';
import { zone } from '@zaplecze/contract/kit/values/time';
import { fieldOf } from '@zaplecze/contract/rooms/fields';
import type {
  HistoryChange,
  HistoryEntry,
  HistoryValue,
} from '@zaplecze/contract/rooms/history/calls';
import { belongingOf, headlineOf } from '@zaplecze/contract/rooms/history/words';
import { escapeHtml } from '../../../kit/records/html.ts';
import type { Mention } from '../../../kit/records/personal.ts';
import type { Consent, Contact } from '../rodo.queries.ts';

type Held = {
  made: string;
  by: string;
  person: Contact;
  custom: { label: string; text: string }[];
  /** There are own fields that whoever makes it does not see. */
  hidden: boolean;
  consents: (Omit<Consent, 'storageKey'> & { file: string | null })[];
  mentions: Mention[];
  history: HistoryChange[];
};

/** As everywhere in the product: 01.12.2026. */
const numbers = { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('pl', numbers);
const momentFormat = new Intl.DateTimeFormat('pl', {
  ...numbers,
  hour: '2-digit',
  minute: '2-digit',
});
const day = (value: string | null) =>
  value === null ? '' : dayFormat.format(new Date(`${value.slice(0, 10)}T12:00:00Z`));
const moment = (value: string) => momentFormat.format(new Date(value));

const cells = (row: (string | null)[], tag: 'td' | 'th') =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell ?? '')}</${tag}>`).join('')}</tr>`;

/** A table, or the words for an empty one. */
function table(header: string[], rows: (string | null)[][], nothing: string): string {
  if (rows.length === 0) return `<p>${escapeHtml(nothing)}</p>`;
  return `<table><thead>${cells(header, 'th')}</thead><tbody>${rows
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>`;
}

const facts = (rows: [string, string | null][]) =>
  `<dl>${rows
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value || '–')}</dd>`)
    .join('')}</dl>`;

function textOf(value: HistoryValue, is: string | undefined): string {
  if (value === null) return '(puste)';
  if (typeof value === 'string' && /^\d{4}-/.test(value)) {
    if (is === 'day') return day(value);
    if (is === 'moment' || is === 'limit') return moment(value);
  }
  return String(value);
}

/** 'Telefon: 600… → 601…' of each field. */
function lines(entry: HistoryEntry): string[] {
  const head = headlineOf(entry) ?? belongingOf(entry);
  const fields = entry.fields.map(({ field, before, after, ...own }) => {
    const { label, kind } = { ...fieldOf(entry.entity, field), ...own };
    const [was, now] = [textOf(before, kind), textOf(after, kind)];
    return entry.action === 'update' && was !== now
      ? `${label}: ${was} → ${now}`
      : `${label}: ${before === null ? now : was}`;
  });
  return head ? [head, ...fields] : fields;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:860px;margin:32px auto;padding:0 16px;color:#1f2328}
h1{font-size:22px}h2{font-size:17px;margin-top:28px}dl{display:grid;grid-template-columns:200px 1fr;gap:4px 16px}
dt{color:#59636e}dd{margin:0}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #d1d9e0;
padding:6px 8px;text-align:left;vertical-align:top;white-space:pre-line}footer{margin-top:32px;color:#59636e}`;

/** What is held about a person, for the person to read: one page that needs nothing besides itself. */
export function documentOf(content: Held): string {
  const { made, by, person, custom, hidden, consents, mentions, history } = content;
  const name = `${person.firstName} ${person.lastName}`;
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><title>Dane osobowe: ${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>Dane osobowe: ${escapeHtml(name)}</h1>
<h2>Osoba kontaktowa</h2>
${facts([
  ['Imię', person.firstName],
  ['Nazwisko', person.lastName],
  ['Telefon', person.phone],
  ['Adres e-mail', person.email],
  ['Stanowisko', person.position],
  ['Opis', person.description],
  ['Firma', person.clientName],
  ['Zapisano', [moment(person.created), person.createdBy?.name].filter(Boolean).join(', ')],
  [
    'Ostatnia zmiana',
    [moment(person.modified), person.userModified?.name].filter(Boolean).join(', '),
  ],
])}
${custom.length > 0 ? `<h2>Pola własne</h2>\n${facts(custom.map(({ label, text }) => [label, text]))}` : ''}
${hidden ? '<p>Część danych tej osoby widzi tylko administrator: pełną kopię przygotuje on.</p>' : ''}
<h2>Zgody</h2>
${table(
  ['Typ zgody', 'Wyrażona', 'Wycofana', 'Treść w chwili wyrażenia', 'Plik w archiwum'],
  consents.map((one) => [one.type, day(one.given), day(one.withdrawn), one.wording, one.file]),
  'Nie zapisano żadnej zgody tej osoby.',
)}
<h2>Wzmianki w zapisach o firmie</h2>
${table(
  ['Zapis', 'Numer', 'Treść'],
  mentions.map(({ label, id, text }) => [
    label,
    String(id),
    /<[a-z]/i.test(text) ? wordsOfHtml(text) : text,
  ]),
  'Nie znaleziono innych zapisów z danymi tej osoby.',
)}
<h2>Historia zmian</h2>
${table(
  ['Kiedy', 'Kto', 'Co'],
  history.map(({ at, who, entries }) => [
    moment(at),
    who?.name ?? 'System',
    entries.flatMap(lines).join('\n'),
  ]),
  'Nie zapisano zmian.',
)}
<footer>Sporządzono ${moment(made)}, ${escapeHtml(by)}. Te same dane w postaci do odczytu
maszynowego zawiera plik dane-osobowe.json.</footer>
</body></html>
`;
}

type Places = {
  made: string;
  by: string;
  name: string;
  groups: { label: string; places: { title: string; excerpt: string }[] }[];
};

/** Every place that names a person, as a page for the person to read. */
export function placesDocument({ made, by, name, groups }: Places): string {
  const title = `Dane osobowe: ${escapeHtml(name)}`;
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>${title}</h1>
${groups
  .map(
    ({ label, places }) =>
      `<h2>${escapeHtml(label)}</h2>${table(
        ['Zapis', 'Treść'],
        places.map((one) => [one.title, one.excerpt]),
        '',
      )}`,
  )
  .join('\n')}
${groups.length === 0 ? '<p>Nie znaleziono zapisów o tej osobie.</p>' : ''}
<footer>Sporządzono ${moment(made)}, ${escapeHtml(by)}. Pełne dane osób kontaktowych, ze zgodami i historią,
są w katalogach osoba-…; te same dane w postaci do odczytu maszynowego zawiera plik dane-osobowe.json.</footer>
</body></html>
`;
}
