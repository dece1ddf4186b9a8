import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { customRecordsOf } from '@zaplecze/contract/kit/lists/custom-filters';

/* By what a board may have its columns besides the status of its rows. */

/** The kind of record that a board shows; undefined where its rows have no own fields. */
export const boardRecord = ({ list }: Endpoint): CustomRecord | undefined =>
  list?.custom ? customRecordsOf(list.custom)[0] : undefined;

/** Choices of one: with one of several a card would stand in more than one column. */
export const columnFields = (fields: readonly CustomField[]): CustomField[] =>
  fields.filter(({ kind }) => kind === 'choice');
