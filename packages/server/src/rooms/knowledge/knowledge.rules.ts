import type { May } from '@zaplecze/contract/kit/records';
import type { User } from '../../kit/http/guard.ts';

/** Managers and admins keep the base, everybody reads it (KNO-01, KNO-02). */
export const articleMay = ({ flags }: User): May => ({
  edit: flags.manager,
  delete: flags.manager,
});
