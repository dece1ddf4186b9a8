/* Versions of what the lines of Mój dzień are about, so that nothing is written over what somebody else changed. */

/** The versions that acts of this page made, by the key of the line: a second act may come before the page is read anew. */
const ownVersions = new Map<string, number>();

/** The version to change a line at: the one it was read with, or a later one that this page made itself. */
export const versionOf = (key: string, read: number): number =>
  Math.max(read, ownVersions.get(key) ?? 0);

type Changed = { version: number };

/**
 * A change of a line and what takes it back. Either is sent with the version that it follows: what somebody else changed
 * meanwhile stays, and the refusal says so.
 *
 * @param read the version that the line was read with
 */
export function thereAndBack<A extends Changed>(
  { key, read }: { key: string; read: number },
  there: (ifMatch: number) => Promise<A>,
  back: (ifMatch: number) => Promise<Changed>,
): { send: () => Promise<A>; undo: () => Promise<Changed> } {
  const keep = <C extends Changed>(changed: C): C => {
    ownVersions.set(key, changed.version);
    return changed;
  };
  let after = read;
  return {
    send: async () => {
      const changed = keep(await there(versionOf(key, read)));
      after = changed.version;
      return changed;
    },
    undo: async () => keep(await back(after)),
  };
}
