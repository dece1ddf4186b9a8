import type { PersonalCase } from '@zaplecze/contract/rooms/rodo/cases/calls';
import type { Db } from '../../../kit/database/database.ts';
import type { ZipEntry } from '../../../kit/exports/zip.ts';
import type { Storage } from '../../../kit/files/storage.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';
import { findContact } from '../rodo.queries.ts';
import { findEverywhere, personOfCase } from '../search.ts';
import { personArchive } from './archive.ts';
import { placesDocument } from './document.ts';

/** More places than one person has. */
const most = 5000;

/**
 * All that is held about the person of a request: every place that names them for certain, and of each of their
 * records as a contact person the whole archive in a folder of its own.
 */
export async function caseArchive(
  db: Db,
  storage: Storage,
  { case: one, by, texts }: { case: PersonalCase; by: User; texts: PersonalTexts[] },
): Promise<ZipEntry[]> {
  const asking = { texts, person: personOfCase(one), except: one.id, most };
  const { groups } = await findEverywhere(db, asking);
  const sure = groups
    .map(({ label, kind, places }) => ({
      kind,
      label,
      places: places.filter(({ certain }) => certain),
    }))
    .filter(({ places }) => places.length > 0);
  const content = { made: new Date().toISOString(), by: by.name, name: one.name, groups: sure };
  const folders: ZipEntry[] = [];
  for (const { contact } of sure.flatMap(({ places }) => places)) {
    const found = contact && (await findContact(db, contact.id));
    if (!found) continue;
    const entries = await personArchive(db, storage, { contact: found, by, texts });
    folders.push(
      ...entries.map((entry) => ({ ...entry, path: `osoba-${found.id}/${entry.path}` })),
    );
  }
  return [
    { path: 'dane-osobowe.html', content: placesDocument(content) },
    { path: 'dane-osobowe.json', content: `${JSON.stringify(content, null, 2)}\n` },
    ...folders,
  ];
}
