import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../../kit/database/database.ts';
import { deliver } from '../delivery/deliver.ts';
import { insertAll } from '../notifications.queries.ts';
import type { NotificationKind } from '../wording.ts';

/** A notification that is ready to be written. */
export type Ready = { user: number; content: string; params: object; link: string };
type Held = Ready & { kind: NotificationKind };

const bundles = new WeakMap<Db, Held[]>();

/** Further records that a bundled notification names; of more it says how many there are. */
const mostNamed = 4;

export type Bundle = {
  /** The place to which `backTo` returns. */
  mark: () => number;
  /** Forgets what was told since: the change that caused it was taken back. */
  backTo: (place: number) => void;
  drop: () => void;
  tell: () => Promise<void>;
};

/**
 * Holds the notices of this transaction and sends them at its end: one notice of a kind to each person, however many
 * records it is about. A rollback sends none.
 */
export function startBundle(db: Db): Bundle {
  const notices: Held[] = [];
  bundles.set(db, notices);
  return {
    mark: () => notices.length,
    backTo: (place) => void notices.splice(place),
    drop: () => void bundles.delete(db),
    tell: async () => {
      bundles.delete(db);
      for (const [kind, rows] of Map.groupBy(notices, (one) => one.kind)) {
        const people = [...Map.groupBy(rows, (one) => one.user).values()];
        await write(db, kind, people.map(asOne));
      }
    },
  };
}

/** A notice about several records asks for no decision on the first of them, and answers no comment of it. */
function onlyAbout(params: object): object {
  const { round: _, comment: __, ...about } = params as { round?: number; comment?: number };
  return { ...about, several: true };
}

/** '…nowe zgłoszenie dla Ciebie: Drukarka (zleca: Jan), a także Mysz, Ekran i 3 dalsze'. */
function asOne(messages: Held[]): Omit<Ready, 'link'> {
  const [first, ...more] = messages as [Held, ...Held[]];
  const { user, content, params } = first;
  if (more.length === 0) return { user, content, params };
  const named = more.slice(0, mostNamed).map(({ link }) => link);
  const left = more.length - named.length;
  const rest = left > 0 ? ` i ${countWords(left, 'dalsze', 'dalsze', 'dalszych')}` : '';
  return {
    user,
    content: `${content}, a także ${named.join(', ')}${rest}`,
    params: onlyAbout(params),
  };
}

async function write(db: Db, kind: NotificationKind, rows: Omit<Ready, 'link'>[]): Promise<void> {
  await deliver(db, await insertAll(db, kind, rows));
}

/** Writes notifications and sends them on, or holds them while the transaction bundles. */
export async function sendNotifications(
  db: Db,
  kind: NotificationKind,
  rows: Ready[],
): Promise<void> {
  const bundle = bundles.get(db);
  if (bundle) bundle.push(...rows.map((row) => ({ ...row, kind })));
  else await write(db, kind, rows);
}
