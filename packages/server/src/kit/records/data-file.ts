import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod';

/**
 * What a YAML file beside the code holds: texts and lists that whoever knows the trade may read and change.
 *
 * @returns reads and checks the file at the first call, as a start does without it, and keeps it
 */
export function dataFile<S extends z.ZodType>(file: URL, schema: S): () => z.output<S> {
  let content: z.output<S> | undefined;
  return () => {
    content ??= schema.parse(parse(readFileSync(file, 'utf8')));
    return content;
  };
}
