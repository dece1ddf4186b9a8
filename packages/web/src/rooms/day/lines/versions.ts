/* Versions of what the lines of Mój dzień are about, so that nothing is written over what somebody else changed. */

/** The versions that acts of this page made, by the key of the line: a second act may come before the page is read anew. */
const ownVersions = new Map<string, number>();

type Changed = { version: number };

/** A line as it was read: its key, and the version that it was read with. */
type ReadLine = { key: string; read: number };

/**
 * Sends a change of a line at the version it was read with, or at a later one that this page made itself: what somebody
 * else changed meanwhile stays, and the refusal says so.
 */
export async function atVersion<A extends Changed>(
  { key, read }: ReadLine,
  send: (ifMatch: number) => Promise<A>,
): Promise<A> {
  return keepVersion(key, await send(Math.max(read, ownVersions.get(key) ?? 0)));
}

/** Remembers the version that a change of this page made; gives the change. */
export function keepVersion<A extends Changed>(key: string, changed: A): A {
  ownVersions.set(key, changed.version);
  return changed;
}

/** A change of a line and what takes it back, as long as nobody changed it after that. */
export function thereAndBack<A extends Changed>(
  line: ReadLine,
  there: (ifMatch: number) => Promise<A>,
  back: (ifMatch: number) => Promise<Changed>,
): { send: () => Promise<A>; undo: () => Promise<Changed> } {
  let after = line.read;
  return {
    send: async () => {
      const changed = await atVersion(line, there);
      after = changed.version;
      return changed;
    },
    undo: async () => keepVersion(line.key, await back(after)),
  };
}
