import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { About } from '../notifications/index.ts';
import type { CommentOwner } from './comments.queries.ts';

/** Records that people talk about; the tables' names. */
export type TalkKind = CommentOwner | 'offer' | 'client';

/** What the room that has such records says of talk about them. */
export type Talk = {
  kind: TalkKind;
  /** Ids of those who work here and may read a record: nobody else is named there. */
  readers: (record: number) => RawBuilder<unknown>;
  /** The record as a notification names it. */
  about: (db: Db, record: number) => Promise<About>;
};

/** Ids of managers, of the people that `part` gives, and of who stands in for one of those just now. */
export const managersAnd = (part: RawBuilder<unknown>) => sql<{ id: number }>`
  select p.id from person p where p.active and (p.roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[] or p.id in (
    with part(id) as materialized (${part})
    select part.id from part where part.id is not null
    union select s.substitute from substitutes_of(array(select part.id from part)) s))`;

/** Of records that everybody reads. */
export const everyReader = () => sql`select p.id from person p where p.active`;
