import type { May } from '@zaplecze/contract/kit/values/records';
import type { User } from '../../kit/http/guard.ts';

/** Whoever wrote a note edits it; they and managers delete it (STO-12). */
export function noteMay(user: User, author: number | null): May {
  const own = author === user.id;
  return { edit: own, delete: own || user.flags.manager };
}
