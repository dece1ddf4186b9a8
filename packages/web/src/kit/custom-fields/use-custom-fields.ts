import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { useMemo } from 'react';
import { useApi } from '../calls/use-api.ts';

const none: CustomField[] = [];

/**
 * The own fields of records of a kind that this person sees, in the order of forms; undefined until they are known.
 * `isComing`: they were asked for and may still come.
 */
export function useAskedCustomFields(record: CustomRecord | undefined) {
  const { data, error } = useApi(
    listCustomFields,
    {},
    { enabled: record !== undefined, staleTime: 60_000 },
  );
  const fields = useMemo(
    () => (record ? data?.list.filter((field) => field.record === record) : none),
    [data, record],
  );
  return { fields, isComing: fields === undefined && error === null };
}

/** The same alone; undefined until they are known. */
export const useKnownCustomFields = (record: CustomRecord | undefined): CustomField[] | undefined =>
  useAskedCustomFields(record).fields;

/** The same; none until they are known. */
export const useCustomFields = (record: CustomRecord | undefined): CustomField[] =>
  useKnownCustomFields(record) ?? none;
