import * as z from 'zod';
import { dataFile } from '../records/data-file.ts';

const program = z.strictObject({
  program: z.string(),
  signs: z.array(z.array(z.string())),
  columns: z.record(z.string(), z.string()),
});

const programs = dataFile(
  new URL('./programs.yaml', import.meta.url),
  z.record(z.string(), z.array(program)),
);

/** An export of another program: all headings of one of its `signs` are there; a field's first heading counts. */
export type Program<K extends string> = Omit<z.output<typeof program>, 'columns'> & {
  columns: Readonly<Record<string, K>>;
};

/** The programs whose exports of this kind of record are known; `K`: its fields, which a test holds the file to. */
export const programsOf = <K extends string>(kind: string): Program<K>[] =>
  (programs()[kind] ?? []) as Program<K>[];
