import { useQueryClient } from '@tanstack/react-query';
import type { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { call, randomKey } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { toast } from '../../kit/dialogs/toast.ts';

/** Every call that deletes what nothing uses and archives what something does. */
type Removal = (typeof dictionaryCalls)['tag']['remove'];

/**
 * Deletes a definition after the question 'Czy skasować?'. The server keeps one that is in use
 * on old records (archived) instead, and the person is told so. True once it is gone.
 */
export function useRemoval(remove: Removal) {
  const client = useQueryClient();
  return async function ask(row: { id: number; name: string }): Promise<boolean> {
    if (!(await confirm({ text: row.name }))) return false;
    return send(row, randomKey());
  };

  async function send(row: { id: number; name: string }, key: string): Promise<boolean> {
    try {
      const { archived } = await call(remove, { params: { id: row.id } }, { idempotencyKey: key });
      if (archived) {
        toast.info(
          `„${row.name}” jest w użyciu, więc trafia do archiwum: zostaje w dotychczasowych zapisach, ale nie można już tej pozycji wybrać.`,
        );
      } else toast.success(`Usunięto: ${row.name}`);
      return true;
    } catch (error) {
      report(error, () => void send(row, key));
      return false;
    } finally {
      void client.invalidateQueries();
    }
  }
}
