import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { type HandoverKind, handoverKinds } from '@zaplecze/contract/rooms/people/leaving';
import type { Colleague, Piece } from './leaving-rows.queries.ts';

type Known = {
  pieces: Piece[];
  colleagues: Colleague[];
  /** Another carer of a client. */
  carers: ReadonlyMap<number, number>;
  /** Where the person who leaves worked. */
  department: number | null;
};

type Proposals = {
  rows: { piece: Piece; proposed: PersonRef | null }[];
  kinds: Record<HandoverKind, PersonRef | null>;
};

/**
 * Who takes over what of somebody who leaves. By client: whoever looks after the client beside them, and of one client
 * everything goes to one person. By department: else a colleague of theirs. By load: of several the one who has least
 * open, what was proposed to them here included. Departments, articles and requests go to managers alone. A kind as a
 * whole goes to whoever gets most of it.
 */
export function proposeHeirs({ pieces, colleagues, carers, department }: Known): Proposals {
  const load = new Map(colleagues.map((one) => [one.user.id, one.load]));
  const people = new Map(colleagues.map((one) => [one.user.id, one]));
  const near = colleagues.filter((one) => department !== null && one.department === department);
  const managers = colleagues.filter(({ manager }) => manager);
  const ofClient = new Map<number, number>(carers);
  const least = (some: Colleague[]): number | null =>
    some.reduce<Colleague | null>(
      (best, one) => (best === null || loadOf(one) < loadOf(best) ? one : best),
      null,
    )?.user.id ?? null;
  const loadOf = ({ user }: Colleague) => load.get(user.id) ?? 0;
  const refOf = (id: number | null): PersonRef | null =>
    id === null ? null : (people.get(id)?.user ?? null);
  const anybody = () => least(near.length > 0 ? near : managers.length > 0 ? managers : colleagues);
  const manager = (of: number | null) => {
    const own = managers.filter((one) => of !== null && one.department === of);
    return least(own.length > 0 ? own : managers);
  };
  const proposeOne = ({ client, department: headed }: Piece): number | null => {
    if (headed !== null) return manager(headed);
    const known = client === null ? undefined : ofClient.get(client);
    const heir = known !== undefined && people.has(known) ? known : anybody();
    if (heir !== null && client !== null) ofClient.set(client, heir);
    return heir;
  };
  // Who gets a client decides about its work, so clients come first.
  const inOrder = [...pieces].sort(
    (a, b) => Number(b.kind === 'clients') - Number(a.kind === 'clients'),
  );
  const chosen = new Map<Piece, number | null>();
  for (const piece of inOrder) {
    const heir = proposeOne(piece);
    chosen.set(piece, heir);
    if (heir !== null && piece.kind !== 'departments') load.set(heir, (load.get(heir) ?? 0) + 1);
  }
  const rows = pieces.map((piece) => ({ piece, proposed: refOf(chosen.get(piece) ?? null) }));
  const ofKind = (kind: HandoverKind): PersonRef | null => {
    const own = rows
      .filter(({ piece }) => piece.kind === kind)
      .flatMap((one) => one.proposed ?? []);
    if (own.length > 0) return mostOf(own);
    return refOf(
      ['departments', 'articles', 'cases'].includes(kind) ? manager(department) : anybody(),
    );
  };
  const kinds = Object.fromEntries(handoverKinds.map((kind) => [kind, ofKind(kind)]));
  return { rows, kinds: kinds as Proposals['kinds'] };
}

/** Whoever is named most often, of several the first. */
function mostOf(people: PersonRef[]): PersonRef | null {
  const counts = Map.groupBy(people, ({ id }) => id);
  const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
  return most?.[0] ?? null;
}
