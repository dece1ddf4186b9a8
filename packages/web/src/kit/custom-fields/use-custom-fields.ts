import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { useMemo } from 'react';
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
