/*
 * Names of PostgreSQL's write-ahead log: 8 digits of the timeline, 16 of the place, all hexadecimal; a segment is 16 MB.
 */

const segmentBytes = 16 * 2 ** 20;
const perLog = 2 ** 32 / segmentBytes;

/** A segment: the history it belongs to (raised by each restore) and its number in the order of writing. */
export type Segment = { timeline: number; number: number };

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

/** `000000010000000000000012`. */
export const segmentName = ({ timeline, number }: Segment): string =>
  `${hex(timeline)}${hex(Math.floor(number / perLog))}${hex(number % perLog)}`;

/** Null for what is no whole segment (histories, partial segments, labels of backups). */
export function segmentOf(name: string): Segment | null {
  const [, timeline, log, rest] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (!timeline || !log || !rest) return null;
  const number = Number.parseInt(log, 16) * perLog + Number.parseInt(rest, 16);
  return { timeline: Number.parseInt(timeline, 16), number };
}

function bytesOf(lsn: string): number {
  const [high = '', low = ''] = lsn.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** Number of the segment that a place of the log (`0/3000028`) lies in. */
export const numberAt = (lsn: string): number => Math.floor(bytesOf(lsn) / segmentBytes);

/** Number of the last segment that is needed to have everything before a place of the log. */
export const numberBefore = (lsn: string): number => Math.floor((bytesOf(lsn) - 1) / segmentBytes);

export const historyName = (timeline: number): string => `${hex(timeline)}.history`;

/** Where a history left the one before it. */
export type Fork = { timeline: number; number: number };

/** The timelines that one came from, oldest first, and the segment in which each was left. */
export function readHistory(text: string): Fork[] {
  return text
    .split('\n')
    .map((line) => /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/i.exec(line))
    .filter((found) => found !== null)
    .map(([, timeline = '', lsn = '']) => ({ timeline: Number(timeline), number: numberAt(lsn) }));
}
