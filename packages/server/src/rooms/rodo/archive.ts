import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import type { Storage } from '../../kit/storage.ts';
import type { ZipEntry } from '../../kit/zip.ts';
import { namesOf } from '../changes/names.queries.ts';
import { findChanges } from '../history/history.queries.ts';
import { tellChanges, wantedNames } from '../history/tell.ts';
import { documentOf } from './document.ts';
import { type Consent, type Contact, consentsOf } from './rodo.queries.ts';
import { mentionsOf } from './rodo.ts';

/** More changes than anybody makes to one contact person. */
const allChanges = 100_000;

/** Where a consent's file lies in the archive; its number keeps equal names apart. */
const pathOf = ({ id, fileName }: Consent) =>
  `zgody/${id}-${(fileName ?? 'plik').replace(/[\\/]/g, '_')}`;

/** Everything that is held about a contact person: a document to read, the same as data, files. */
export async function archiveOf(
  db: Db,
  storage: Storage,
  { contact, by }: { contact: Contact; by: User },
): Promise<ZipEntry[]> {
  const consents = await consentsOf(db, contact.id);
  const asked = {
    kind: 'clientPerson',
    id: contact.id,
    before: undefined,
    most: allChanges,
  } as const;
  const groups = await findChanges(db, asked);
  const history = tellChanges(groups, await namesOf(db, wantedNames(groups)));
  const held = {
    made: new Date().toISOString(),
    by: by.name,
    person: contact,
    consents: consents.map(({ storageKey, ...consent }) => ({
      ...consent,
      file: storageKey === null ? null : pathOf({ ...consent, storageKey }),
    })),
    mentions: await mentionsOf(db, contact),
    history,
  };
  const files = consents.flatMap((consent) => {
    const { storageKey } = consent;
    return storageKey === null
      ? []
      : [{ path: pathOf(consent), content: () => storage.get(storageKey) }];
  });
  return [
    { path: 'dane-osobowe.html', content: documentOf(held) },
    { path: 'dane-osobowe.json', content: `${JSON.stringify(held, null, 2)}\n` },
    ...files,
  ];
}
