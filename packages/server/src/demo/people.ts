import { hash } from '@node-rs/argon2';
import type { Db } from '../kit/database.ts';
import * as data from './company-data.ts';
import type { Random } from './random.ts';

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
    position: 3,
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
const positionsOf = [[2, 3, 3], [4, 4], [5, 5], [6, 6], [7], [8, 9, 9], [10, 10], [12, 11]];

/** Makes the staff; everybody may sign in with the demonstration password. */
export async function fillPeople(
  db: Db,
  random: Random,
  ids: { department: number[]; position: number[] },
): Promise<Staff[]> {
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const taken = new Set(accounts.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const colleagues = Array.from({ length: 36 }, (_, at) => {
    const woman = at % 2 === 0;
    let name: { firstName: string; lastName: string };
    do {
      const [he, she] = random.pick(data.surnames);
      name = { firstName: random.pick(woman ? data.women : data.men), lastName: woman ? she : he };
    } while (taken.has(`${name.firstName} ${name.lastName}`));
    taken.add(`${name.firstName} ${name.lastName}`);
    const department = at % data.departments.length;
    const lead = at < data.departments.length;
    return {
      ...name,
      username: '',
      roles: [lead ? 'ROLE_MANAGER' : 'ROLE_USER'],
      department,
      position: lead ? 1 : random.pick(positionsOf[department] ?? [10]),
    };
  });
  const rows = [...accounts, ...colleagues].map((person, at) => {
    const email = `${plain(person.firstName)}.${plain(person.lastName)}@meridian.example`;
    return {
      username: person.username || email,
      passwordHash,
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
  const made = await db
    .insertInto('person')
    .values(rows)
    .returning(['id', 'firstName', 'lastName'])
    .execute();
  return made.map((person, at) => ({
    ...person,
    department: [...accounts, ...colleagues][at]?.department ?? 0,
  }));
}
