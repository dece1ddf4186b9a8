import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { documentStatus } from '@zaplecze/contract/rooms/documents/lists';
import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { docxOf, keepFile, pdfOf, pngOf, xlsxOf } from '../content/sample-files.ts';
import type { Staff } from '../people/people.ts';
import { atWork, type Random } from '../random.ts';

const dayLength = 86_400_000;

/** What documents of each type (in the order of company-data) are called, and what they say. */
const kinds: { names: string[]; says: string[] }[] = [
  {
    names: [
      'Umowa o świadczenie usług',
      'Umowa powierzenia danych',
      'Umowa o zachowaniu poufności',
    ],
    says: [
      '§ 1. Zleceniodawca powierza, a Wykonawca przyjmuje do prowadzenia sprawy opisane w załączniku nr 1.',
      '§ 2. Dokumenty za dany miesiąc Zleceniodawca przekazuje do 5. dnia miesiąca następnego.',
      '§ 3. Wykonawca odpowiada za terminowe złożenie deklaracji, o ile dokumenty otrzymał w terminie.',
      '§ 4. Wynagrodzenie wynika z cennika i jest płatne w ciągu 14 dni od doręczenia faktury.',
      '§ 5. Dane osobowe są przetwarzane na podstawie umowy powierzenia, która jest załącznikiem nr 2.',
      '§ 6. Umowa obowiązuje na czas nieokreślony z dwumiesięcznym okresem wypowiedzenia.',
    ],
  },
  {
    names: ['Aneks nr 1', 'Aneks nr 2', 'Aneks o zmianie stawek'],
    says: [
      'Strony zmieniają zakres usług i stawki od pierwszego dnia następnego kwartału.',
      'Zmieniony cennik jest załącznikiem do niniejszego aneksu.',
      'Pozostałe postanowienia umowy nie zmieniają się.',
    ],
  },
  {
    names: ['Pełnomocnictwo UPL-1', 'Pełnomocnictwo ogólne', 'Pełnomocnictwo do ZUS PEL'],
    says: [
      'Upoważniam do podpisywania deklaracji składanych drogą elektroniczną.',
      'Pełnomocnictwo jest ważne do odwołania.',
    ],
  },
  {
    names: ['Protokół przekazania ksiąg', 'Protokół odbioru', 'Protokół z inwentaryzacji'],
    says: ['Przekazano kompletną dokumentację za wskazany okres.', 'Strony nie wnoszą uwag.'],
  },
  {
    names: ['Faktura', 'Faktura korygująca', 'Nota odsetkowa'],
    says: [
      'Obsługa za miesiąc zgodnie z umową: 1 450,00 zł netto',
      'VAT 23%: 333,50 zł',
      'Razem do zapłaty: 1 783,50 zł',
      'Termin płatności: 14 dni, przelew na rachunek wskazany w umowie.',
    ],
  },
  {
    names: [
      'Pismo z urzędu skarbowego',
      'Odpowiedź na wezwanie',
      'Notatka ze spotkania',
      'Zdjęcie pieczątki',
    ],
    says: [
      'W odpowiedzi na pismo przekazujemy żądane wyjaśnienia.',
      'Prosimy o kontakt z opiekunem klienta.',
    ],
  },
];
const notes = [
  null,
  'Oryginał w segregatorze klienta.',
  'Podpisane elektronicznie przez obie strony.',
  'Do odnowienia z końcem roku.',
  null,
  'Skan przysłany przez klienta, oryginał odbierze opiekun.',
];

/** What a sheet that came with a document lists. */
const amounts = [
  ['Faktura zakupu, materiały', 1860],
  ['Faktura zakupu, paliwo', 412.35],
  ['Faktura sprzedaży', 9840],
  ['Raport kasowy', 275.5],
  ['Wyciąg bankowy, opłaty', 48],
] as const;

type World = {
  storage: Storage;
  documentType: number[];
  clients: number[];
  staff: Staff[];
  now: number;
};

/** 120 documents over some forty clients and the company itself; every eighth has former versions. */
export async function fillDocuments(db: Db, random: Random, world: World): Promise<void> {
  const clients = random.some(world.clients, 40);
  const named = await db.selectFrom('client').select(['id', 'name', 'nip']).execute();
  const partyOf = (id: number | null) => named.find((one) => one.id === id) ?? null;
  for (let at = 0; at < 120; at += 1) {
    const kind = random.between(0, kinds.length - 1);
    const client = at % 10 === 9 ? null : random.pick(clients);
    const author = random.pick(world.staff.slice(0, 12)).id;
    const changed = random.pick([author, author, random.pick(world.staff.slice(0, 6)).id]);
    const created = atWork(random, world.now - random.between(2, 400) * dayLength);
    const later = Math.min(created + random.between(1, 30) * dayLength, world.now - dayLength);
    const modified = random.next() < 0.5 ? created : atWork(random, later);
    const number = at + 1;
    const same = { kind, number, party: partyOf(client ?? null) };
    const files = [await makeFile(db, random, world, { ...same, author, created })];
    if (at % 8 === 3) {
      const again = { ...same, author: changed, created: modified, again: true };
      files.push(await makeFile(db, random, world, again));
    }
    const { id } = await db
      .insertInto('document')
      .values({
        type: world.documentType[kind] ?? 0,
        client,
        description: random.pick(notes),
        status: at % 17 === 16 ? documentStatus.archived : documentStatus.current,
        file: files.at(-1) ?? 0,
        created: new Date(created),
        modified: new Date(modified),
        createdBy: author,
        userModified: changed,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('file').set({ attachedId: id }).where('id', 'in', files).execute();
  }
}

type Wanted = {
  kind: number;
  number: number;
  /** Whose it is; null: the group's own. */
  party: { name: string; nip: string | null } | null;
  author: number;
  created: number;
  /** A later version of the same document. */
  again?: boolean;
};

const word = 'application/vnd.openxmlformats-officedocument';
const types = {
  pdf: 'application/pdf',
  png: 'image/png',
  docx: `${word}.wordprocessingml.document`,
  xlsx: `${word}.spreadsheetml.sheet`,
};
/** What people send besides PDFs. */
const office = ['png', 'docx', 'xlsx'] as const;

async function makeFile(db: Db, random: Random, world: World, wanted: Wanted): Promise<number> {
  const { kind, number, party, author, created, again } = wanted;
  const { names, says } = kinds[kind] ?? { names: ['Dokument'], says: [] };
  const name = random.pick(names);
  const title = `${name} ${number}/${warsawDay(created).slice(0, 4)}`;
  const day = `Łódź, dnia ${warsawDay(created).split('-').reverse().join('.')}`;
  const form = kind === 5 || number % 7 === 0 ? office[number % office.length] : 'pdf';
  const base = `${name} ${number}${again ? ' (poprawiony)' : ''}`;
  const side = party ? [`Strona: ${party.name}`, `NIP ${party.nip ?? '–'}`] : [];
  const lines = [
    day,
    ...side,
    '',
    ...says,
    '',
    'W imieniu grupy:',
    '',
    '................................',
  ];
  const makes = {
    pdf: async () => pdfOf(title, lines, { letter: true }),
    docx: async () => docxOf(title, lines),
    png: () => pngOf(number),
    xlsx: () =>
      xlsxOf(
        'Zestawienie',
        ['Pozycja', 'Kwota'],
        amounts.map(([what, money]) => [what, { money: money + number }]),
      ),
  };
  const content = await makes[form ?? 'pdf']();
  return await keepFile(db, world.storage, {
    ...{ fileName: `${base}.${form}`, content, contentType: types[form ?? 'pdf'], author },
    ...{ created: new Date(created), to: 'document' },
  });
}
