import { same } from '@zaplecze/contract/kit/values/merge';
import type * as z from 'zod';

/** Of own fields those alone that differ: the others belong to whoever changes them meanwhile. */
function changedParts(before: unknown, whole: unknown) {
  const [was, is] = [before, whole].map((one) => (one ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    Object.entries(is ?? {}).filter(([key, value]) => !same(was?.[key], value)),
  );
}

/** Top-level fields whose checked value differs from the record's. */
export function changedFields<T>(schema: z.ZodType, record: unknown, whole: T): Partial<T> {
  const parsed = schema.safeParse(record);
  const before = (parsed.success ? parsed.data : record) as Partial<T>;
  const changed: Partial<T> = {};
  for (const name of Object.keys(whole as object) as (keyof T)[]) {
    if (same(before[name], whole[name])) continue;
    if (name !== 'custom') changed[name] = whole[name];
    else {
      const parts = changedParts(before[name], whole[name]);
      // Those that the form does not show are no change.
      if (Object.keys(parts).length > 0) changed[name] = parts as T[typeof name];
    }
  }
  return changed;
}
