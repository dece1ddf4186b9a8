import { type CustomKind, maySeeCustom } from '@zaplecze/contract/kit/fields/custom-fields';
import { type Flags, flagsOf } from '@zaplecze/contract/permissions';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { seenTexts } from '../../../kit/custom-fields/personal.queries.ts';
import { fieldSpecs } from '../../../kit/custom-fields/specs.ts';
import { customText } from '../../../kit/custom-fields/value-words.ts';
import {
  findCustomValues,
  findKeptValues,
  type KeptValue,
} from '../../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { ZipEntry } from '../../../kit/exports/zip.ts';
import type { Storage } from '../../../kit/files/storage.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';
import { findNames } from '../../changes/index.ts';
import { contactHistory } from '../../clients/index.ts';
import { changedNames, describeChanges, findChanges, wantedNames } from '../../history/index.ts';
import { type Consent, type Contact, consentsOf } from '../rodo.queries.ts';
import { mentionsOf } from '../rodo.ts';
import { documentOf } from './document.ts';

/** More changes than anybody makes to one contact person. */
const allChanges = 100_000;

/** Where a consent's file lies in the archive; its number keeps equal names apart. */
const pathOf = ({ id, fileName }: Consent) =>
  `zgody/${id}-${(fileName ?? 'plik').replace(/[\\/]/g, '_')}`;

/** What stands in an own field, in words; `former`: its kind when that was written, of what a change of kind keeps. */
type OwnValue = Pick<KeptValue, 'key' | 'label' | 'value'> & {
  text: string;
  former: CustomKind | null;
};

const keptIn = (values: readonly KeptValue[]): OwnValue[] =>
  values.map(({ key, label, kind, unit, value }) => ({
    ...{ key, value, former: kind, text: customText({ kind, unit }, value) },
    label: `${label} (dawniej „${customKindWords[kind]}”)`,
  }));

/** The own fields of a contact person that somebody sees, what changes of kind keep among them; and whether there are others. */
async function ownValuesOf(db: Db, contact: number, { flags }: User) {
  const fields = await findCustomFields(db, { record: 'contact' });
  const seen = fields.filter((field) => maySeeCustom(field, flags));
  const values = async (of: Flags) =>
    (await findCustomValues(db, 'contact', [contact], of)).get(contact) ?? {};
  const custom = await values(flags);
  const keptValues = (of: Flags) => findKeptValues(db, 'contact', contact, of);
  const admin = flagsOf(['ROLE_ADMIN']);
  const [seenKept, allKept] = [await keptValues(flags), await keptValues(admin)];
  const whole = await values(admin);
  const stands = seen.flatMap((field): OwnValue[] => {
    const { key, label } = field;
    const value = custom[key];
    return value === undefined
      ? []
      : [{ key, label, value, text: customText(field, value), former: null }];
  });
  return {
    custom: [...stands, ...keptIn(seenKept)],
    hidden:
      Object.keys(whole).length > Object.keys(custom).length || allKept.length > seenKept.length,
  };
}

/**
 * Everything that is held about a contact person: a document to read, the same as data, files. Of own fields that whoever
 * makes it does not see nothing stands there but that an administrator can give more.
 */
export async function personArchive(
  db: Db,
  storage: Storage,
  { contact, by, texts }: { contact: Contact; by: User; texts: PersonalTexts[] },
): Promise<ZipEntry[]> {
  const consents = await consentsOf(db, contact.id);
  const search = {
    source: contactHistory,
    id: contact.id,
    before: undefined,
    most: allChanges,
  } as const;
  const groups = await findChanges(db, search);
  const specs = await fieldSpecs(db, changedNames(groups), by.flags);
  const names = await findNames(db, wantedNames(groups, specs));
  const history = describeChanges(groups, names, { specs });
  const content = {
    made: new Date().toISOString(),
    by: by.name,
    person: contact,
    ...(await ownValuesOf(db, contact.id, by)),
    consents: consents.map(({ storageKey, ...consent }) => ({
      ...consent,
      file: storageKey === null ? null : pathOf({ ...consent, storageKey }),
    })),
    mentions: await mentionsOf(db, seenTexts(texts, by.flags), contact),
    history,
  };
  const files = consents.flatMap((consent) => {
    const { storageKey } = consent;
    return storageKey === null
      ? []
      : [{ path: pathOf(consent), content: () => storage.get(storageKey) }];
  });
  return [
    { path: 'dane-osobowe.html', content: documentOf(content) },
    { path: 'dane-osobowe.json', content: `${JSON.stringify(content, null, 2)}\n` },
    ...files,
  ];
}
