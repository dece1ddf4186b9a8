import type { FileColumn, MatchedColumn } from '@zaplecze/contract/kit/calls/imports';
import { sumProblem, wrongSum } from '@zaplecze/contract/kit/fields/company-numbers';
import {
  type CustomField,
  type CustomInput,
  type CustomName,
  type CustomRecord,
  customColumn,
  customKeyOf,
  customName,
  isAskedOf,
  mayEditCustom,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { customStages, isReached } from '@zaplecze/contract/rooms/custom-fields/lists';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/calls/errors.ts';
import { ambiguous, bareNumber, isFormulaError, wrongFormula } from '../imports/cells.ts';
import { columnGuesser } from '../parsing/columns.ts';
import { listedNames } from '../parsing/listed-names.ts';
import { Names, plainName } from '../parsing/names.ts';
import { findCustomFields } from './definitions.queries.ts';
import { readValue } from './read-value.ts';

/* Own fields as columns of files that come in. */

/** Those that this person may fill; none where the records of a file have none. */
export async function findImportedCustom(
  db: Db,
  record: CustomRecord | undefined,
  flags: Flags,
): Promise<CustomField[]> {
  if (!record) return [];
  const fields = await findCustomFields(db, { record, flags });
  return fields.filter((field) => mayEditCustom(field, flags));
}

/**
 * Refuses a column that is matched with a field that is worked out.
 *
 * @throws HttpError 400 on `columns`, naming the field
 */
export async function assertNotWorked(
  db: Db,
  { record, flags }: { record: CustomRecord | undefined; flags: Flags },
  columns: readonly (string | null)[],
): Promise<void> {
  if (!record || columns.every((column) => customKeyOf(column ?? '') === undefined)) return;
  const fields = await findCustomFields(db, { record, flags });
  const worked = fields.find(
    ({ formula, key }) => formula !== null && columns.includes(customName(key)),
  );
  if (worked)
    throw invalid({
      columns: `„${worked.label}” wylicza się samo z innych pól: tej kolumny nie można wczytać`,
    });
}

/**
 * Columns of a file with why those are left out that are called as own fields which nobody fills by a file: what is worked
 * out, and what this person sees and may not change.
 */
export async function withLeftOut(
  db: Db,
  { record, flags }: { record: CustomRecord | undefined; flags: Flags },
  columns: readonly FileColumn[],
): Promise<MatchedColumn[]> {
  const fields = record ? await findCustomFields(db, { record, flags }) : [];
  const closed = fields.filter((field) => !mayEditCustom(field, flags));
  const guess = columnGuesser(closed.map(customColumn));
  return columns.map((column) => {
    const [name] = guess([column.header]);
    const field = closed.find(({ key }) => customName(key) === name);
    return { ...column, leftOut: field ? leftOutWords(field) : null };
  });
}

const leftOutWords = ({ formula, label }: CustomField): string =>
  formula === null
    ? `Pola „${label}” nie możesz zmieniać: tej kolumny nie wczytamy.`
    : `„${label}” wylicza się samo z innych pól: tej kolumny nie wczytamy.`;

export const customColumnsOf = (fields: readonly CustomField[]) => fields.map(customColumn);

/** Who and what cells of own fields can name. */
export type CustomNamed = { people: Names; client: Names };

/** The clients that cells of own fields name, for looking them up. */
export function namedClients(
  fields: readonly CustomField[],
  columns: readonly (string | null)[],
  rows: readonly { cells: string[] }[],
): string[] {
  const places = fields.flatMap(({ kind, key }) =>
    kind === 'client' ? columns.indexOf(customName(key)) : [],
  );
  const texts = rows.flatMap(({ cells }) =>
    places.map((at) => bareNumber(cells[at]?.trim() ?? '')),
  );
  return [...new Set(texts)].filter((text) => text !== '');
}

type Problem = { field: CustomName; value: string; message: string };

/** The own fields of a row: a form's `custom` with those that the row says, what is wrong, and what may be. */
export type CustomRow = { custom: CustomInput; problems: Problem[]; warnings: Problem[] };

/** What a new record says of itself, as its form has it: its services, type and company, and its status. */
export type Says = Readonly<Record<string, unknown>>;

/**
 * Reads the own fields of rows by their kinds, as their forms would; an empty cell says nothing.
 *
 * @returns of the text that a row has for a column its own fields; `says`: it makes a record, of which those are demanded that it
 * has to have; null: it changes one
 */
export function customReader(fields: readonly CustomField[], named: CustomNamed) {
  const reading = fields.map((field) => ({ field, options: optionNames(field) }));
  return (text: (column: CustomName) => string, says: Says | null): CustomRow => {
    const row: CustomRow = { custom: {}, problems: [], warnings: [] };
    for (const { field, options } of reading) {
      const name = customName(field.key);
      const cell = text(name);
      const read = readCell(field, cell, { ...named, options });
      if ('message' in read) row.problems.push({ field: name, value: cell, message: read.message });
      else if (read.value !== undefined) {
        row.custom[field.key] = read.value;
        if (isDoubtful(field, read.value))
          row.warnings.push({ field: name, value: cell, message: wrongSum });
      } else if (says && isDemanded(field, says)) {
        const message = plainField({ ...field, required: true }).missing ?? '';
        row.problems.push({ field: name, value: '', message });
      }
    }
    return row;
  };
}

/** A NIP or REGON whose check digit does not agree is taken, with a word. */
const isDoubtful = ({ kind }: CustomField, value: CustomInput[string]): boolean =>
  (kind === 'nip' || kind === 'regon') && sumProblem(kind, String(value)) !== null;

/** As forms demand it: of every record, of those that it is asked of, or from a status on; the first one where none is said. */
const isDemanded = (field: CustomField, says: Says): boolean => {
  const { record, required, requiredFrom } = field;
  const status = Number(says.status ?? customStages[record]?.[0]?.id);
  return (required || isReached(record, requiredFrom, status)) && isAskedOf(field, says);
};

export function optionNames({ options }: Pick<CustomField, 'options'>): Names {
  const names = new Names();
  for (const { id, name, archived } of options) if (!archived) names.add(id, name);
  return names;
}

type Read = { value: CustomInput[string] | undefined } | { message: string };
type Known = CustomNamed & { options: Names };

const noSuch = {
  choice: 'Nie ma takiej pozycji listy',
  choices: 'Nie ma takiej pozycji listy',
  person: 'Nie ma takiej osoby',
  client: 'Nie ma takiego klienta',
} as const;

/** What files call a switch that is on, or off. */
const on = ['tak', 't', 'yes', 'y', 'true', 'prawda', '1', 'x'];
const off = ['nie', 'n', 'no', 'false', 'falsz', '0'];

/** A text as the field's form takes it, with what it names looked up in `known`; an empty one says nothing. */
export function readCell(field: CustomField, cell: string, known: Known): Read {
  if (cell === '') return { value: undefined };
  if (isFormulaError(cell)) return { message: wrongFormula };
  const { kind } = field;
  if (kind === 'choices') {
    const names = listedNames(cell, (name) => known.options.find(name) !== 'none');
    const found = names.map((name) => one(known.options, name, noSuch.choices));
    const wrong = found.find((each) => 'message' in each);
    return wrong ?? { value: found.flatMap((each) => ('value' in each ? Number(each.value) : [])) };
  }
  if (kind === 'choice') return one(known.options, cell, noSuch.choice);
  if (kind === 'person') return one(known.people, cell, noSuch.person, true);
  if (kind === 'client') return one(known.client, bareNumber(cell), noSuch.client);
  if (kind === 'flag') {
    const word = plainName(cell);
    const isKnown = on.includes(word) || off.includes(word);
    return isKnown ? { value: on.includes(word) } : { message: 'Wpisz „tak” albo „nie”' };
  }
  const { value, message } = readValue(field, withoutUnit(field, cell));
  return message === undefined ? { value } : { message };
}

/** Files have '12 km' in a column of kilometres. */
function withoutUnit({ unit }: CustomField, cell: string): string {
  if (!unit || !cell.toLowerCase().endsWith(unit.toLowerCase())) return cell;
  const number = cell.slice(0, -unit.length).trimEnd();
  return /\d$/.test(number) ? number : cell;
}

function one(names: Names, name: string, missing: string, people = false): Read {
  const found = names.find(name);
  if (found === 'none') return { message: `${missing}: ${name}` };
  return found === 'several' ? { message: ambiguous(name, people) } : { value: found };
}
