import * as contract from '@zaplecze/contract/rooms/people/replacements/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { mayReplace } from '../people.rules.ts';
import type { SubstitutePresence } from './bounds.ts';
import { findReplacement } from './replacements.queries.ts';
import { dropReplacement, saveReplacement } from './replacements.save.ts';

const concerns = ({ user, record }: { user: User; record: { replacedUser: number } }) =>
  mayReplace(user, record.replacedUser);

export const replacementRoutes = (presence: SubstitutePresence) => [
  on(contract.createReplacement, async ({ db, user, body }) => ({
    id: await saveReplacement({ db, user, field: 'user', presence }, body),
  })),
  on(contract.updateReplacement, {
    record: ({ db, params }) => findReplacement(db, params.id),
    may: concerns,
    handle: async ({ db, user, record, body }) => {
      const { id, ...fields } = record;
      const changed = { ...fields, ...body };
      await saveReplacement({ db, user, field: 'user', presence }, changed, { id, ...fields });
    },
  }),
  on(contract.removeReplacement, {
    record: ({ db, params }) => findReplacement(db, params.id),
    may: concerns,
    handle: ({ db, user, record }) => dropReplacement({ db, user }, record),
  }),
];
