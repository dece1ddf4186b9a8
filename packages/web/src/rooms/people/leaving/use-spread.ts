import type { LeavingRow } from '@zaplecze/contract/rooms/people/calls';
import type { HandoverKind } from '@zaplecze/contract/rooms/people/leaving';
import { useState } from 'react';
import type { Work } from './heirs.ts';

type Heirs = Partial<Record<HandoverKind, number>>;

const keyOf = ({ kind, id }: LeavingRow) => `${kind}/${id}`;

/** What is proposed for each kind, and for the pieces that go elsewhere. */
function proposalsOf({ proposed, rows }: Work) {
  const kinds = Object.entries(proposed).flatMap(([kind, person]) =>
    person ? [[kind, person.id] as const] : [],
  );
  const heirs: Heirs = Object.fromEntries(kinds);
  const own = rows.flatMap((row) =>
    row.proposed && row.proposed.id !== heirs[row.kind]
      ? [[keyOf(row), row.proposed.id] as const]
      : [],
  );
  return { heirs, own: Object.fromEntries(own) as Record<string, number> };
}

/** Who takes over what: a person for each kind, and others for single pieces; begins with what is proposed. */
export function useSpread(work: Work) {
  const [{ heirs, own }, set] = useState(() => proposalsOf(work));
  const heirOf = (row: LeavingRow) => own[keyOf(row)] ?? heirs[row.kind] ?? null;
  return {
    heirs,
    heirOf,
    /** All of a kind goes to one person. */
    giveKind: (kind: HandoverKind, id: number | null) =>
      set({
        heirs: { ...heirs, [kind]: id ?? undefined },
        own: Object.fromEntries(Object.entries(own).filter(([key]) => !key.startsWith(`${kind}/`))),
      }),
    giveRow: (row: LeavingRow, id: number | null) =>
      set({ heirs, own: id === null ? own : { ...own, [keyOf(row)]: id } }),
    /** Everything goes to one person. */
    giveAll: (kinds: readonly HandoverKind[], id: number) =>
      set({ heirs: Object.fromEntries(kinds.map((kind) => [kind, id])), own: {} }),
    propose: () => set(proposalsOf(work)),
    /** The pieces that go to somebody else than the rest of their kind. */
    rows: work.rows.flatMap((row) => {
      const user = own[keyOf(row)];
      if (user === undefined || user === heirs[row.kind]) return [];
      return [{ kind: row.kind, id: row.id, user }];
    }),
  };
}

export type Spread = ReturnType<typeof useSpread>;
