import * as z from 'zod';
import type { Fields } from './field-kinds.ts';
import { shapeOf } from './record-fields.schemas.ts';

/** The form of a table that people write in: its columns with a `section`. */
export const tableForm = <C extends Fields>(columns: C) => z.strictObject(shapeOf(columns));
