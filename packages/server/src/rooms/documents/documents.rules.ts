import type { May } from '@zaplecze/contract/kit/values/records';
import type { User } from '../../kit/http/guard.ts';

/**
 * What a person may do with a document (DOC-01 to DOC-03): admins, managers and whoever
 * added it edit and delete, whoever changed it last; everybody reads and downloads.
 */
export function documentMay(user: User, { createdBy }: { createdBy: { id: number } | null }): May {
  const own = user.flags.manager || createdBy?.id === user.id;
  return { edit: own, delete: own };
}
