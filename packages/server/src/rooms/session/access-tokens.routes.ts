import * as contract from '@zaplecze/contract/access-tokens';
import type { TokenArea } from '@zaplecze/contract/access-tokens.lists';
import { notFound } from '../../kit/http/errors.ts';
import { on } from '../../kit/http/mount.ts';
import { findOwnToken, findToken, listTokens, revokeToken } from './access-tokens.queries.ts';
import { makeToken } from './access-tokens.ts';

export const accessTokenRoutes = [
  on(contract.listTokens, async ({ db, user }) => ({ list: await listTokens(db, user.id) })),
  on(contract.createToken, ({ db, user, body }) =>
    makeToken(db, { ...body, person: user.id, by: user.id }),
  ),
  on(contract.revokeToken, {
    record: async ({ db, user, params }) => {
      const found = await findToken(db, params.id);
      // Others' keys are none of theirs, but for programs', which administrators look after.
      const own = found?.person === user.id || (found?.program && user.flags.admin);
      return own ? found : undefined;
    },
    handle: async ({ db, user, record }) => {
      await revokeToken(db, record.id, user.id);
      return {};
    },
  }),
  on(contract.getTokenSelf, async ({ db, user }) => {
    if (!user.token) throw notFound();
    const { reads, writes, ...key } = await findOwnToken(db, user.token.id);
    return { ...key, reads: reads as TokenArea[], writes: writes as TokenArea[] };
  }),
];
