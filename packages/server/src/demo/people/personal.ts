import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { answerBy, extendedMonths } from '@zaplecze/contract/rooms/rodo/deadline';
import type { CaseKind, Channel } from '@zaplecze/contract/rooms/rodo/ids';
import { caseKinds, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Staff } from './people.ts';

const dayLength = 86_400_000;

type Case = {
  kind: CaseKind;
  name: string;
  channel: Channel;
  /** Days ago that it came, and that it was closed. */
  ago: number;
  closed?: number;
  refused?: true;
  extended?: string;
  description: string;
  steps?: string[];
  outcome?: string;
};

const cases: Case[] = [
  {
    ...{ kind: 'access', name: 'Halina Wrzos', channel: 'email', ago: 28 },
    description: 'Proszę o informację, jakie moje dane Państwo przechowują, i o ich kopię.',
    steps: ['Potwierdzono tożsamość przez telefon zapisany u klienta.'],
  },
  {
    ...{ kind: 'restriction', name: '', channel: 'paper', ago: 6 },
    description: 'Kwestionuję prawidłowość danych do czasu ich sprawdzenia.',
    steps: ['Ograniczono przetwarzanie danych osoby kontaktowej.'],
  },
  {
    ...{ kind: 'erasure', name: 'Tomasz Brzoza', channel: 'form', ago: 3 },
    description: 'Proszę usunąć moje dane z rejestru gości.',
  },
  {
    ...{ kind: 'access', name: 'Irena Sosnowska', channel: 'paper', ago: 49 },
    extended: 'Duża liczba żądań w tym samym czasie.',
    description: 'Proszę o kopię wszystkich danych i korespondencji.',
  },
  {
    ...{ kind: 'objection', name: 'Paweł Jodła', channel: 'phone', ago: 80, closed: 78 },
    description: 'Nie chce więcej ofert pocztą ani telefonem.',
    outcome: 'Zapisano sprzeciw i potwierdzono go listem.',
  },
  {
    ...{ kind: 'correction', name: 'Beata Lipska', channel: 'email', ago: 110, closed: 104 },
    description: 'Zmiana nazwiska po ślubie.',
    outcome: 'Sprostowano nazwisko i adres e-mail.',
  },
  {
    ...{
      kind: 'access',
      name: 'Marian Olcha',
      channel: 'other',
      ago: 150,
      closed: 100,
      refused: true,
    },
    description: 'Żądanie bez podania, o kogo chodzi.',
    outcome: 'Poproszono o dane pozwalające ustalić tożsamość; osoba ich nie podała.',
  },
  ...(
    [
      ['access', 'Ewelina Grab'],
      ['erasure', '[dane usunięte]'],
      ['correction', 'Zbigniew Topola'],
      ['objection', 'Renata Klon'],
      ['access', 'Wiesław Modrzew'],
    ] as [CaseKind, string][]
  ).map(([kind, name], at) => ({
    ...{ kind, name, channel: 'email' as const, ago: 200 + at * 27, closed: 190 + at * 27 },
    description: 'Żądanie przesłane na adres firmy.',
    outcome: 'Odpowiedziano na piśmie w terminie.',
  })),
];

const disclosures = [
  [
    'Akta klienta przekazane kancelarii',
    'Kancelaria Prawna Ostoja',
    'Dochodzenie należności',
    'art. 6 ust. 1 lit. f RODO',
  ],
  [
    'Lista obecności na szkoleniu BHP',
    'Państwowa Inspekcja Pracy',
    'Kontrola',
    'art. 6 ust. 1 lit. c RODO',
  ],
  [
    'Dane do wysyłki umów',
    'Kurier Ekspres sp. z o.o.',
    'Doręczenie przesyłek',
    'art. 6 ust. 1 lit. b RODO',
  ],
  [
    'Zestawienie gości z lipca',
    'Ochrona budynku',
    'Wyjaśnienie zdarzenia',
    'art. 6 ust. 1 lit. f RODO',
  ],
] as const;

const activities = [
  {
    proposal: 'clients',
    name: 'Obsługa klientów',
    purpose: 'Przygotowanie i wykonanie umów, kontakt z klientem',
    ground: 'art. 6 ust. 1 lit. b i f RODO',
    people: 'Osoby kontaktowe klientów, klienci będący osobami fizycznymi',
    data: 'Imię i nazwisko, stanowisko, telefon, e-mail, treść kontaktów',
    recipients: 'Dostawca hostingu, kancelaria prawna',
    transfers: 'Nie przekazuje się poza Europejski Obszar Gospodarczy',
    retention: '6 lat od końca roku, w którym zakończono umowę',
  },
  {
    proposal: 'visitors',
    name: 'Rejestr gości i korespondencji',
    purpose: 'Bezpieczeństwo biura, ewidencja przesyłek',
    ground: 'art. 6 ust. 1 lit. f RODO',
    people: 'Goście, nadawcy i odbiorcy przesyłek',
    data: 'Imię i nazwisko, firma, godziny wizyty, numery przesyłek',
    recipients: 'Ochrona budynku',
    transfers: 'Nie przekazuje się poza Europejski Obszar Gospodarczy',
    retention: '12 miesięcy od wizyty',
  },
  {
    proposal: 'staff',
    name: 'Organizacja pracy',
    purpose: 'Przydział zadań, nieobecności i zastępstwa',
    ground: 'art. 6 ust. 1 lit. b i c RODO, Kodeks pracy',
    people: 'Pracownicy i współpracownicy',
    data: 'Imię i nazwisko, stanowisko, dział, telefon, e-mail, nieobecności',
    recipients: 'Biuro rachunkowe',
    transfers: 'Nie przekazuje się poza Europejski Obszar Gospodarczy',
    retention: '10 lat od końca roku, w którym ustał stosunek pracy',
  },
];

/** Requests of people (one near its last day), a restricted contact person, disclosures and processing activities. */
export async function fillPersonal(
  db: Db,
  { staff, now }: { staff: Staff[]; now: number },
): Promise<void> {
  const [admin] = staff;
  if (!admin) return;
  const by = { createdBy: admin.id, userModified: admin.id };
  await sql`update "agreementWording" set "validFrom" = now() - interval '420 days'`.execute(db);
  const restricted = await restrictOne(db, now);
  await db
    .insertInto('reception')
    .values({
      ...{ category: 'guest', fullName: 'Tomasz Brzoza', user: admin.id, ...by },
      ...{ clientName: 'Serwis Drukarek Brzoza', description: 'Przegląd drukarek' },
      operationDate: new Date(now - 40 * dayLength),
      exitDate: new Date(now - 40 * dayLength + 3_600_000),
    })
    .execute();
  for (const one of cases) {
    const received = warsawDay(now - one.ago * dayLength);
    const due = answerBy(received);
    const extended = one.extended ? answerBy(received, extendedMonths) : null;
    const closed = one.closed === undefined ? null : warsawDay(now - one.closed * dayLength);
    const status = closed === null ? 'open' : one.refused ? 'refused' : 'done';
    const { id } = await db
      .insertInto('personalCase')
      .values({
        ...{
          kind: one.kind,
          name: one.name || restricted,
          channel: one.channel,
          status,
          handler: admin.id,
        },
        ...{ description: one.description, received, due, extended, closed },
        ...{ extensionReason: one.extended ?? null, outcome: one.outcome ?? null, ...by },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const texts = [
      `Zarejestrowano żądanie: ${nameById(caseKinds, one.kind)}.`,
      ...(one.steps ?? []),
      ...(one.extended ? [`Przedłużono termin odpowiedzi. Powód: ${one.extended}`] : []),
      ...(one.outcome ? [`Zakończono. ${one.outcome}`] : []),
    ];
    const end = one.closed ?? Math.max(0, one.ago - texts.length);
    const steps = texts.map((text, at) => ({
      ...{ case: id, by: admin.id, text },
      at: new Date(now - (one.ago - ((one.ago - end) * at) / texts.length) * dayLength),
    }));
    await db.insertInto('personalCaseStep').values(steps).execute();
  }
  const disclosed = Array.from({ length: 13 }, (_, at) => {
    const [what, recipient, purpose, ground] = disclosures[at % disclosures.length] ?? [
      '',
      '',
      '',
      '',
    ];
    return {
      ...{
        kind: 'letter',
        what: `${what} (${at + 1}/2026)`,
        recipient,
        purpose,
        ground,
        by: admin.id,
      },
      ...{ rowCount: 1 + ((at * 7) % 23), at: new Date(now - (2 + at * 11) * dayLength), ...by },
    };
  });
  await db.insertInto('disclosure').values(disclosed).execute();
  await db
    .insertInto('processingActivity')
    .values(activities.map((one) => ({ ...one, ...by })))
    .execute();
}

/** A contact person of a client with several, whose data may only be kept just now; gives the name. */
async function restrictOne(db: Db, now: number): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`update "clientPerson" set restricted = ${new Date(now - 5 * dayLength)}
    where id = (select max(p.id) from "clientPerson" p where (select count(*) from "clientPerson" o
      where o.client = p.client) > 1)
    returning "firstName" || ' ' || "lastName" as name`.execute(db);
  return rows[0]?.name ?? 'Osoba kontaktowa';
}
