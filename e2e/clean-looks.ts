import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Looks (see `markLooks`) whose colours axe has found nothing wrong with in this run, whichever worker asked. */
const clean = new Set<string>();
/** Bytes that were read of what the workers write down for each other: one look a line, only ever added to. */
let read = 0;
const place = () => join(process.env.E2E_DATA ?? '', 'clean-looks');

function readOn(): void {
  const file = openSync(place(), 'a+');
  try {
    const chunk = Buffer.alloc(1 << 16);
    for (;;) {
      const size = readSync(file, chunk, 0, chunk.length, read);
      // A line that is still being written is read the next time.
      const whole = chunk.subarray(0, size).lastIndexOf('\n') + 1;
      if (whole === 0) return;
      for (const look of chunk.toString('latin1', 0, whole - 1).split('\n')) clean.add(look);
      read += whole;
    }
  } finally {
    closeSync(file);
  }
}

/** Those of the looks that nobody has found clean yet. */
export function newLooks(looks: string[]): string[] {
  if (looks.every((look) => clean.has(look))) return [];
  readOn();
  return looks.filter((look) => !clean.has(look));
}

/** Tells all workers of the run that axe has found nothing wrong with the colours of these looks. */
export function keepClean(looks: string[]): void {
  const added = looks.filter((look) => !clean.has(look));
  for (const look of added) clean.add(look);
  if (added.length) appendFileSync(place(), `${added.join('\n')}\n`);
}
