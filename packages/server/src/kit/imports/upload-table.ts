import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { HttpError, notFound } from '../http/calls/errors.ts';
import { parseTable } from '../parsing/parsing.ts';
import type { ReadTable } from '../parsing/parsing.worker.ts';
import { tableLimits, wrongFile } from '../parsing/table-limits.ts';
import { readSource } from './stored-imports.ts';

const tooLarge = 'Plik jest za duży (najwyżej 10 MB). Podziel go na mniejsze.';

/**
 * The table that a person sends (multipart, `file`); `fileName` as the sender calls it, `source` as it was sent.
 * `known`: headings that it may have, by which its sheet and their row are found.
 *
 * @throws HttpError 400 or 413 on `file`, with words for the person
 */
export async function uploadedTable(
  request: FastifyRequest,
  known: readonly string[] = [],
): Promise<{ fileName: string; source: Buffer; table: ReadTable }> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: tableLimits.bytes } })
    : undefined;
  if (!part) throw wrongFile('Plik jest wymagany');
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw new HttpError(413, tooLarge, { errors: { file: tooLarge } });
  });
  const table = await parseTable(content, { known });
  return { fileName: part.filename, source: content, table };
}

type Chosen = { sheet: number | null; heading: number | null };

/**
 * A file that waits, read anew as somebody chose: another sheet, another row of headings (null: found again).
 *
 * @throws HttpError 400 on `file`; 404 where it is not kept any more
 */
export async function tableReadAnew(
  db: Db,
  id: number,
  { sheet, heading }: Chosen,
  known: readonly string[],
): Promise<ReadTable> {
  const source = await readSource(db, id);
  if (!source) throw notFound();
  return await parseTable(source, {
    known,
    ...{ sheet: sheet ?? undefined, heading: heading ?? undefined },
  });
}
