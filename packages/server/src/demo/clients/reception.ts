import { daysBetween } from '@zaplecze/contract/kit/values/days';
import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay, warsawInstant } from '@zaplecze/contract/kit/values/time';
import { companyInitials } from '@zaplecze/contract/rooms/reception/calls';
import type { Direction } from '@zaplecze/contract/rooms/reception/lists';
import type { Db } from '../../kit/database/database.ts';
import * as data from '../content/company-data.ts';
import type { Staff } from '../people/people.ts';
import type { Random } from '../random.ts';

const dayLength = 86_400_000;

const contents: Record<Direction, string[]> = {
  inbound: [
    'Faktury za ubiegły miesiąc',
    'Umowa do podpisu',
    'Wyciągi bankowe',
    'Wezwanie z urzędu skarbowego',
    'Akta osobowe',
    'Toner do drukarki',
    'Laptop po naprawie',
    'Zaświadczenie z ZUS',
  ],
  outbound: [
    'Deklaracja roczna',
    'Podpisany aneks',
    'Sprawozdanie finansowe',
    'Zwrot dokumentów źródłowych',
    'Odpowiedź na wezwanie',
    'Świadectwo pracy',
  ],
};
const notes = ['Umówione spotkanie', 'Rozmowa kwalifikacyjna', 'Podpisanie umowy', null, null];
const senders = [
  ['Urząd Skarbowy Łódź-Widzew', 'Łódź', 'Papiernicza 7', '92-312'],
  ['ZUS I Oddział w Łodzi', 'Łódź', 'Zamenhofa 2', '90-431'],
  ['Sąd Rejonowy dla Łodzi-Śródmieścia', 'Łódź', 'Kościuszki 107', '90-928'],
] as const;

type World = {
  clients: number[];
  staff: Staff[];
  company: number[];
  receptionType: number[];
  now: number;
};

/** A day `back` days ago, its hour of Warsaw; never ahead of now, never on a weekend but today. */
function moment(random: Random, now: number, back: number): Date {
  const [year = 0, month = 0, day = 0] = warsawDay(now - back * dayLength)
    .split('-')
    .map(Number);
  const at = warsawInstant(year, month, day, random.between(8, 16), random.between(0, 59)) ?? now;
  // Within the hours of the day that are over, if it is today; none comes to a closed office but today.
  if (back === 0) {
    const begin = warsawInstant(year, month, day) ?? now;
    return new Date(Math.max(begin, Math.min(at, now - random.between(2, 90) * 60_000)));
  }
  const open = workingDay(warsawDay(at), -1);
  return new Date(at - daysBetween(open, warsawDay(at)) * dayLength);
}

type Client = { id: number; city: string; street: string; postalCode: string };

/** About 150 guests and 250 parcels of the last year and of today, numbered in order of their dates. */
export async function fillReception(db: Db, random: Random, world: World): Promise<void> {
  const clients = await db
    .selectFrom('client')
    .select(['id', 'city', 'street', 'postalCode'])
    .where('id', 'in', world.clients)
    .orderBy('id')
    .execute();
  const companies = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', 'in', world.company)
    .orderBy('id')
    .execute();
  // Natalia Mazur's account keeps the registers.
  const desk = world.staff[3]?.id ?? null;
  const stamps = (created: Date) => ({
    ...{ created, modified: created, operationDate: created },
    ...{ createdBy: desk, userModified: desk },
  });
  const days = (count: number, today: number) =>
    Array.from({ length: count }, (_, at) => (at < today ? 0 : random.between(1, 340)))
      .map((back) => moment(random, world.now, back))
      .sort((a, b) => a.getTime() - b.getTime());

  // Today somebody comes to each account, and something came for it.
  const [boss, manager, employee] = world.staff.map(({ id }) => id);
  const awaited = [employee, manager, boss, employee];
  const guests = days(150, 9).map((entered) => {
    const today = warsawDay(entered) === warsawDay(world.now);
    const left = entered.getTime() + random.between(15, 120) * 60_000;
    const inside = today && (left > world.now || random.next() < 0.4);
    return {
      ...stamps(entered),
      category: 'guest',
      fullName: personName(random),
      description: random.pick(notes) ?? '',
      user: (today && awaited.shift()) || random.pick(world.staff).id,
      exitDate: inside ? null : new Date(Math.min(left, world.now)),
      ...(random.next() < 0.8
        ? addressOf(random.pick(clients))
        : { clientName: `${random.pick(data.trades)} „${random.pick(data.firmNames)}”` }),
    };
  });
  await db.insertInto('reception').values(guests).execute();

  const addressees = [employee, employee, manager, boss];
  const last = new Map<string, number>();
  const parcels = days(250, 14).map((date) => {
    const direction = random.pick(['inbound', 'inbound', 'inbound', 'outbound'] as const);
    const company = random.pick(companies);
    const year = Number(warsawDay(date).slice(0, 4));
    const series = `${company.id} ${direction} ${year}`;
    const order = (last.get(series) ?? 0) + 1;
    last.set(series, order);
    const letter = direction === 'inbound' ? 'P' : 'W';
    return {
      ...stamps(date),
      category: 'parcel',
      description: random.pick(contents[direction]),
      direction,
      company: company.id,
      type: random.pick(world.receptionType),
      taskNumber: random.next() < 0.6 ? `00 590 0773 ${random.between(1000, 9999)}` : '',
      user:
        (direction === 'inbound' &&
          warsawDay(date) === warsawDay(world.now) &&
          addressees.shift()) ||
        (random.next() < 0.7 ? random.pick(world.staff).id : null),
      sysYear: year,
      sysOrder: order,
      sysNumber: `${letter}/${companyInitials(company.name)}/${year}/${String(order).padStart(5, '0')}`,
      ...(random.next() < 0.7 ? addressOf(random.pick(clients)) : officeOf(random)),
    };
  });
  await db
    .insertInto('reception')
    .values(parcels.map(received(world.now)))
    .execute();
  const counters = [...last].map(([series, count]) => {
    const [company, direction, year] = series.split(' ');
    return {
      company: Number(company),
      direction: direction ?? '',
      year: Number(year),
      last: count,
    };
  });
  await db.insertInto('receptionCounter').values(counters).execute();
}

type Parcel = { direction: string; user: number | null; operationDate: Date };

/** Whom a parcel is for has it by the evening; those of the last two days lie at the desk. */
const received =
  (now: number) =>
  <P extends Parcel>(parcel: P) => {
    const came = parcel.operationDate.getTime();
    const has = parcel.direction === 'inbound' && came < now - 2 * 86_400_000 && parcel.user;
    return {
      ...parcel,
      receivedAt: has ? new Date(came + 3 * 3_600_000) : null,
      receivedBy: has ? parcel.user : null,
    };
  };

function personName(random: Random): string {
  const woman = random.next() < 0.5;
  const [his, hers] = random.pick(data.surnames);
  return `${random.pick(woman ? data.women : data.men)} ${woman ? hers : his}`;
}

const addressOf = ({ id, city, street, postalCode }: Client) => ({
  client: id,
  clientName: null,
  clientCity: city,
  clientAddress: street,
  clientPostal: postalCode,
});

function officeOf(random: Random) {
  const [clientName, clientCity, clientAddress, clientPostal] = random.pick(senders);
  return { client: null, clientName, clientCity, clientAddress, clientPostal };
}
