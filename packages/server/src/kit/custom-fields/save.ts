import {
  type CustomField,
  type CustomRecord,
  customFormOf,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { same } from '@zaplecze/contract/kit/values/merge';
import type { Flags } from '@zaplecze/contract/permissions';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/calls/errors.ts';
import { findCustomFields, holdCustomFields } from './definitions.queries.ts';
import { readValue } from './read-value.ts';
import { takenValues } from './unique.queries.ts';
import {
  type CustomWrite,
  findChosen,
  findCustomValues,
  writeCustomValues,
} from './values.queries.ts';

type Saving = {
  db: Db;
  user: { id: number; flags: Flags };
  record: CustomRecord;
  id: number;
  /** The path of the record in the body, for messages: `persons.0.`. */
  path?: string;
};

const unknownField = 'Nie ma takiego pola';
const closedField = 'Tego pola nie możesz zmieniać';

/**
 * Saves what was sent of a record's own fields; what is left out stays as it is, null empties. Before the record's own
 * row is saved, so that its version counts the change.
 *
 * @param options.fresh the record has just been made by somebody who was asked for its own fields: those that are required must be there
 * @throws HttpError 400 on `custom.<key>`
 */
export async function saveCustom(
  { db, user, record, id, path = '' }: Saving,
  input: Readonly<Record<string, unknown>> | undefined,
  { fresh = false } = {},
): Promise<void> {
  if (input === undefined || (!fresh && Object.keys(input).length === 0)) return;
  const { flags } = user;
  await holdCustomFields(db, record, Object.keys(input));
  const fields = await findCustomFields(db, { record, flags });
  const before = fresh ? {} : ((await findCustomValues(db, record, [id], flags)).get(id) ?? {});
  const errors: Record<string, string> = {};
  const writes: CustomWrite[] = [];
  for (const key of Object.keys(input)) {
    if (!fields.some((field) => field.key === key)) errors[customName(key)] = unknownField;
  }
  const stands = customFormOf(fields, before);
  for (const field of fields) {
    const { key } = field;
    const sent = Object.hasOwn(input, key) ? input[key] : undefined;
    if (sent === undefined && !fresh) continue;
    if (sent === undefined && !mayEditCustom(field, flags)) continue;
    const { value, message } = readValue(field, sent ?? null, stands[key]);
    if (message !== undefined) errors[customName(key)] = message;
    else if (same(value, stands[key])) continue;
    else if (!mayEditCustom(field, flags)) errors[customName(key)] = closedField;
    else writes.push({ field: field.id, kind: field.kind, value });
  }
  for (const [name, message] of await unknownChoices(db, fields, writes)) errors[name] = message;
  for (const [name, message] of await takenValues(db, { user, record, id }, { fields, writes }))
    errors[name] = message;
  if (Object.keys(errors).length > 0)
    throw invalid(
      Object.fromEntries(Object.entries(errors).map(([name, words]) => [`${path}${name}`, words])),
    );
  await writeCustomValues(db, record, id, writes);
}

/** People who do not work here and clients that there are not, among what is newly chosen. */
async function unknownChoices(
  db: Db,
  fields: CustomField[],
  writes: CustomWrite[],
): Promise<[string, string][]> {
  const named = (kind: 'person' | 'client') =>
    writes.filter((one) => one.kind === kind && one.value !== null);
  const [people, clients] = [named('person'), named('client')];
  if (people.length + clients.length === 0) return [];
  const ids = (list: CustomWrite[]) => list.map(({ value }) => Number(value));
  const found = await findChosen(db, { people: ids(people), clients: ids(clients) });
  const nameOf = ({ field }: CustomWrite) =>
    customName(fields.find(({ id }) => id === field)?.key ?? '');
  return [
    ...people
      .filter(({ value }) => !found.people.includes(Number(value)))
      .map((one): [string, string] => [nameOf(one), 'Nie ma takiej osoby']),
    ...clients
      .filter(({ value }) => !found.clients.includes(Number(value)))
      .map((one): [string, string] => [nameOf(one), 'Nie ma takiego klienta']),
  ];
}
