import type {
  CustomField,
  CustomInput,
  CustomKind,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { doubledMoment, warsawDay, warsawOffset } from '@zaplecze/contract/kit/values/time';
import type { Names } from '../parsing/names.ts';
import { readCell } from './imports.ts';

/* Values of one kind as values of another: as if somebody had read the old one and typed it into a field of the new kind. */

/** A value as the history has it: of options and records their numbers. */
export type RawValue = string | number | boolean;

/** What becomes of a value: a value of the new kind, the name of a choice that there is not yet, or why neither, in words. */
type Conversion =
  | { value: CustomInput[string]; name?: undefined; message?: undefined }
  | { name: string; value?: undefined; message?: undefined }
  | { message: string; value?: undefined; name?: undefined };

export type ConversionRules = {
  from: CustomKind;
  /** What numbers of the old kind count ('km'), which a text goes on saying. */
  unit: string | null;
  /** The field as it will be. */
  to: CustomField;
  /** What options, people and clients of the old values are called. */
  nameOf: (id: number) => string;
  /** What the new values can name. */
  known: { people: Names; client: Names; options: Names };
  /** A choice that is not in the list is added to it. */
  adds: boolean;
};

const longestChoice = 100;
const several = 'Wybrano kilka pozycji, a nowy rodzaj ma jedną';

/** '2026-11-27' as '27.11.2026'. */
const writtenDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');

/** An instant as Warsaw's clock showed it, '27.11.2026 14:30'; with its offset where the clock showed it twice. */
function writtenMoment(instant: string): string {
  const at = Date.parse(instant);
  const doubled = doubledMoment(at);
  if (doubled) return doubled;
  const clock = new Date(at + warsawOffset(at) * 60_000).toISOString().slice(11, 16);
  return `${writtenDay(warsawDay(at))} ${clock}`;
}

/** A value as people write it; of several their names. */
export function writtenValue(
  kind: CustomKind,
  values: readonly RawValue[],
  nameOf: (id: number) => string,
): string {
  const [value = ''] = values;
  if (kind === 'decimal' || kind === 'money') return String(value).replace('.', ',');
  if (kind === 'day') return writtenDay(String(value));
  if (kind === 'moment') return writtenMoment(String(value));
  if (kind === 'flag') return value === true ? 'tak' : 'nie';
  if (kind === 'choice' || kind === 'choices' || kind === 'person' || kind === 'client')
    return values.map((id) => nameOf(Number(id))).join(', ');
  return String(value);
}

/** The name of a choice that a text becomes: spaces doubled or at the ends mean nothing. */
const choiceName = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Names that differ in case alone are one. */
export const choiceKey = (text: string): string => choiceName(text).toLocaleLowerCase('pl');

/** A number that is typed with what it counts: '12 km', '1 200,5m²'. PostgreSQL reads the same (changes/samples.queries.ts). */
const counted = /^([-−+]?[\d\s.,]*\d)\s*([^\s\d.,+−-]\S{0,11})$/;
const isUnit = (text: string, unit: string) =>
  text.toLocaleLowerCase('pl') === unit.toLocaleLowerCase('pl');

/** What is typed into a field whose unit stands behind it: of '12 km' the number. */
function withoutUnit(text: string, { kind, unit }: CustomField): string {
  const [, number, word = ''] = counted.exec(text) ?? [];
  return kind === 'decimal' && unit !== null && number !== undefined && isUnit(word, unit)
    ? number
    : text;
}

/** What a value becomes; `values` has one, of a choice of several all that are chosen. */
export function convertValue(values: readonly RawValue[], converting: ConversionRules): Conversion {
  const { from, to, unit, nameOf, known, adds } = converting;
  const isList = from === 'choice' || from === 'choices';
  if (isList && to.kind === 'choices') return { value: values.map(Number) };
  if (isList && to.kind === 'choice')
    return values.length > 1 ? { message: several } : { value: Number(values[0]) };
  const written = writtenValue(from, values, nameOf);
  const text = unit !== null && to.kind === 'text' ? `${written} ${unit}` : written;
  if (adds && to.kind === 'choice') {
    const name = choiceName(text);
    return name.length > longestChoice
      ? { message: `Nazwa pozycji może mieć najwyżej ${longestChoice} znaków` }
      : { name };
  }
  const typed = to.kind === 'day' && from === 'moment' ? text.slice(0, 10) : withoutUnit(text, to);
  const read = readCell(to, typed, known);
  if ('message' in read)
    return {
      message:
        to.kind === 'decimal' && to.unit !== null && counted.test(typed)
          ? `Liczba z inną jednostką niż „${to.unit}”`
          : read.message,
    };
  return read.value === undefined || read.value === null
    ? { message: 'Nieprawidłowa wartość' }
    : { value: read.value };
}
