import type {
  DictionaryBody,
  DictionaryChanges,
} from '@zaplecze/contract/rooms/dictionaries/forms';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { setLinks } from '../../kit/records/links.ts';
import { archivedMessage, assertChoice } from './choices.queries.ts';
import { insertItem, listItems, updateItem, worksHere } from './dictionaries.queries.ts';

const links = {
  departments: {
    table: 'companyDepartment',
    owner: 'company',
    column: 'department',
    of: 'department',
    message: 'Wybrany dział nie istnieje',
    archived: archivedMessage,
  },
} as const;

/** That a department's head works here, and a type is taken within another one. @throws HttpError 400 on the fields */
async function assertChosen(
  db: Db,
  { head, within }: Pick<DictionaryChanges, 'head' | 'within'>,
  id?: number,
): Promise<void> {
  if (head && !(await worksHere(db, head))) throw invalid({ head: 'Nie ma takiej osoby' });
  if (within && within === id) throw invalid({ within: 'Typ nie może być w ramach samego siebie' });
  const message = 'Nie ma takiego typu';
  await assertChoice(db, { field: 'within', table: 'calendarType', id: within, message });
}

/** Makes an item, a company with its departments; gives its id. @throws HttpError 400 on the fields */
export async function create(
  db: Db,
  kind: DictionaryKind,
  { departments = [], ...fields }: DictionaryBody,
): Promise<number> {
  await assertChosen(db, fields);
  const id = await insertItem(db, kind, fields);
  if (departments.length > 0) {
    await setLinks(db, links, id, { departments }, { fresh: true });
    await updateItem(db, kind, id, {});
  }
  return id;
}

/** Changes the sent fields. @throws HttpError 400 on them */
export async function update(
  db: Db,
  kind: DictionaryKind,
  id: number,
  { departments, ...fields }: DictionaryChanges,
): Promise<void> {
  await assertChosen(db, fields, id);
  await setLinks(db, links, id, { departments });
  await updateItem(db, kind, id, fields);
}

/** Puts departments that no company has into every company: a new company's, until somebody says otherwise. */
export async function linkDepartments(db: Db): Promise<void> {
  const loose = (await listItems(db, 'department'))
    .filter(({ companies }) => companies?.length === 0)
    .map(({ id }) => id);
  if (loose.length === 0) return;
  for (const company of await listItems(db, 'company')) {
    const before = (company.departments ?? []).map(({ id }) => id);
    await update(db, 'company', company.id, { departments: [...before, ...loose] });
  }
}
