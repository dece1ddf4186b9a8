import {
  createContact,
  removeContact,
  updateContact,
} from '@zaplecze/contract/rooms/clients/calls';
import { mergeContacts } from '@zaplecze/contract/rooms/clients/merging/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import { lockContact } from './contacts.queries.ts';
import { create, merge, remove, update } from './contacts.save.ts';

export const contactRoutes = [
  on(createContact, async ({ db, user, body }) => ({ id: await create(db, user, body) })),
  on(updateContact, {
    record: ({ db, params }) => lockContact(db, params.id),
    handle: ({ db, user, record, body }) => update(db, user, record, body),
  }),
  on(removeContact, {
    exact: 'everywhere',
    record: ({ db, params }) => lockContact(db, params.id),
    handle: ({ db, record }) => remove(db, record),
  }),
  on(mergeContacts, {
    exact: 'chosen',
    record: ({ db, params }) => lockContact(db, params.id),
    handle: async ({ db, record, body }) => {
      await merge(db, record, body.person);
      return {};
    },
  }),
];
