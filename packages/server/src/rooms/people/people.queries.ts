import type { Role } from '@zaplecze/contract/permissions';
import type { Me, Person, PersonRow } from '@zaplecze/contract/rooms/people/calls';
import { personColumns, personFields } from '@zaplecze/contract/rooms/people/fields';
import { type RawBuilder, sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { coloredTo, pictureJson } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { matches } from '../../kit/lists/search.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { pushSettingsOf } from '../notifications/index.ts';
import { personMay, seesContactData, shownTo } from './people.rules.ts';
import { replacementsOf } from './replacements/replacements.queries.ts';

const fullname = sql<string>`p."firstName" || ' ' || p."lastName"`;
const awaiting = sql<boolean>`p.active and p."passwordHash" is null`;

/** Programs have an account, but no profile. */
const isStaff = sql<boolean>`(p.active or not exists (select from program g where g.person = p.id))`;

type Contactable = { active: boolean; phone: string | null; email: string };

/** A row as this person may read it: contact data and own fields of who has left are the administrators' alone. */
function readable<R extends Contactable>(
  user: User,
  row: R,
): Omit<R, 'email'> & { email: string | null } {
  if (seesContactData(user, row)) return row;
  const hidden = { phone: null, email: null, custom: {} };
  return {
    ...row,
    ...hidden,
    ...('businessArea' in row && { businessArea: null }),
  };
}

const profile = (db: Db) =>
  db
    .selectFrom('person as p')
    .modifyFront(preparedStatement)
    .select([
      'p.id',
      ...columnsOf('p', personFields),
      'p.roles',
      'p.active',
      'p.version',
      'p.username',
      sql<boolean>`p.anonymized is not null`.as('anonymized'),
      fullname.as('fullname'),
      awaiting.as('awaiting'),
      coloredTo('position', 'p.position').as('position'),
      pictureJson('p.picture').as('picture'),
      sql<
        Person['department']
      >`(select json_build_object('id', d.id, 'name', d.name, 'color', d.color,
        'companies', coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
          from "companyDepartment" cd join company c on c.id = cd.company where cd.department = d.id), '[]'))
        from department d where d.id = p.department)`.as('department'),
      replacementsOf('user').as('replacements'),
      replacementsOf('replacedUser').as('substitutes'),
    ]);

type Sides = Record<'replacements' | 'substitutes', Parameters<typeof shownTo>[1]>;
const standingIn = (user: User, { replacements, substitutes }: Sides) => ({
  replacements: shownTo(user, replacements),
  substitutes: shownTo(user, substitutes),
});

/** A person's whole profile; also of someone deactivated, whom old records still name. */
export async function getPerson(db: Db, user: User, id: number): Promise<Person | undefined> {
  const row = await profile(db)
    .select(
      sql<Person['clients']>`coalesce((select json_agg(json_build_object(
          'id', c.id, 'name', c.name, 'color', c.color) order by c.name)
        from "clientService" s join client c on c.id = s.client where s."user" = p.id), '[]')`.as(
        'clients',
      ),
    )
    .select(customOf('person', 'p.id', user.flags).as('custom'))
    .where('p.id', '=', id)
    .where(isStaff)
    .executeTakeFirst();
  if (!row) return undefined;
  // Nobody else's business: how they sign in.
  const { username: _username, ...person } = row;
  const shown = { ...readable(user, person), ...standingIn(user, person) };
  return { ...shown, roles: person.roles as Role[], may: personMay(user, person) };
}

/** Something of a person that another room keeps, as JSON within a query of persons. */
export type OfPerson<T> = (person: string) => RawBuilder<T>;
/** What other rooms tell who is signed in. */
export type OfMenu = {
  views: OfPerson<Me['views']>;
  /** The same without what this person does not see. */
  readableViews: (db: Db, user: User, views: Me['views']) => Promise<Me['views']>;
  drafts: OfPerson<Me['drafts']>;
  isBeginning: () => RawBuilder<boolean>;
};

/** What of it is the person's own; the rest is the company's. */
type OfAccount = Omit<Me, 'lists' | 'unused'>;

/** `menu`: the views that they have at hand and the forms that they left, told by the rooms of those. */
export async function getMe(db: Db, user: User, menu: OfMenu): Promise<OfAccount> {
  const row = await profile(db)
    .select([
      sql<Me['settings']>`coalesce((select json_object_agg(s.key, s.value) from "personSetting" s
        where s.person = p.id), '{}')`.as('settings'),
      menu.views('p.id').as('views'),
      menu.drafts('p.id').as('drafts'),
      menu.isBeginning().as('isBeginning'),
    ])
    .where('p.id', '=', user.id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    ...standingIn(user, row),
    views: await menu.readableViews(db, user, row.views),
    roles: row.roles as Role[],
    pushSettings: await pushSettingsOf(db, user.id),
    may: personMay(user, row),
  };
}

/**
 * People by last name, active or deactivated; the search looks at names, and at the e-mail where it
 * may be read.
 */
export async function listPeople(
  db: Db,
  user: User,
  search: string | undefined,
  active = true,
): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('person as p')
    .leftJoin(standing(db, 'user', 'replacedUser').as('r'), 'r.person', 'p.id')
    .leftJoin(standing(db, 'replacedUser', 'user').as('s'), 's.person', 'p.id')
    .select([
      'p.id',
      fullname.as('name'),
      fullname.as('fullname'),
      ...columnsOf('p', personColumns),
      'p.roles',
      'p.active',
      sql<boolean>`p.anonymized is not null`.as('anonymized'),
      awaiting.as('awaiting'),
      pictureJson('p.picture').as('picture'),
      customOf('person', 'p.id', user.flags).as('custom'),
      coloredTo('department', 'p.department').as('department'),
      coloredTo('position', 'p.position').as('position'),
      sql<PersonRow['replaces']>`coalesce(r.names, '[]')`.as('replaces'),
      sql<PersonRow['replacedBy']>`coalesce(s.names, '[]')`.as('replacedBy'),
    ])
    .where('p.active', '=', active)
    .where(isStaff)
    .where(matches(seesContactData(user, { active }) ? 'p.search' : sql`fold(${fullname})`, search))
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .limit(1000)
    .execute();
  return rows.map(({ roles, anonymized, ...row }) => {
    const { edit, delete: remove, restore } = personMay(user, { ...row, roles, anonymized });
    return { ...readable(user, row), may: { edit, delete: remove, restore } };
  });
}

/** Names at the other side of the substitutions that hold just now, by the person at this one. */
const standing = (db: Db, own: 'user' | 'replacedUser', other: 'user' | 'replacedUser') =>
  db
    .selectFrom('replacement as h')
    .innerJoin('person as o', 'o.id', `h.${other}`)
    .where('o.active', '=', true)
    .where(sql<boolean>`now() between h."dateFrom" and h."dateTo"`)
    .groupBy(`h.${own}`)
    .select([
      `h.${own} as person`,
      sql<PersonRow['replaces']>`json_agg(json_build_object('id', o.id,
        'name', o."firstName" || ' ' || o."lastName") order by o."lastName", o."firstName", o.id)`.as(
        'names',
      ),
    ]);
