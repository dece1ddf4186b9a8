import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';

/** Days for which an application that nobody let in stays known. */
const unusedDays = 7;

const parse = (
  id: string,
  row: { content: unknown; consumed: string | null } | undefined,
): AdapterPayload | undefined =>
  row && {
    ...(row.content as AdapterPayload),
    jti: id,
    ...(row.consumed && { consumed: Math.floor(Date.parse(row.consumed) / 1000) }),
  };

/**
 * Where the authorization server keeps items of a model. What opens something, their ids, is kept as a hash alone: it is
 * given back by whoever has it.
 */
export function oauthItems(db: Database, model: string): Adapter {
  const ofId = (id: string) =>
    db.selectFrom('oauthItem').where('model', '=', model).where('idHash', '=', hashToken(id));
  const notEnded = sql<boolean>`(expires is null or expires > now())`;
  return {
    async upsert(id, { jti: _, ...content }, expiresIn) {
      const expires = expiresIn
        ? sql<string>`now() + make_interval(secs => ${expiresIn})`
        : sql<null>`null`;
      const values = {
        model,
        idHash: hashToken(id),
        content: JSON.stringify(content),
        grantId: content.grantId ?? null,
        uid: content.uid ?? null,
        expires,
      };
      const { idHash: _hash, model: _model, ...changed } = values;
      await db
        .insertInto('oauthItem')
        .values(values)
        .onConflict((known) => known.columns(['model', 'idHash']).doUpdateSet(changed))
        .execute();
    },
    async find(id) {
      const row = await ofId(id).select(['content', 'consumed']).where(notEnded).executeTakeFirst();
      return parse(id, row);
    },
    // Sessions of the authorization server open nothing here: every application asks a person anew.
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      await db
        .updateTable('oauthItem')
        .set({ consumed: sql<string>`now()` })
        .where('model', '=', model)
        .where('idHash', '=', hashToken(id))
        .execute();
    },
    async destroy(id) {
      await db
        .deleteFrom('oauthItem')
        .where('model', '=', model)
        .where('idHash', '=', hashToken(id))
        .execute();
    },
    /** The application gave it back, or a code or token came a second time: the connection ends with it. */
    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('oauthItem')
        .where('model', '=', model)
        .where('grantId', '=', grantId)
        .execute();
      await db
        .updateTable('accessToken')
        .set({ revoked: sql<string>`now()` })
        .where('grantId', '=', grantId)
        .where('revoked', 'is', null)
        .execute();
    },
  };
}

/** Takes away what ended, and applications that nobody has let in. */
export async function forgetItems(db: Database): Promise<void> {
  await db.deleteFrom('oauthItem').where('expires', '<', sql<string>`now()`).execute();
  await db
    .deleteFrom('oauthItem')
    .where('model', '=', 'Client')
    .where('created', '<', sql<string>`now() - make_interval(days => ${unusedDays})`)
    .where(
      sql<boolean>`not exists (select from "accessToken" t where t.client = content ->> 'client_id'
        and t.revoked is null and t.expires > now())`,
    )
    .execute();
}
