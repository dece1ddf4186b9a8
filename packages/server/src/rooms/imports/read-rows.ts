import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { cleanLines } from '@zaplecze/contract/kit/fields/clean';
import type { RecordCell, RecordSettings } from '@zaplecze/contract/rooms/imports/calls';
import {
  fieldsOf,
  type ImportFieldInfo,
  type NamedBy,
  type RecordField,
} from '@zaplecze/contract/rooms/imports/fields';
import type { ImportKind } from '@zaplecze/contract/rooms/imports/lists';
import {
  ambiguous,
  bareNumber,
  cellValue,
  isFormulaError,
  splitName,
  wrongFormula,
} from '../../kit/imports/cells.ts';
import type { RecordImport, RowValues } from '../../kit/imports/record-import.ts';
import { listedNames } from '../../kit/parsing/listed-names.ts';
import type { Names } from '../../kit/parsing/names.ts';
import type { NumberedRow } from '../../kit/parsing/table-limits.ts';

/** What cells name, by what it is. */
export type CellNames = Partial<Record<NamedBy, Names>>;

export type Problem = Omit<RecordCell, 'row'>;

/** A row as it was read; `form` is null where something is wrong with it. */
export type ReadRow = {
  number: number;
  title: string;
  values: RowValues;
  key: string | null;
  form: RowValues | null;
  problems: Problem[];
  shown: { field: RecordField; value: string }[];
};

const noSuch: Record<NamedBy, string> = {
  client: 'Nie ma takiego klienta',
  people: 'Nie ma takiej osoby',
  service: 'Nie ma takiej usługi',
  projectType: 'Nie ma takiego typu usługi',
  company: 'Nie ma takiej spółki',
  department: 'Nie ma takiego działu',
  position: 'Nie ma takiego stanowiska',
  documentType: 'Nie ma takiego typu dokumentu',
  documentStatus: 'Nie ma takiego statusu',
  issueType: 'Nie ma takiego typu zgłoszenia',
  issueStatus: 'Nie ma takiego statusu',
  interval: 'Nie ma takiego powtarzania',
  role: 'Nie ma takiej roli',
  file: 'Nie dodano pliku',
};

export const noSuchThing = (of: NamedBy): string => noSuch[of];

/** Which column holds each field, by the file's matching. */
export function placesOf(columns: RecordSettings['columns']): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, field] of columns.entries()) if (field) places.set(field, at);
  return places;
}

/** A row's cell as names are looked up by it: a number of a tax payer without its spaces and dashes. */
export const namedText = ({ of }: ImportFieldInfo, text: string): string =>
  of === 'client' ? bareNumber(text) : text;

type Reading = { kind: ImportKind; of: RecordImport; settings: RecordSettings; known: CellNames };

/** Reads rows of a file as records of a kind, by the form's own schema: the messages are the form's. */
export function rowReader({ kind, of, settings: { columns, instead }, known }: Reading) {
  const fields = fieldsOf(kind);
  const places = placesOf(columns);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const first = fields[0]?.key as RecordField;

  return ({ number, cells }: NumberedRow): ReadRow => {
    const problems: Problem[] = [];
    const text = (field: string) =>
      cellValue(cleanLines(cells[places.get(field) ?? -1] ?? ''), field);
    const hasProblem = (field: string) => problems.some((one) => one.field === field);
    const wrong = (field: string, message: string) => {
      if (hasProblem(field)) return;
      problems.push({ field: field as RecordField, value: text(field), message });
    };
    const one = (field: ImportFieldInfo, name: string): number | undefined => {
      const names = field.of && known[field.of];
      const found = names?.find(name) ?? 'none';
      if (typeof found === 'number') return found;
      const missing = noSuch[field.of ?? 'people'];
      wrong(
        field.key,
        found === 'none' ? `${missing}: ${name}` : ambiguous(name, field.of === 'people'),
      );
      return undefined;
    };
    const read = (field: ImportFieldInfo): unknown => {
      const cellText = text(field.key);
      if (isFormulaError(cellText)) return wrong(field.key, wrongFormula);
      const chosen = instead[field.key as RecordField] ?? [];
      if (field.is === 'name') return cellText ? one(field, namedText(field, cellText)) : chosen[0];
      if (field.is === 'names') {
        const names = field.of && known[field.of];
        const list = listedNames(cellText, (name) => names?.find(name) !== 'none');
        return cellText ? list.flatMap((name) => one(field, name) ?? []) : chosen;
      }
      if (cellText === '') return undefined;
      return cellText;
    };

    const values: RowValues = {};
    for (const field of fields) {
      const value = read(field);
      if (value !== undefined) values[field.key] = value;
    }
    for (const { key, gives = [] } of fields) give(values, key, gives);

    const form = of.form(values);
    const result = of.schema.safeParse(form);
    for (const [path, message] of Object.entries(result.success ? {} : fieldErrors(result.error))) {
      const field = columnOf(path, of, (key) => byKey.has(key)) ?? first;
      // The source of the value is named once.
      const from = fields.find(({ key, gives }) => gives?.includes(field) && text(key) !== '');
      if (!hasProblem(from?.key ?? field)) wrong(from?.key ?? field, message);
    }
    const shown = fields.flatMap(({ key, of: what }) => {
      const value = text(key) || namesOf(what && known[what], instead[key as RecordField]);
      return value ? [{ field: key as RecordField, value }] : [];
    });
    return {
      ...{ number, title: of.title(text), values, problems, shown },
      key: of.keyOf(values, text),
      form: problems.length === 0 ? form : null,
    };
  };
}

const namesOf = (names: Names | undefined, ids: number[] = []) =>
  ids.map((id) => names?.nameOf(id) ?? '').join(', ');

/** Values that one column gives to others: a full name gives both of its parts, a number its owner. */
function give(values: RowValues, key: string, gives: readonly string[]): void {
  const value = values[key];
  if (value === undefined || gives.length === 0) return;
  const parts = typeof value === 'string' ? splitName(value) : [value];
  for (const [at, other] of gives.entries()) {
    if (typeof value === 'number' || values[other] === undefined) values[other] = parts[at];
  }
}

/** The column that a message of the form belongs to: `people.0.email` is that of e-mails. */
export function columnOf(
  path: string,
  { columns = {} }: RecordImport,
  isColumn: (key: string) => boolean,
): string | undefined {
  return path
    .split('.')
    .map((part) => columns[part] ?? part)
    .find(isColumn);
}
