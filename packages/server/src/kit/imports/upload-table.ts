import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/calls/errors.ts';
import { parseTable } from '../parsing/parsing.ts';
import type { ReadTable } from '../parsing/parsing.worker.ts';
import { tableLimits, wrongFile } from '../parsing/table-limits.ts';

const tooLarge = 'Plik jest za duży (najwyżej 10 MB). Podziel go na mniejsze.';

/**
 * The table that a person sends (multipart, `file`); `fileName` as the sender calls it.
 *
 * @throws HttpError 400 or 413 on `file`, with words for the person
 */
export async function uploadedTable(
  request: FastifyRequest,
): Promise<{ fileName: string; table: ReadTable }> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: tableLimits.bytes } })
    : undefined;
  if (!part) throw wrongFile('Plik jest wymagany');
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw new HttpError(413, tooLarge, { errors: { file: tooLarge } });
  });
  return { fileName: part.filename, table: await parseTable(content) };
}
