import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { wordsOf } from '../../kit/records/record-fields.ts';
import { type ClientQuery, clients } from './list/clients.list.queries.ts';

type Contact = Record<'firstName' | 'lastName', string> &
  Record<'email' | 'phone' | 'description' | 'position', string | null>;

/** A client of the downloaded list: all fields that an import reads. */
export type WholeClient = Awaited<ReturnType<typeof findWholeClients>>['list'][number];

/** Names of what hangs on a client, in their order. */
const namesOf = (link: string, column: string, of: string) =>
  sql<string[]>`array(select t.name from ${sql.table(link)} l
    join ${sql.table(of)} t on t.id = l.${sql.ref(column)} where l.client = c.id order by t.name)`;

/** The list's clients with everything, in its order. */
export function findWholeClients(db: Db, query: ClientQuery) {
  return clients.pageOf(db, query, (wanted) =>
    wanted.select([
      'c.id',
      ...wordsOf('c', clientFields),
      'c.status',
      'c.color',
      'c.created',
      'c.modified',
      namesOf('clientProjectType', 'projectType', 'projectType').as('projectTypes'),
      namesOf('clientTag', 'tag', 'tag').as('tags'),
      sql<string[]>`array(select u."firstName" || ' ' || u."lastName" from "clientService" l
          join person u on u.id = l."user" where l.client = c.id
          order by u."lastName", u."firstName", u.id)`.as('clientService'),
      sql<Contact[]>`coalesce((select json_agg(json_build_object('firstName', p."firstName",
          'lastName', p."lastName", 'email', p.email, 'phone', p.phone, 'description', p.description,
          'position', (select o.name from position o where o.id = p.position)) order by p.id)
          from "clientPerson" p where p.client = c.id and p.anonymized is null
            and p.restricted is null), '[]')`.as('persons'),
    ]),
  );
}
