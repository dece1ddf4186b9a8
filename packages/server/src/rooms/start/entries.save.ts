import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import { dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { proposedKinds, structureKinds } from '@zaplecze/contract/rooms/start/lists';
import type { Db } from '../../kit/database/database.ts';
import { insertItem, linkDepartments, listItems } from '../dictionaries/index.ts';
import { findOrganization } from '../organization/index.ts';
import { plainColor, proposals } from './proposals.ts';
import { oneByOne } from './start.queries.ts';

const same = (a: string, b: string) => a.toLocaleLowerCase('pl') === b.toLocaleLowerCase('pl');

/** Proposed and existing entries of each dictionary. */
export async function findProposals(db: Db) {
  const kinds = [...structureKinds, ...proposedKinds];
  const entries = [];
  const company = (await findOrganization(db))?.name;
  for (const kind of kinds) {
    const items = await listItems(db, kind);
    // A firm that is no group is its own only company.
    const offered = kind === 'company' && company ? [{ name: company }] : (proposals()[kind] ?? []);
    entries.push({
      kind,
      proposals: offered.map(({ name, color = null, rare }) => ({
        name,
        color,
        usual: !rare,
        there: items.some((item) => same(item.name, name)),
      })),
      others: items
        .map(({ name }) => name)
        .filter((name) => !offered.some((one) => same(one.name, name))),
    });
  }
  return entries;
}

/** The entry of this name, made with what is proposed for it if it is not there. */
export async function entryOf(
  db: Db,
  kind: DictionaryKind,
  name: string,
): Promise<{ id: number; isNew: boolean }> {
  const known = (await listItems(db, kind)).find((item) => same(item.name, name));
  if (known) return { id: known.id, isNew: false };
  const proposed = proposals()[kind]?.find((one) => same(one.name, name));
  const id = await insertItem(db, kind, {
    name,
    ...(dictionaries[kind].colored && { color: proposed?.color ?? plainColor }),
    ...(proposed?.description && { description: proposed.description }),
  });
  return { id, isNew: true };
}

/**
 * Makes the entries that are not there; gives how many. Departments belong to every company until
 * somebody says otherwise.
 */
export async function addEntries(
  db: Db,
  entries: { kind: DictionaryKind; name: string }[],
): Promise<number> {
  await oneByOne(db);
  let added = 0;
  for (const { kind, name } of entries) if ((await entryOf(db, kind, name)).isNew) added += 1;
  if (entries.some(({ kind }) => kind === 'company' || kind === 'department')) {
    await linkDepartments(db);
  }
  return added;
}
