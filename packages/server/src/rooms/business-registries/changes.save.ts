import { addressOf } from '@zaplecze/contract/addresses';
import {
  type Registry,
  registryFacts,
  registryName,
} from '@zaplecze/contract/rooms/business-registries/lists';
import type { Database } from '../../kit/database/database.ts';
import { notify } from '../notifications/index.ts';
import {
  type Change,
  carersOf,
  keepChanges,
  newestOf,
  type StoredAnswer,
} from './answers.queries.ts';
import { changesBetween } from './changes.rules.ts';

const words = ({ field, before, after }: Change) =>
  `${registryFacts[field]}: ${before ?? 'brak'} → ${after ?? 'brak'}`;

/**
 * Compares a register's new answer with the previous one, stores each change, and notifies the carers of active
 * clients with this NIP once.
 *
 * @param by the person who requested the answer and so has seen it; null: the nightly check
 */
export async function recordRegistryChanges(
  db: Database,
  { nip, answer, by }: { nip: string; answer: StoredAnswer; by: number | null },
): Promise<void> {
  const registry: Registry = answer.registry;
  const before = (await newestOf(db, nip, answer.day)).find((one) => one.registry === registry);
  if (!before) return;
  const changes = changesBetween(registry, before, answer);
  if (changes.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await keepChanges(tx, { nip, registry }, changes);
    const more = `${registryName(registry)}: ${changes.map(words).join('; ')}`;
    for (const { id, name, carers } of await carersOf(tx, nip)) {
      const about = { id, name, address: addressOf('client', { id }) };
      await notify(tx, { kind: 'registryChange', to: carers, by, about, more });
    }
  });
}
