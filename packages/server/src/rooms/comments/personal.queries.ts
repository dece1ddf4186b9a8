import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { CommentOwner } from './comments.queries.ts';
import type { Talk } from './readers.queries.ts';

/** How a room declares comments on its records. */
export type CommentKind = Talk & { label: string; clients: ClientRecords };
/** Every kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type CommentKinds = Record<CommentOwner, CommentKind>;

const comment: Pick<PersonalTexts, 'table' | 'columns' | 'besides'> = {
  table: 'comment',
  columns: ['text'],
  // The HTML repeats the text, and is removed when the text is changed without it.
  besides: ['attachedTo', 'html'],
};

/** Comments of every kind, and those that were never attached to anything or whose record is gone. */
export function commentTexts(kinds: CommentKinds): PersonalTexts[] {
  const owners = Object.entries(kinds);
  const onRecord = owners.map(
    ([kind]) =>
      sql`(x."attachedTo" = ${kind} and x."attachedId" in (select o.id from ${sql.table(kind)} o))`,
  );
  return [
    ...owners.map(
      ([
        kind,
        {
          label,
          clients: { ofClient, unbound },
        },
      ]) => {
        const on = (ids: unknown) =>
          sql<boolean>`(x."attachedTo" = ${kind} and x."attachedId" in (${ids}))`;
        return {
          ...comment,
          label,
          ofClient: (client: number) => on(ofClient(client)),
          ...(unbound && { unbound: on(unbound) }),
        };
      },
    ),
    {
      ...comment,
      label: 'Komentarz',
      ofClient: () => sql`false`,
      unbound: sql`(${sql.join(onRecord, sql` or `)}) is not true`,
    },
  ];
}
