import { groupThousands } from '@zaplecze/contract/kit/values/words';
import type { FileWords } from '@zaplecze/contract/rooms/files/words';
import { HttpError } from '../../http/calls/errors.ts';
import { walkXml } from '../office-parts.ts';
import { decodeText } from '../read-csv.ts';

/*
 * A structured invoice of KSeF in words: FA(1), FA(2) and FA(3), whose fields have the same names
 * (crd.gov.pl/wzor/2023/06/29/12648, 2025/06/25/13775).
 */

type Element = { name: string; text: string; children: Element[] };

/** More elements than an invoice of ten thousand lines has. */
const mostElements = 200_000;
/** Lines that are shown; the sums below are of all. */
const mostLines = 500;

function treeOf(content: Buffer): Element | null {
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  let count = 0;
  const broken = { broken: 'broken', deepest: 32 };
  const xml = Buffer.from(decodeText(content));
  walkXml(
    xml,
    {
      open: (name) => {
        count += 1;
        if (count > mostElements) throw new HttpError(413, 'too long');
        const element = { name, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      text: (text) => {
        const element = open.at(-1);
        if (element && element.text.length < 4_000) element.text += text;
      },
      close: () => open.pop(),
    },
    broken,
  );
  return root.children.find(({ name }) => name === 'Faktura') ?? null;
}

const all = (from: Element | undefined, name: string) =>
  from?.children.filter((one) => one.name === name) ?? [];

/** The words at a path of names. */
function at(from: Element | undefined, ...path: string[]): string {
  let element = from;
  for (const name of path) element = all(element, name)[0];
  return element?.text.replace(/\s+/g, ' ').trim() ?? '';
}

const number = (text: string): string => {
  const [whole = '', rest] = text.split('.');
  if (!/^-?\d+$/.test(whole)) return text;
  return groupThousands(Number(whole)) + (rest ? `,${rest}` : '');
};
const day = (text: string) => text.slice(0, 10).split('-').reverse().join('.');

const kinds: Record<string, string> = {
  VAT: 'Faktura',
  KOR: 'Faktura korygująca',
  ZAL: 'Faktura zaliczkowa',
  ROZ: 'Faktura rozliczeniowa',
  UPR: 'Faktura uproszczona',
  KOR_ZAL: 'Faktura korygująca zaliczkową',
  KOR_ROZ: 'Faktura korygująca rozliczeniową',
};
const payments: Record<string, string> = {
  1: 'gotówka',
  2: 'karta',
  3: 'bon',
  4: 'czek',
  5: 'kredyt',
  6: 'przelew',
  7: 'płatność mobilna',
};
/** Sums by rate: net and VAT. */
const rates: [rate: string, net: string, vat: string | null][] = [
  ['23% lub 22%', 'P_13_1', 'P_14_1'],
  ['8% lub 7%', 'P_13_2', 'P_14_2'],
  ['5%', 'P_13_3', 'P_14_3'],
  ['ryczałt taksówek', 'P_13_4', 'P_14_4'],
  ['procedura OSS', 'P_13_5', 'P_14_5'],
  ['0% krajowe', 'P_13_6_1', null],
  ['0% WDT', 'P_13_6_2', null],
  ['0% eksport', 'P_13_6_3', null],
  ['zwolnione', 'P_13_7', null],
  ['poza krajem', 'P_13_8', null],
  ['art. 100 ust. 1 pkt 4', 'P_13_9', null],
  ['odwrotne obciążenie', 'P_13_10', null],
  ['marża', 'P_13_11', null],
];

const rateOf = (text: string) => (/^\d+$/.test(text) ? `${text}%` : text);

function partyOf(from: Element | undefined): string {
  const known = all(from, 'DaneIdentyfikacyjne')[0];
  const name =
    at(known, 'Nazwa') || [at(known, 'ImiePierwsze'), at(known, 'Nazwisko')].join(' ').trim();
  const nip = at(known, 'NIP');
  const address = [at(from, 'Adres', 'AdresL1'), at(from, 'Adres', 'AdresL2')];
  return [name, nip && `NIP ${nip}`, ...address].filter(Boolean).join(', ');
}

/** @returns null for XML that is no such invoice, and for what is no XML */
export function readInvoice(content: Buffer): FileWords | null {
  let root: Element | null;
  try {
    root = treeOf(content);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
  const invoice = all(root ?? undefined, 'Fa')[0];
  if (!root || !invoice || at(invoice, 'P_2') === '') return null;
  const currency = at(invoice, 'KodWaluty') || 'PLN';
  const kind = at(invoice, 'RodzajFaktury');
  const payment = all(invoice, 'Platnosc')[0];
  const terms = all(payment, 'TerminPlatnosci').map((one) => day(at(one, 'Termin')));
  const accounts = all(payment, 'RachunekBankowy').map((one) => at(one, 'NrRB'));
  const period = all(invoice, 'OkresFa')[0];
  const corrected = all(invoice, 'DaneFaKorygowanej').map((one) => at(one, 'NrFaKorygowanej'));
  const facts: [string, string][] = [
    ['Wystawiona', day(at(invoice, 'P_1'))],
    ['Sprzedaż', day(at(invoice, 'P_6'))],
    ['Okres', period ? `${day(at(period, 'P_6_Od'))} – ${day(at(period, 'P_6_Do'))}` : ''],
    ['Koryguje', corrected.join(', ')],
    ['Powód korekty', at(invoice, 'PrzyczynaKorekty')],
    ['Sprzedawca', partyOf(all(root, 'Podmiot1')[0])],
    ['Nabywca', partyOf(all(root, 'Podmiot2')[0])],
    ['Do zapłaty', `${number(at(invoice, 'P_15'))} ${currency}`],
    ['Termin płatności', terms.filter(Boolean).join(', ')],
    ['Sposób płatności', payments[at(payment, 'FormaPlatnosci')] ?? ''],
    ['Zapłacono', at(payment, 'Zaplacono') === '1' ? day(at(payment, 'DataZaplaty')) || 'tak' : ''],
    ['Rachunek', accounts.filter(Boolean).join(', ')],
  ];
  const lines = all(invoice, 'FaWiersz');
  const gross = lines.some((line) => at(line, 'P_11A') !== '' && at(line, 'P_11') === '');
  const rows = lines
    .slice(0, mostLines)
    .map((line) => [
      at(line, 'NrWierszaFa'),
      at(line, 'P_7'),
      [number(at(line, 'P_8B')), at(line, 'P_8A')].filter(Boolean).join(' '),
      number(at(line, gross ? 'P_9B' : 'P_9A')),
      number(at(line, gross ? 'P_11A' : 'P_11')),
      rateOf(at(line, 'P_12')),
    ]);
  const sums = rates.flatMap(([rate, net, vat]) => {
    const value = at(invoice, net);
    return value === '' ? [] : [[rate, number(value), vat ? number(at(invoice, vat)) : '']];
  });
  const worth = gross ? 'brutto' : 'netto';
  const more = lines.length > mostLines ? ` (pierwsze ${mostLines} z ${lines.length})` : '';
  return {
    title: `${kinds[kind] ?? 'Faktura'} ${at(invoice, 'P_2')}`,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    tables: [
      {
        title: `Pozycje${more}`,
        columns: ['Lp.', 'Nazwa', 'Ilość', `Cena ${worth}`, `Wartość ${worth}`, 'VAT'],
        rows,
      },
      { title: 'Razem według stawek', columns: ['Stawka', 'Netto', 'VAT'], rows: sums },
    ].filter((table) => table.rows.length > 0),
    text: all(root, 'Stopka')
      .flatMap((foot) => all(foot, 'Informacje').map((one) => at(one, 'StopkaFaktury')))
      .join('\n'),
  };
}
