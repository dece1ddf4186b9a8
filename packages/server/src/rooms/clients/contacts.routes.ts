import { createContact, removeContact, updateContact } from '@zaplecze/contract/clients';
import { anonymous, unreachable } from '@zaplecze/contract/clients.lists';
import { conflict, invalid } from '../../kit/errors.ts';
import { on } from '../../kit/mount.ts';
import { lockClient, updateClient } from './clients.queries.ts';
import * as queries from './contacts.queries.ts';

const missingPerson = 'Osoba kontaktowa jest wymagana';

export const contactRoutes = [
  on(createContact, async ({ db, body }) => {
    if (!(await lockClient(db, body.client))) throw invalid({ client: 'Klient jest wymagany' });
    await queries.assertPosition(db, body.position, 'position');
    const id = await queries.insertContact(db, body);
    await updateClient(db, body.client, {});
    return { id };
  }),
  on(updateContact, {
    record: ({ db, params }) => queries.lockContact(db, params.id),
    handle: async ({ db, record, body }) => {
      if (record.anonymized) throw conflict(anonymous);
      const phone = body.phone === undefined ? record.phone : body.phone;
      const email = body.email === undefined ? record.email : body.email;
      if (!phone && !email) throw invalid({ phone: unreachable });
      await queries.assertPosition(db, body.position, 'position');
      await queries.changeContact(db, record.id, body);
      await updateClient(db, record.client, {});
      return {};
    },
  }),
  on(removeContact, {
    record: ({ db, params }) => queries.lockContact(db, params.id),
    handle: async ({ db, record }) => {
      if (record.anonymized) throw conflict(anonymous);
      await lockClient(db, record.client);
      await queries.removeContact(db, record.id);
      const left = await queries.contactsOf(db, record.client);
      if (left.length === 0) throw invalid({ persons: missingPerson }, missingPerson);
      await updateClient(db, record.client, {});
      return {};
    },
  }),
];
