import { uploadFile } from '@zaplecze/contract/rooms/files/calls';
import type { FastifyRequest } from 'fastify';
import { transactAs } from '../../kit/database/database.ts';
import { idempotently } from '../../kit/http/calls/idempotency.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { findFile, removeLoose } from './files.queries.ts';
import { storeFile } from './store.ts';

type Upload = {
  user: User;
  request: FastifyRequest;
  name: string;
  content: Parameters<typeof storeFile>[2]['content'];
};

/**
 * Stores an upload once per idempotency key. What was sent is known when it has come whole, and no transaction is open
 * that long: a repeated upload is stored, compared, and forgotten again.
 *
 * @throws HttpError 422 when the key stands for another file; and as `storeFile`
 */
export async function storeOnce(
  { db, storage }: Services,
  { user, request, name, content }: Upload,
) {
  const file = await storeFile(db, storage, { user, name, content });
  const row = await findFile(db, file.id);
  let isStored = false;
  try {
    const sent = {
      endpoint: uploadFile,
      user,
      request,
      content: [row?.fileName, row?.sha256],
    };
    const answer = await transactAs(db, user.id, (tx) =>
      idempotently(tx, sent, async () => ({ file })),
    );
    isStored = answer.file.id === file.id;
    return answer;
  } finally {
    if (!isStored) await removeLoose(db, file.id);
  }
}
