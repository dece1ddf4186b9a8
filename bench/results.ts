import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'measured/results.md');

/** Puts a part of bench/measured/results.md, named by its heading of the first level, in the place of the former one. */
export function writePart(heading: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = before.split(/^(?=# )/m).filter((part) => part.trim() !== '');
  const part = `# ${heading}\n\n${text.trim()}\n`;
  const at = parts.findIndex((one) => one.startsWith(`# ${heading}\n`));
  parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, part);
  writeFileSync(file, parts.map((one) => `${one.trim()}\n`).join('\n'));
}
