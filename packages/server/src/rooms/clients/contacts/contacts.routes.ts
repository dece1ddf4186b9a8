import {
  createContact,
  removeContact,
  updateContact,
} from '@zaplecze/contract/rooms/clients/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import { lockContact } from './contacts.queries.ts';
import { create, remove, update } from './contacts.save.ts';

export const contactRoutes = [
  on(createContact, async ({ db, body }) => ({ id: await create(db, body) })),
  on(updateContact, {
    record: ({ db, params }) => lockContact(db, params.id),
    handle: ({ db, record, body }) => update(db, record, body),
  }),
  on(removeContact, {
    record: ({ db, params }) => lockContact(db, params.id),
    handle: ({ db, record }) => remove(db, record),
  }),
];
