import { fileTicket, uploadFile } from '@zaplecze/contract/files';
import { invalid } from '../../kit/http/errors.ts';
import { on } from '../../kit/http/mount.ts';
import { makeTicket } from '../../kit/http/ticket.ts';
import { findFile } from './files.queries.ts';
import { type FileKinds, mayRead } from './owners.ts';
import { storeFile } from './store.ts';

export const fileRoutes = (kinds: FileKinds) => [
  on(uploadFile, {
    // A slow upload must not hold a transaction open.
    transaction: false,
    handle: async ({ db, user, request, services }) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) throw invalid({ file: 'Plik jest wymagany' });
      const file = await storeFile(db, services.storage, {
        user,
        name: part.filename,
        content: part.file,
      });
      return { file };
    },
  }),
  on(fileTicket, {
    record: ({ db, params }) => findFile(db, params.id),
    may: ({ db, user, record }) => mayRead({ db, user, kinds }, record),
    handle: async ({ db, request, record }) => {
      const about = String(record.id);
      const ticket = await makeTicket(db, { name: 'file-ticket', request, about });
      const name = encodeURIComponent(record.fileName);
      return { path: `/api/media/download/id/${record.id}/${name}?access-token=${ticket}` };
    },
  }),
];
