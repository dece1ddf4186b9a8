import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { useMemo } from 'react';
import { useApi } from '../calls/use-api.ts';

const none: CustomField[] = [];

/** The own fields of records of a kind that this person sees, in the order of forms; undefined until they are known. */
export function useKnownCustomFields(record: CustomRecord | undefined): CustomField[] | undefined {
  const { data } = useApi(
    listCustomFields,
    {},
    { enabled: record !== undefined, staleTime: 60_000 },
  );
  return useMemo(
    () => (record ? data?.list.filter((field) => field.record === record) : none),
    [data, record],
  );
}

/** The same; none until they are known. */
export const useCustomFields = (record: CustomRecord | undefined): CustomField[] =>
  useKnownCustomFields(record) ?? none;
