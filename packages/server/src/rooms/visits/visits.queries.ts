import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import type { Inside, Visit } from '@zaplecze/contract/rooms/visits/calls';
import type { GuestAnswer } from '@zaplecze/contract/rooms/visits/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, fullName, personTo } from '../../kit/database/refs.ts';
import { since, until } from '../../kit/lists/paged-list.ts';
import { presenceOn } from '../absences/index.ts';
import { hasLeft, isInside } from '../reception/index.ts';

/** When a guest `r` went out; an exit that is typed for later is none yet. */
const leftAt = sql<string | null>`case when ${hasLeft} then r."exitDate" end`;

/** Guests of the register, each with what is known of the visit. */
const visits = (db: Db) =>
  db
    .selectFrom('reception as r')
    .leftJoin('guestVisit as v', 'v.reception', 'r.id')
    .where('r.category', '=', 'guest')
    .select([
      'r.id',
      sql<string | null>`nullif(r."fullName", '')`.as('fullName'),
      'r.partyName as party',
      'r.operationDate as entered',
      leftAt.as('left'),
      isInside().as('inside'),
      personTo('r.user').as('user'),
      sql<number>`coalesce(v.people, 1)`.as('people'),
      sql<string | null>`nullif(v.car, '')`.as('car'),
      sql<GuestAnswer | null>`v.answer`.as('answer'),
      'v.answeredAt',
      authorTo('v.answeredBy').as('answeredBy'),
      sql<boolean>`v.kiosk is not null`.as('byKiosk'),
    ]);

export const getVisit = (db: Db, id: number): Promise<Visit | undefined> =>
  visits(db).where('r.id', '=', id).executeTakeFirst();

/** Guests of a day: those who are here first, the newest first. */
export const visitsOn = (db: Db, day: string): Promise<Visit[]> =>
  visits(db)
    .where(since('r.operationDate')(day))
    .where(until('r.operationDate')(day))
    .orderBy(hasLeft)
    // Whoever is entered for later today is not here yet.
    .orderBy(sql`r."operationDate" > now()`)
    .orderBy('r.operationDate', 'desc')
    .orderBy('r.id', 'desc')
    .execute();

export async function lockByBadge(db: Db, badge: string) {
  return await db
    .selectFrom('guestVisit as v')
    .innerJoin('reception as r', 'r.id', 'v.reception')
    .select(['r.id', 'r.fullName', leftAt.as('left')])
    .where('v.badge', '=', badge)
    .forUpdate('r')
    .executeTakeFirst();
}

/**
 * Guests who wait for an answer of these people: they came today, are here, and nobody has answered that a colleague
 * is coming.
 */
export async function waitingGuests(
  db: Db,
  ids: number[],
): Promise<{ id: number; version: number; answer: GuestAnswer | null; host: number }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('reception as r')
    .leftJoin('guestVisit as v', 'v.reception', 'r.id')
    .select(['r.id', 'r.version', sql<GuestAnswer | null>`v.answer`.as('answer')])
    .select(sql<number>`r."user"`.as('host'))
    .where(sql<boolean>`r.id = any(${ids}::int[])`)
    .where(isInside())
    .where('r.user', 'is not', null)
    .where(sql<boolean>`v.answer is distinct from 'coming'`)
    .execute();
}

/** The roll call that is going on. */
export const findEvacuation = (db: Db) =>
  db
    .selectFrom('evacuation as e')
    .select(['e.id', 'e.started', authorTo('e.startedBy').as('startedBy')])
    .where('e.ended', 'is', null)
    .executeTakeFirst();

/** Away all day, or at work elsewhere all day: remotely, on business, at a training. */
const isOutside = (today: Presence | undefined) =>
  today !== undefined && (today.away || today.elsewhere);

/**
 * Everybody in the building as far as is known: guests who have not left, and the team without who is away today; who
 * works elsewhere stands apart.
 */
export async function findInside(db: Db): Promise<Inside> {
  const day = warsawDay();
  const evacuation = (await findEvacuation(db)) ?? null;
  const ticked = await db
    .selectFrom('evacuationTick')
    .select(['kind', 'record'])
    .where('evacuation', '=', evacuation?.id ?? 0)
    .execute();
  const safe = new Set(ticked.map(({ kind, record }) => `${kind}${record}`));
  const guests = await visits(db)
    .where(isInside())
    .orderBy('r.operationDate', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  const presence = await presenceOn(db, day);
  const people = await db
    .selectFrom('person as p')
    .leftJoin('department as d', 'd.id', 'p.department')
    .where('p.active', '=', true)
    .select(['p.id', fullName('p').as('name'), 'd.id as department', 'd.name as departmentName'])
    .orderBy('d.name')
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .execute();
  const rows = people.map((person) => ({ ...person, today: presence.get(person.id) }));
  const here = rows.filter(({ today }) => !isOutside(today));
  const departments = Map.groupBy(here, ({ department }) => department ?? 0);
  const listed = ({ id: person, name, today }: (typeof rows)[number]) => ({
    ...{ id: person, name, note: today?.words ?? null, safe: safe.has(`person${person}`) },
  });
  return {
    evacuation,
    at: new Date().toISOString(),
    guests: guests.map((guest) => ({ ...guest, safe: safe.has(`guest${guest.id}`) })),
    departments: [...departments].map(([id, those]) => ({
      id,
      name: those[0]?.departmentName ?? 'Bez działu',
      people: those.map(listed),
    })),
    elsewhere: rows.filter(({ today }) => isOutside(today) && !today?.away).map(listed),
    away: rows.filter(({ today }) => today?.away).length,
  };
}

/** Whether there is such a row to be ticked. */
export async function isKnown(db: Db, kind: 'guest' | 'person', id: number): Promise<boolean> {
  const found =
    kind === 'guest'
      ? db.selectFrom('reception').select('id').where('category', '=', 'guest').where('id', '=', id)
      : db.selectFrom('person').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The code of a guest's badge, once there is one. */
export async function badgeOf(db: Db, reception: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('guestVisit')
    .select('badge')
    .where('reception', '=', reception)
    .executeTakeFirst();
  return row?.badge;
}
