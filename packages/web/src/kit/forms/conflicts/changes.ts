import { same } from '@zaplecze/contract/kit/values/merge';
import type * as z from 'zod';

/** Top-level fields whose checked value differs from the record's. */
export function changedFields<T>(schema: z.ZodType, record: unknown, whole: T): Partial<T> {
  const parsed = schema.safeParse(record);
  const before = (parsed.success ? parsed.data : record) as Partial<T>;
  const changed: Partial<T> = {};
  for (const name of Object.keys(whole as object) as (keyof T)[]) {
    if (!same(before[name], whole[name])) changed[name] = whole[name];
  }
  return changed;
}
