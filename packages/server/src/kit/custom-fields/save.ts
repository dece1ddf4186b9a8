import {
  type CustomField,
  type CustomRecord,
  customFormOf,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { same } from '@zaplecze/contract/kit/values/merge';
import type { Flags } from '@zaplecze/contract/permissions';
import { kindChanged } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import {
  customAudienceWords,
  customKindWords,
  customStages,
  isChoice,
  isReached,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/calls/errors.ts';
import { askedOf, type FormSays } from './conditions.queries.ts';
import { findChangedKinds, findCustomFields, holdCustomFields } from './definitions.queries.ts';
import { withRemaining } from './merged-clients.ts';
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
  /** The fields that this person sees, where many records are saved at once. */
  seen?: CustomField[] | undefined;
};

const unknownField = 'Nie ma takiego pola';
const closedField = 'Tego pola nie możesz zmieniać';
const workedField = 'To pole wylicza się samo: nie można go wpisać';

/**
 * Saves what was sent of a record's own fields; what is left out stays as it is, null empties. Before the record's own
 * row is saved, so that its version counts the change.
 *
 * @param options.status the record's, where fields may be required from one on
 * @param options.now what the same save makes of its type, services and company, where its row is written after
 * @param options.fresh the record has just been made by somebody who was asked for its own fields: those that are required must be there
 * @throws HttpError 400 on `custom.<key>`
 */
export async function saveCustom(
  { db, user, record, id, path = '', seen }: Saving,
  input: Readonly<Record<string, unknown>> | undefined,
  {
    fresh = false,
    status,
    now,
  }: { fresh?: boolean; status?: number | undefined; now?: FormSays } = {},
): Promise<void> {
  if (input === undefined || (!fresh && Object.keys(input).length === 0)) return;
  const { flags } = user;
  const heldIds = await holdCustomFields(db, record, Object.keys(input));
  // Read before, one of them may have become another kind since.
  const known = seen?.filter(({ key }) => key in input).every(({ id }) => heldIds.includes(id));
  const fields = seen && known ? seen : await findCustomFields(db, { record, flags });
  const before = fresh ? {} : ((await findCustomValues(db, record, [id], flags)).get(id) ?? {});
  const errors: Record<string, string> = {};
  const unread: CustomField[] = [];
  const writes: CustomWrite[] = [];
  for (const key of Object.keys(input)) {
    if (!fields.some((field) => field.key === key)) errors[customName(key)] = unknownField;
  }
  const stands = customFormOf(fields, before);
  const demands = await demanded(db, { record, id, status, now }, fields);
  for (const one of fields) {
    const { key } = one;
    const field = { ...one, required: demands.includes(one) };
    const sent = await withRemaining(db, one, Object.hasOwn(input, key) ? input[key] : undefined);
    if (sent === undefined && !fresh) continue;
    if (sent === undefined && !mayEditCustom(field, flags)) continue;
    const { value, message } = readValue(field, sent ?? null, stands[key]);
    if (message !== undefined) {
      errors[customName(key)] = field.formula === null ? message : workedField;
      if (field.formula !== null) continue;
      if (mayEditCustom(field, flags)) unread.push(field);
      else errors[customName(key)] = closedField;
    } else if (same(value, stands[key])) continue;
    else if (field.formula !== null) errors[customName(key)] = workedField;
    else if (!mayEditCustom(field, flags)) errors[customName(key)] = closedField;
    else writes.push({ field: field.id, kind: field.kind, value });
  }
  if (unread.length > 0) await tellChangedKinds(db, { unread, input }, errors);
  for (const [name, message] of await unknownChoices(db, fields, writes)) errors[name] = message;
  for (const [name, message] of await takenValues(db, { user, record, id }, { fields, writes }))
    errors[name] = message;
  if (Object.keys(errors).length > 0)
    throw invalid(
      Object.fromEntries(Object.entries(errors).map(([name, words]) => [`${path}${name}`, words])),
    );
  await writeCustomValues(db, record, id, writes);
}

/** So much of what was typed is told back in one line. */
const mostTold = 100;

/** What a form holds of a field as it was: what was typed, or names that were chosen; people and clients are chosen anew. */
function typedWords(
  { kind, unit, options }: Pick<CustomField, 'kind' | 'unit' | 'options'>,
  sent: unknown,
): string {
  if (typeof sent === 'string') return sent.replace(/\s+/g, ' ').trim();
  const numbers = [sent].flat().filter((one) => typeof one === 'number');
  if (isChoice(kind))
    return options.flatMap(({ id, name }) => (numbers.includes(id) ? [name] : [])).join(', ');
  if (kind !== 'decimal' && kind !== 'money') return '';
  return numbers.map((one) => `${one} ${unit ?? ''}`.replace('.', ',').trim()).join(', ');
}

/**
 * Tells of what a form that was open holds in a kind that a field has no longer: that it has changed and what was typed, for the
 * field is drawn anew.
 */
async function tellChangedKinds(
  db: Db,
  { unread, input }: { unread: CustomField[]; input: Readonly<Record<string, unknown>> },
  errors: Record<string, string>,
): Promise<void> {
  const ids = unread.map(({ id }) => id);
  const changed = await findChangedKinds(db, ids);
  for (const { id, key, kind } of unread) {
    const was = changed.get(id);
    if (!was) continue;
    const typed = typedWords(was, input[key]);
    const short = typed.length > mostTold ? `${typed.slice(0, mostTold).trimEnd()}…` : typed;
    const name = customName(key);
    const words = typed && `. Wpisano: „${short}”`;
    errors[name] = kindChanged(customKindWords[kind], `${errors[name] ?? ''}${words}`);
  }
}

/** The fields that have to be there: those that are required, always or in this status, and are asked of the record. */
async function demanded(
  db: Db,
  {
    status,
    ...of
  }: { record: CustomRecord; id: number; status: number | undefined; now?: FormSays | undefined },
  fields: CustomField[],
): Promise<CustomField[]> {
  const wanted = fields.filter(
    ({ required, requiredFrom }) => required || isReached(of.record, requiredFrom, status),
  );
  return await askedOf(db, of, wanted);
}

/**
 * What a record has to have before it comes into a status: called once it has been saved there by somebody, whatever way they
 * moved it. What is empty is told by its name, on its field, and who fills it where this person may not.
 *
 * @throws HttpError 400 on `custom.<key>`
 */
export async function demandCustom(
  { db, user, record, id }: Omit<Saving, 'path'>,
  { before, now }: { before: number; now: number | undefined },
): Promise<void> {
  if (now === undefined || now === before) return;
  const all = await findCustomFields(db, { record, flags: user.flags });
  const reached = all.filter(
    ({ requiredFrom }) =>
      isReached(record, requiredFrom, now) && !isReached(record, requiredFrom, before),
  );
  if (reached.length === 0) return;
  const values = (await findCustomValues(db, record, [id], user.flags)).get(id) ?? {};
  const missing = (await askedOf(db, { record, id }, reached)).filter(
    ({ key }) => !(key in values),
  );
  if (missing.length === 0) return;
  const status = customStages[record]?.find((one) => one.id === now)?.name ?? '';
  const mayFill = (field: CustomField) => mayEditCustom(field, user.flags);
  const fillers = ({ edits }: CustomField) => `wypełniają ${customAudienceWords[edits]}`;
  const labels = missing.map((one) =>
    mayFill(one) ? one.label : `${one.label} (${fillers(one)})`,
  );
  throw invalid(
    Object.fromEntries(
      missing.map((field) => [
        customName(field.key),
        mayFill(field)
          ? `${field.label}: wypełnij, zanim status zmieni się na „${status}”`
          : `${field.label}: zanim status zmieni się na „${status}”, to pole ${fillers(field)}`,
      ]),
    ),
    `Zanim status zmieni się na „${status}”, uzupełnij: ${labels.join(', ')}`,
  );
}

/** People who do not work here and clients that there are not, among what is newly chosen: words by the names of their fields. */
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
