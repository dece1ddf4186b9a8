import type { CustomRecord } from '../../kit/fields/custom-fields.ts';
import type { CustomFieldForm } from './forms.ts';

/** Fields that many companies want, to be taken by one click; the demonstration has them. */

export type StarterField = Pick<CustomFieldForm, 'record' | 'kind' | 'label'> & {
  key: string;
  section: string;
  help?: string;
  unit?: string;
  /** Choices in their order, with their colours. */
  options?: { name: string; color: string }[];
};

const colors = ['#1971C2', '#2F9E44', '#F08C00', '#9C36B5'] as const;
const choices = (...names: string[]) =>
  names.map((name, at) => ({ name, color: colors[at % colors.length] ?? colors[0] }));

const tax = { record: 'client', section: 'Podatki i ZUS' } as const;
const agreement = { record: 'client', section: 'Umowa' } as const;

export const starterFields = [
  {
    ...{ ...tax, key: 'formaOpodatkowania', label: 'Forma opodatkowania', kind: 'choice' },
    options: choices('CIT', 'Podatek liniowy', 'Ryczałt', 'Skala podatkowa'),
  },
  {
    ...{ ...tax, key: 'okresVat', label: 'Okres VAT', kind: 'choice' },
    options: choices('Miesięczny', 'Kwartalny', 'Zwolniony'),
  },
  {
    ...{ ...tax, key: 'schematZus', label: 'Schemat ZUS', kind: 'choice' },
    options: choices('Pełny', 'Mały ZUS Plus', 'Preferencyjny', 'Nie dotyczy'),
  },
  {
    ...{ ...tax, key: 'liczbaPracownikow', label: 'Liczba pracowników', kind: 'decimal' },
    unit: 'os.',
  },
  { ...agreement, key: 'numerUmowy', label: 'Numer umowy', kind: 'text' },
  {
    ...{ ...agreement, key: 'koniecUmowy', label: 'Koniec umowy', kind: 'day' },
    help: 'Ostatni dzień obowiązywania; puste: na czas nieokreślony.',
  },
  { ...agreement, key: 'ksef', label: 'Uprawnienie w KSeF', kind: 'flag' },
] as const satisfies StarterField[];
export type StarterKey = (typeof starterFields)[number]['key'];

/**
 * Those of a record that a company has not taken yet, archived ones counted as taken: by their keys, and by what they are called,
 * for one that was deleted and taken again has another key.
 */
export const startersFor = (
  record: CustomRecord,
  there: readonly { record: CustomRecord; key: string; label: string; kind: string }[],
): StarterField[] =>
  starterFields.filter(
    (one) =>
      one.record === record &&
      !there.some(
        (field) =>
          field.record === record &&
          (field.key === one.key || (field.label === one.label && field.kind === one.kind)),
      ),
  );
