/** A file in an archive, as the archive's directory has it. */
export type DirectoryEntry = { name: string; crc: number };

/** What an archive's end may take: its record and the longest comment. */
export const directoryEnd = 22 + 65_535;

/** Where the directory of an archive lies, by the archive's last bytes (`directoryEnd` of them); null when it has none. */
export function findDirectory(tail: Buffer): { start: number; size: number } | null {
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at < 0 || tail.length - at < 22) return null;
  return { start: tail.readUInt32LE(at + 16), size: tail.readUInt32LE(at + 12) };
}

/** The files that an archive's directory names; null when it is damaged. */
export function readDirectory(directory: Buffer): DirectoryEntry[] | null {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.length - at < 46 || directory.readUInt32LE(at) !== 0x02014b50) return null;
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const [from, length] = [at + 46, name ?? 0];
    entries.push({
      name: directory.toString('utf8', from, from + length),
      crc: directory.readUInt32LE(at + 16),
    });
    at = from + length + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}
