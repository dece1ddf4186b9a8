import type { Db } from './database.ts';

/** The stored secret of a name, created from `fresh` on first use; all servers get the same one. */
export async function keepSecret(
  db: Db,
  name: string,
  fresh: () => string | Promise<string>,
): Promise<string> {
  const read = () =>
    db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const value = await fresh();
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((found) => found.doNothing())
    .execute();
  return (await read())?.value ?? value;
}
