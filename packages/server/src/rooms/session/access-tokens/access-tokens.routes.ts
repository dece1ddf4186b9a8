import * as contract from '@zaplecze/contract/rooms/session/access-tokens/calls';
import type { TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { transactAs } from '../../../kit/database/database.ts';
import { notFound } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { notifyOfAccountEvent } from '../accounts/account-events.ts';
import { assertOwner } from '../accounts/own-account.ts';
import { findOwnToken, findToken, listTokens, revokeToken } from './access-tokens.queries.ts';
import { makeToken } from './access-tokens.ts';

export const accessTokenRoutes = [
  on(contract.listTokens, async ({ db, user }) => ({ list: await listTokens(db, user.id) })),
  on(contract.createToken, {
    // A wrong password must stay counted; nor is the key in the answer kept for a repeated submit.
    transaction: false,
    handle: async ({ db, user, request, body: { password, ...token }, services: { config } }) => {
      const person = user.id;
      await assertOwner({ db, config, request }, { person, password });
      return await transactAs(db, person, async (tx) => {
        const made = await makeToken(tx, { ...token, person, by: person });
        const event = { person, event: 'keyMade', by: person, more: token.name } as const;
        await notifyOfAccountEvent(tx, config, event);
        return made;
      });
    },
  }),
  on(contract.revokeToken, {
    record: async ({ db, user, params }) => {
      const found = await findToken(db, params.id);
      // Others' keys are none of theirs, but for programs', which administrators look after.
      const own = found?.person === user.id || (found?.program && user.flags.admin);
      return own ? found : undefined;
    },
    handle: ({ db, user, record }) => revokeToken(db, record.id, user.id),
  }),
  on(contract.getTokenSelf, async ({ db, user }) => {
    if (!user.token) throw notFound();
    const { reads, writes, ...key } = await findOwnToken(db, user.token.id);
    return { ...key, reads: reads as TokenArea[], writes: writes as TokenArea[] };
  }),
];
