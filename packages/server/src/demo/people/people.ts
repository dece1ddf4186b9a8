import { hash } from '@node-rs/argon2';
import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../kit/database/database.ts';
import { announceLater } from '../../rooms/people/index.ts';
import * as data from '../content/company-data.ts';
import type { Random } from '../random.ts';

/** The password of all demonstration accounts. */
const password = 'Zaplecze-demo-2026';

export type Staff = { id: number; firstName: string; lastName: string; department: number };

const plain = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The four accounts, with positions and departments by number, then some thirty-six colleagues. */
const accounts = [
  {
    username: 'admin',
    firstName: 'Marek',
    lastName: 'Zieliński',
    roles: ['ROLE_ADMIN'],
    position: 0,
    department: 7,
  },
  {
    username: 'kierownik',
    firstName: 'Joanna',
    lastName: 'Kamińska',
    roles: ['ROLE_MANAGER'],
    position: 1,
    department: 0,
  },
  {
    username: 'pracownik',
    firstName: 'Piotr',
    lastName: 'Wiśniewski',
    roles: ['ROLE_USER'],
    position: 16,
    department: 0,
  },
  {
    username: 'recepcja',
    firstName: 'Natalia',
    lastName: 'Mazur',
    roles: ['ROLE_RECEPTION'],
    position: 11,
    department: 7,
  },
];
/** Of each department, for women and for men: the Polish trades have names for both, or one. */
const positionsOf = [
  [[3], [16]],
  [[4], [4]],
  [[5], [5]],
  [[6], [6]],
  [[7], [7]],
  [
    [8, 9],
    [8, 9],
  ],
  [[10], [10]],
  [[12], [17]],
];
/** The manager of bookkeeping has an account; the eldest colleague there is the chief accountant. */
const chiefAccountant = 2;

/** Makes the staff; everybody but the newest, who is still invited, may sign in with the demonstration password. */
export async function fillPeople(
  db: Db,
  random: Random,
  ids: { department: number[]; position: number[] },
): Promise<Staff[]> {
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const usedNames = new Set(accounts.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const colleagues = Array.from({ length: 36 }, (_, at) => {
    const woman = at % 2 === 0;
    let name: { firstName: string; lastName: string };
    do {
      const [he, she] = random.pick(data.surnames);
      name = { firstName: random.pick(woman ? data.women : data.men), lastName: woman ? she : he };
    } while (usedNames.has(`${name.firstName} ${name.lastName}`));
    usedNames.add(`${name.firstName} ${name.lastName}`);
    const department = at % data.departments.length;
    const lead = at < data.departments.length;
    return {
      ...name,
      username: '',
      roles: [lead ? 'ROLE_MANAGER' : 'ROLE_USER'],
      department,
      position: !lead
        ? random.pick(positionsOf[department]?.[woman ? 0 : 1] ?? [10])
        : at === 0
          ? chiefAccountant
          : 1,
    };
  });
  const rows = [...accounts, ...colleagues].map((person, at) => {
    const email = `${plain(person.firstName)}.${plain(person.lastName)}@meridian.example`;
    return {
      username: person.username || email,
      passwordHash: at === accounts.length + colleagues.length - 1 ? null : passwordHash,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      phone: `+48 42 630 ${String(10 + at)} ${String(10 + random.between(0, 89))}`,
      department: ids.department[person.department] ?? null,
      position: ids.position[person.position] ?? null,
      businessArea: data.departments[person.department]?.name ?? null,
      roles: person.roles,
    };
  });
  const createdRows = await db
    .insertInto('person')
    .values(rows)
    .returning(['id', 'firstName', 'lastName'])
    .execute();
  return createdRows.map((person, at) => ({
    ...person,
    department: [...accounts, ...colleagues][at]?.department ?? 0,
  }));
}

/** Substitutions by place in the staff, with their first and last day counted from today. */
const replacements: [user: number, replacedUser: number, from: number, to: number][] = [
  [2, 12, -2, 4],
  [12, 20, -1, 1],
  [1, 4, 0, 6],
  [15, 23, -3, 2],
  [28, 2, 10, 17],
  [4, 1, 14, 20],
  [2, 28, -40, -34],
  [20, 12, -75, -66],
];

/** Who stands in for whom around today: one chain, some ahead, some over. */
export async function fillReplacements(db: Db, staff: Staff[], now: number): Promise<void> {
  const today = warsawDay(now);
  const at = (days: number, time: string) => readInstant(`${addDays(today, days)} ${time}`) ?? '';
  const createdRows = await db
    .insertInto('replacement')
    .values(
      replacements.map(([user, replacedUser, from, to]) => ({
        user: staff[user]?.id ?? 0,
        replacedUser: staff[replacedUser]?.id ?? 0,
        dateFrom: at(from, '00:00:00'),
        dateTo: at(to, '23:59:59'),
      })),
    )
    .returning(['id', 'dateFrom', 'dateTo'])
    .execute();
  for (const one of createdRows) if (Date.parse(one.dateTo) >= now) await announceLater(db, one);
}
