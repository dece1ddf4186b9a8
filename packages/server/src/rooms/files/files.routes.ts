import { fileTicket, uploadFile } from '@zaplecze/contract/rooms/files/calls';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { makeTicket } from '../../kit/http/ticket.ts';
import { findFile } from './files.queries.ts';
import { type FileKinds, mayRead } from './owners.ts';
import { storeOnce } from './store-once.ts';

export const fileRoutes = (kinds: FileKinds) => [
  on(uploadFile, {
    // A slow upload must not hold a transaction open.
    transaction: false,
    handle: async ({ user, request, services }) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) throw invalid({ file: 'Plik jest wymagany' });
      const { storage } = part.fields;
      if (storage && 'value' in storage && storage.value !== 's3') {
        part.file.resume();
        throw invalid({ storage: 'Pliki są w jednym miejscu: „s3”' });
      }
      const { filename: name, file: content } = part;
      return await storeOnce(services, { user, request, name, content });
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
