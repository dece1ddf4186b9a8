import * as z from 'zod';
import { id } from '../fields/fields.ts';
import { emptyAnswer, io } from './io.ts';

const byRecord = { id: id() };
type ByRecord = typeof byRecord;
type FileId = ReturnType<typeof id>;

function schemasOfLink<P extends z.ZodRawShape>(
  record: P,
  { row, ...words }: { row?: string | undefined; attach: string; detach: string },
) {
  const params = z.strictObject({ ...record, file: id() } as P & { file: FileId });
  const about = { ...(row !== undefined && { row }), params, answer: emptyAnswer };
  return {
    attach: io({ summary: words.attach, ...about }),
    detach: io({ summary: words.detach, ...about }),
  };
}

/**
 * Schemas of `fileCalls()`.
 *
 * @param of the record in the genitive ('oferty'), for the documentation
 * @param options.row in words, the rule on the record
 */
export const fileSchemas = (of: string, { row }: { row?: string } = {}) =>
  fileSchemasBy(byRecord, { of, row });

/** The same for records whose address is other than `:id`. */
export const fileSchemasBy = <P extends z.ZodRawShape>(
  record: P,
  { of, row }: { of: string; row?: string | undefined },
) =>
  schemasOfLink(record, {
    row,
    attach: `Dołączenie pliku do ${of}`,
    detach: `Usunięcie pliku ${of}`,
  });

/** The same where a title leads the words of all calls ('Zadania: dołączenie pliku'). */
export const titledFileSchemas = (title: string) =>
  schemasOfLink(byRecord, {
    attach: `${title}: dołączenie pliku`,
    detach: `${title}: usunięcie pliku`,
  });

export type FileIo = ReturnType<typeof schemasOfLink<ByRecord>>['attach'];
