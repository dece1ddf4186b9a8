import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { CustomRecord } from '../../../kit/fields/custom-fields.ts';
import type { Schemas } from './schemas.ts';

/** The dashboard's chart of an own choice field. */

export type { SplitRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** Records of the period by what they have in an own field of choices. */
export const customSplit = endpoint<'customSplit'>('GET /report/custom', 'manager');

/** Whose own fields are told. */
export const splitRecords = ['project', 'offer', 'issue'] as const satisfies CustomRecord[];
export type SplitRecord = (typeof splitRecords)[number];
