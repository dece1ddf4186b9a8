import type { Me, Person } from '@zaplecze/contract/people';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { matches } from '../../kit/list.ts';
import { coloredTo, pictureJson } from '../../kit/refs.ts';

const profile = (db: Db) =>
  db.selectFrom('person as p').select([
    'p.id',
    'p.firstName',
    'p.lastName',
    'p.phone',
    'p.email',
    'p.businessArea',
    'p.roles',
    'p.version',
    'p.username',
    sql<string>`p."firstName" || ' ' || p."lastName"`.as('fullname'),
    coloredTo('position', 'p.position').as('position'),
    pictureJson('p.picture').as('picture'),
    sql<
      Person['department']
    >`(select jsonb_build_object('id', d.id, 'name', d.name, 'color', d.color,
        'companies', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name)
          from "companyDepartment" cd join company c on c.id = cd.company where cd.department = d.id), '[]'))
        from department d where d.id = p.department)`.as('department'),
    sql<Person['clients']>`coalesce((select jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'color', c.color) order by c.name)
        from "clientService" s join client c on c.id = s.client where s."user" = p.id), '[]')`.as(
      'clients',
    ),
  ]);

/** A person's whole profile; also of someone deactivated, whom old records still name. */
export async function getPerson(db: Db, id: number): Promise<Person | undefined> {
  const row = await profile(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { username: _username, ...person } = row;
  return person as Person;
}

export async function getMe(db: Db, id: number): Promise<Me> {
  const row = await profile(db)
    .select(
      sql<Me['settings']>`coalesce((select jsonb_object_agg(s.key, s.value) from "personSetting" s
        where s.person = p.id), '{}')`.as('settings'),
    )
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return row as Me;
}

export async function saveSetting(
  db: Db,
  person: number,
  key: string,
  value: unknown,
): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('personSetting')
    .values({ person, key, value: json })
    .onConflict((known) => known.columns(['person', 'key']).doUpdateSet({ value: json }))
    .execute();
}

/** Active people by last name; the search looks at names and e-mail. */
export function listPeople(db: Db, search: string | undefined) {
  return db
    .selectFrom('person as p')
    .select([
      'p.id',
      sql<string>`p."firstName" || ' ' || p."lastName"`.as('name'),
      sql<string>`p."firstName" || ' ' || p."lastName"`.as('fullname'),
      'p.firstName',
      'p.lastName',
      'p.phone',
      'p.email',
      pictureJson('p.picture').as('picture'),
      coloredTo('department', 'p.department').as('department'),
      coloredTo('position', 'p.position').as('position'),
    ])
    .where('p.active', '=', true)
    .where(matches('p.search', search))
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .limit(1000)
    .execute();
}
