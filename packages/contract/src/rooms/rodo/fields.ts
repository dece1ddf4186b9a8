import type { Records } from '../../kit/fields/field-kinds.ts';
import { caseFields } from './cases/fields.ts';
import { activityColumns } from './registers/activities/table.ts';
import { disclosureColumns } from './registers/columns.ts';

/** Records whose fields the questions of two editors name. */
export const rodoRecords = {
  personalCase: caseFields,
  disclosure: disclosureColumns,
  processingActivity: activityColumns,
} as const satisfies Records;
