import type { Summary } from './manifest.ts';

/** What a copy holds, in words: rows, files, size of the files. */
export function describe({ tables, files }: Summary): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const number = (value: number) => value.toLocaleString('pl-PL');
  const megabytes = number(Math.ceil(files.bytes / 1_000_000));
  return `Tabele: ${Object.keys(tables).length}, wiersze: ${number(rows)}, pliki: ${number(files.count)} (${megabytes} MB)`;
}

/** zaplecze-2026-11-21-110230.tar: sorts by time, hours of Warsaw. */
export function newName(prefix = 'zaplecze'): string {
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
  return `${prefix}-${time.replace(' ', '-').replaceAll(':', '')}.tar`;
}
