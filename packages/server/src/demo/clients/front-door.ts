import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Staff } from '../people/people.ts';

const hour = 3_600_000;

type Guest = {
  fullName: string;
  clientName?: string;
  people?: number;
  car?: string;
  description?: string;
};

/** Who is expected on the first working hours from now on, and on the next days. */
const today: Guest[] = [
  { fullName: 'Agnieszka Borowska', people: 2, car: 'EL 7KR14', description: 'Podpisanie aneksu' },
  { fullName: 'Tomasz Grzelak', clientName: 'Serwis Wind Łódź', car: 'ELW 90211' },
  { fullName: 'Oksana Melnyk', clientName: 'Melnyk Consulting', people: 3 },
  {
    fullName: 'Robert Sikora',
    description: 'Rozmowa kwalifikacyjna',
    clientName: 'Osoba prywatna',
  },
];
const next: Guest[] = [
  { fullName: 'Ewa Markiewicz', people: 5, description: 'Szkolenie w sali konferencyjnej' },
  { fullName: 'Paweł Rutkowski', car: 'WX 5520C' },
  { fullName: 'Irena Walczak', clientName: 'Biegły rewident' },
  { fullName: 'Sebastian Kruk', clientName: 'Audytor ISO', people: 2 },
  { fullName: 'Karolina Pietrzak' },
];

const quarter = hour / 4;
const hourOf = (day: string, at: number) => Date.parse(dayBegins(day)) + at * hour;

/** The moment from which guests come: now, while the office works till five; else eight of the next day that it does. */
function nextOpening(now: number): number {
  const day = warsawDay(now);
  if (now < hourOf(day, 16)) return Math.max(now, hourOf(day, 8));
  return hourOf(addDays(day, 1), 8);
}

/** One guest after another, at full quarters, all of them before five. */
function comingAt(first: number, at: number): number {
  const least = Math.ceil(first / quarter) * quarter;
  const step = Math.min(3 * quarter, (hourOf(warsawDay(first), 17) - least) / today.length);
  return least + Math.floor(((at + 1) * step) / (quarter / 3)) * (quarter / 3);
}

const letters = [
  { back: 12, description: 'Wezwanie do uzupełnienia deklaracji' },
  { back: 6, description: 'Decyzja w sprawie podatku od nieruchomości' },
  { back: 1, description: 'Zawiadomienie o kontroli składek' },
];

/** Guests who are announced, what hosts answered to those who are here, and e-Doręczenia that wait to be opened. */
export async function fillFrontDoor(
  db: Db,
  { staff, clients, now }: { staff: Staff[]; clients: number[]; now: number },
): Promise<void> {
  const [boss = 0, manager = 0, employee = 0] = staff.map(({ id }) => id);
  const hosts = [employee, manager, boss];
  const first = nextOpening(now);
  const guest = (one: Guest, at: number, expected: number) => ({
    ...one,
    client: one.clientName ? null : (clients[at * 7 + 3] ?? null),
    user: hosts[at % hosts.length] ?? employee,
    createdBy: at % 2 === 0 ? manager : employee,
    userModified: at % 2 === 0 ? manager : employee,
    expected: new Date(expected),
    created: new Date(now - 26 * hour),
    modified: new Date(now - 26 * hour),
  });
  await db
    .insertInto('announcedGuest')
    .values([
      ...next.map((one, at) => guest(one, at, hourOf(addDays(warsawDay(first), at + 1), 9 + at))),
      ...today.map((one, at) => guest(one, at, comingAt(first, at))),
    ])
    .execute();

  const here = await db
    .selectFrom('reception')
    .select(['id', 'user', 'operationDate'])
    .where('category', '=', 'guest')
    .where('exitDate', 'is', null)
    .where('operationDate', '>=', dayBegins(warsawDay(now)))
    .orderBy('id')
    .execute();
  const answers = [null, 'coming', 'fiveMinutes'] as const;
  const visits = here.map(({ id, user, operationDate }, at) => {
    const answer = answers[at % answers.length] ?? null;
    const entered = new Date(operationDate).getTime();
    return {
      reception: id,
      badge: `ZG-${'ABCDEFGHIJKLMNOP'.slice(0, 13)}${'234567'[at % 6]}${'ABCDEFGH'[at % 8]}${'QRSTUVWX'[(at * 3) % 8]}`,
      people: 1 + (at % 3),
      car: at % 2 === 0 ? 'EL 33021' : '',
      answer,
      answeredAt: answer && new Date(Math.min(entered + 60_000, now)),
      answeredBy: answer && user,
    };
  });
  if (visits.length > 0) await db.insertInto('guestVisit').values(visits).execute();
  await db
    .updateTable('receptionType')
    .set({ electronic: true })
    .where('name', '=', 'e-Doręczenie')
    .execute();
  const company = await db
    .selectFrom('company')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('postingBook')
    .values({ company: company.id, day: warsawDay(now) })
    .execute();
  for (const [at, { back, description }] of letters.entries()) {
    const row = await db
      .selectFrom('reception')
      .select('id')
      .where('category', '=', 'parcel')
      .where('direction', '=', 'inbound')
      .orderBy(
        sql`abs(extract(epoch from "operationDate" - ${new Date(now - back * 24 * hour)}::timestamptz))`,
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('reception')
      .set({
        ...{ description, user: hosts[at] ?? employee, receivedAt: null, receivedBy: null },
        ...{ client: null, clientName: 'Urząd Skarbowy Łódź-Widzew', clientCity: 'Łódź' },
        ...{ clientAddress: 'Papiernicza 7', clientPostal: '92-312', taskNumber: '' },
        type: (eb) =>
          eb.selectFrom('receptionType').select('id').where('name', '=', 'e-Doręczenie').limit(1),
      })
      .where('id', '=', row.id)
      .execute();
  }
}
