import {
  createAgreement,
  removeAgreement,
  updateAgreement,
} from '@zaplecze/contract/rooms/clients/calls';
import { anonymous } from '@zaplecze/contract/rooms/clients/lists';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { lockClient, touchClient } from '../clients.queries.ts';
import { type KnownAgreement, lockAgreement } from './agreements.queries.ts';
import * as save from './agreements.save.ts';

type Found = Omit<KnownAgreement, 'file'> & { file: number | null };

/** @throws HttpError 409 when the consent's person was made anonymous */
function assertOpen(agreement: Found): KnownAgreement {
  if (agreement.file === null) throw conflict(anonymous);
  return { ...agreement, file: agreement.file };
}

export const agreementRoutes = [
  on(createAgreement, async ({ db, user, body, services }) => {
    const { client, ...fields } = body;
    if (!(await lockClient(db, client))) throw invalid({ client: 'Klient jest wymagany' });
    const saving = { db, storage: services.storage, user, client, path: '' };
    const id = await save.createAgreement(saving, fields);
    await touchClient(db, client);
    return { id };
  }),
  on(updateAgreement, {
    record: ({ db, params }) => lockAgreement(db, params.id),
    handle: async ({ db, user, record, body, services }) => {
      const { client, ...fields } = body;
      if (client !== undefined && client !== record.client) {
        throw invalid({ client: 'Zgody nie można przenieść do innego klienta' });
      }
      const saving = { db, storage: services.storage, user, client: record.client, path: '' };
      await save.changeAgreement(saving, assertOpen(record), fields);
      await touchClient(db, record.client);
    },
  }),
  on(removeAgreement, {
    record: ({ db, params }) => lockAgreement(db, params.id),
    handle: async ({ db, record }) => {
      await save.dropAgreement(db, assertOpen(record));
      await touchClient(db, record.client);
    },
  }),
];
