import * as z from 'zod';
import { dataFile } from '../../kit/records/data-file.ts';

const taskData = z.strictObject({
  name: z.string(),
  /** One of the task types in proposals.yaml; made if the company has none of this name. */
  type: z.string(),
  description: z.string(),
});

const packageData = z.strictObject({
  /** Stored in the database: never changes. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** Names of the service type and of the department, made if they are not there. */
  type: z.string(),
  department: z.string(),
  procedures: z.array(
    z.strictObject({ name: z.string(), description: z.string(), tasks: z.array(taskData) }),
  ),
});
export type Package = z.output<typeof packageData>;

const files = [
  'bookkeeping',
  'revenue-book',
  'payroll',
  'annual-report',
  'it-care',
  'data-protection',
  'audit',
].map((name) => dataFile(new URL(`./catalog/${name}.yaml`, import.meta.url), packageData));

/**
 * The starter catalogue: services as offices of this kind really do them. What is made of it is the
 * company's own from then on, to be changed at will.
 */
export const listPackages = (): Package[] => files.map((read) => read());
