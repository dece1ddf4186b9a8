import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { FileKinds } from './owners.ts';

/** Files on the records that `ids` gives of each kind. */
function filesOn(kinds: FileKinds, ids: (records: ClientRecords) => unknown) {
  const owners = Object.entries(kinds).flatMap(([kind, { clients }]) => {
    const found = clients && ids(clients);
    return found ? [sql`(x."attachedTo" = ${kind} and x."attachedId" in (${found}))`] : [];
  });
  return sql<boolean>`(${sql.join(owners, sql` or `)})`;
}

/** Names of files; their contents are not looked through. */
export const fileTexts = (kinds: FileKinds): PersonalTexts[] => [
  {
    label: 'Nazwa pliku',
    table: 'file',
    columns: ['fileName'],
    besides: ['attachedTo', 'contentType', 'sha256', 'storageKey'],
    first: true,
    ofClient: (client) => filesOn(kinds, ({ ofClient }) => ofClient(client)),
    unbound: sql`(x."attachedTo" is null or ${filesOn(kinds, ({ unbound }) => unbound)})`,
  },
];
