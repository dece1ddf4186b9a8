import { randomBytes } from 'node:crypto';
import type { Connection } from '@zaplecze/contract/rooms/session/connections/calls';
import {
  connectionDays,
  connectionRights,
} from '@zaplecze/contract/rooms/session/connections/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';

/** Connections of a person, the newest first; those that ended for as long as somebody may wonder why. */
export async function listConnections(db: Db, person: number): Promise<Connection[]> {
  return await db
    .selectFrom('accessToken as t')
    .select(['t.id', 't.name', 't.created', 't.expires', 't.lastUsed', 't.lastAddress'])
    .select(sql<boolean>`cardinality(t.writes) > 0`.as('writes'))
    .select(
      sql<Connection['state']>`case when t.revoked is not null then 'revoked'
        when t.expires <= now() then 'expired' else 'active' end`.as('state'),
    )
    .where('t.person', '=', person)
    .where('t.client', 'is not', null)
    .where(sql<boolean>`coalesce(t.revoked, t.expires) > now() - interval '90 days'`)
    .orderBy('t.id', 'desc')
    .execute();
}

type NewConnection = {
  person: number;
  name: string;
  client: string;
  grantId: string;
  writes: boolean;
};

/** Lets an application in: a key whose text nobody has, opened by the tokens of its grant. */
export async function insertConnection(
  db: Db,
  { person, writes, ...fields }: NewConnection,
): Promise<void> {
  const rights = connectionRights(writes);
  await db
    .insertInto('accessToken')
    .values({
      ...fields,
      person,
      createdBy: person,
      reads: [...rights.reads],
      writes: [...rights.writes],
      tokenHash: hashToken(randomBytes(32).toString('hex')),
      ending: '',
      expires: sql<string>`now() + make_interval(days => ${connectionDays})`,
    })
    .execute();
}

/** An active connection of that person. */
export function findConnection(db: Db, id: number, person: number) {
  return db
    .selectFrom('accessToken')
    .select('id')
    .where('id', '=', id)
    .where('person', '=', person)
    .where('client', 'is not', null)
    .where('revoked', 'is', null)
    .executeTakeFirst();
}

/** Whether a person works here now and, where a grant is named, has not taken it back. */
export async function isConnected(db: Db, person: number, grantId?: string): Promise<boolean> {
  const found = await db
    .selectFrom('person as p')
    .select('p.id')
    .where('p.id', '=', person)
    .where('p.active', '=', true)
    .$if(grantId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from "accessToken" t where t."grantId" = ${grantId}
          and t.person = p.id and t.revoked is null and t.expires > now())`,
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}
