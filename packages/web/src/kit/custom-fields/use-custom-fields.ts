import {
  type CustomField,
  type CustomRecord,
  customColumn,
  customName,
  mayEditCustom,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Field } from '@zaplecze/contract/kit/fields/field-kinds';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { useMemo } from 'react';
import { useMe } from '../calls/session.ts';
import { useApi } from '../calls/use-api.ts';

const none: CustomField[] = [];

/** The own fields of records of a kind that this person sees, in the order of forms; none until they are known. */
export function useCustomFields(record: CustomRecord | undefined): CustomField[] {
  const { data } = useApi(
    listCustomFields,
    {},
    { enabled: record !== undefined, staleTime: 60_000 },
  );
  return useMemo(
    () => data?.list.filter((field) => field.record === record) ?? none,
    [data, record],
  );
}

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
