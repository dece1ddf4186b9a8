import {
  type CustomField,
  type CustomRecord,
  customColumn,
  customName,
  mayEditCustom,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Field } from '@zaplecze/contract/kit/fields/field-kinds';
import { useMe } from '../calls/session.ts';
import { useCustomFields } from './use-custom-fields.ts';

/* Own fields as forms, pages and files take them: what lists alone need is beside. */

/** Those that this person may fill, as columns of files that come in. */
export function useCustomColumns(record: CustomRecord | undefined) {
  const { flags } = useMe();
  return useCustomFields(record)
    .filter((field) => mayEditCustom(field, flags))
    .map(customColumn);
}

/** The same as fields in code are, by the names that they have in forms: `custom.formaOpodatkowania`. */
export const plainFields = (fields: readonly CustomField[]): { [name: string]: Field<'custom'> } =>
  Object.fromEntries(fields.map((field) => [customName(field.key), plainField(field)]));

/** The fields under their headings, in the order in which the headings first come. */
export function inSections(fields: readonly CustomField[]): [title: string, CustomField[]][] {
  const sections = new Map<string, CustomField[]>();
  for (const field of fields) {
    const title = field.section ?? 'Pola własne';
    sections.set(title, [...(sections.get(title) ?? []), field]);
  }
  return [...sections];
}
