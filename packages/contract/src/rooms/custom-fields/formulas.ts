import {
  type CustomField,
  type CustomKind,
  customKindNames,
} from '../../kit/fields/custom-fields.ts';

/**
 * Formulas of own fields that are worked out (Pola wyliczane): what they may name and how they are written. A field stands in
 * square brackets, by its key where the formula is kept ('[wartoscUmowy] × 12'), by its label where people read it.
 */

/** Kinds that a value may be worked out as. */
export const workedKinds = ['decimal', 'money', 'day'] as const satisfies CustomKind[];
export type WorkedKind = (typeof workedKinds)[number];
export const mayBeWorked = (kind: CustomKind): kind is WorkedKind =>
  (workedKinds as readonly CustomKind[]).includes(kind);

/** What such a field is called where one chooses among kinds. */
export const workedWords: Record<WorkedKind, string> = {
  decimal: 'Wyliczana liczba',
  money: 'Wyliczana kwota',
  day: 'Wyliczany dzień',
};

/** Kinds that a formula may count with. */
export const partKinds: readonly CustomKind[] = customKindNames.filter((kind) =>
  ['decimal', 'money', 'day', 'flag'].includes(kind),
);

/** Why a formula comes to nothing. */
export const emptyReasons = ['missing', 'zero', 'large'] as const;
export type EmptyReason = (typeof emptyReasons)[number];
export const emptyWords: Record<EmptyReason, string> = {
  missing: 'Puste, dopóki brakuje którejś wartości ze wzoru.',
  zero: 'Puste: wzór dzieli przez zero.',
  large: 'Puste: wynik jest za duży.',
};

/** Signs of a formula, of which the name of a field is one, however long. */
export const mostFormulaSigns = 200;
const named = /\[([^[\]]*)\]/g;
export const countFormulaSigns = (formula: string): number =>
  [...formula.replace(named, '.')].length;

/** The names between brackets, each once: keys of a formula that is kept. */
export const namesInFormula = (formula: string): string[] => [
  ...new Set([...formula.matchAll(named)].map(([, name = '']) => name.trim())),
];

/** The name of the record's own field in code that a key in a formula means ('offer.value'); undefined where it is an own field's. */
export const builtInName = (key: string): string | undefined => key.split('.')[1];

type Called = Pick<CustomField, 'key' | 'label'>;

const plain = (name: string) => name.trim().toLocaleLowerCase('pl');

/** The field that a name means: by its key, or by its label where one alone is called so. */
export function fieldByName<F extends Called>(fields: readonly F[], name: string): F | undefined {
  const byKey = fields.find(({ key }) => key === name.trim());
  if (byKey) return byKey;
  const [one, another] = fields.filter(({ label }) => plain(label) === plain(name));
  return another ? undefined : one;
}

/** What a field is called in a formula that people read: its label, unless that is another's too or has brackets in it. */
export const nameInFormula = (field: Called, fields: readonly Called[]): string =>
  !/[[\]]/.test(field.label) && fieldByName(fields, field.label)?.key === field.key
    ? field.label
    : field.key;

/** A formula with its fields by their labels, for people; of a field that there is not the name stays as it is. */
export const formulaInWords = (formula: string, fields: readonly Called[]): string =>
  formula.replace(named, (all, name: string) => {
    const field = fieldByName(fields, name);
    return field ? `[${nameInFormula(field, fields)}]` : all;
  });

/** The same by their keys, as it is kept. */
export const formulaInKeys = (formula: string, fields: readonly Called[]): string =>
  formula.replace(named, (all, name: string) => {
    const field = fieldByName(fields, name);
    return field ? `[${field.key}]` : all;
  });

/** What a formula may ask for besides signs, as it is written. */
export const formulaFunctions = [
  { name: 'jeżeli', sample: 'jeżeli( ; ; )', words: 'jeżeli(warunek; gdy tak; gdy nie)' },
  { name: 'min', sample: 'min( ; )', words: 'min(a; b): najmniejsza z wartości' },
  { name: 'max', sample: 'max( ; )', words: 'max(a; b): największa z wartości' },
  { name: 'dni', sample: 'dni( ; )', words: 'dni(od; do): ile dni między dniami' },
  { name: 'zaokr', sample: 'zaokr( ; 2)', words: 'zaokr(liczba; miejsca po przecinku)' },
] as const;
