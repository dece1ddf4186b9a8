import { addressOf } from '@zaplecze/contract/addresses';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { managersAnd } from '../comments/index.ts';
import { aboutScreen } from '../notifications/index.ts';

/** Who may be named in the description of a project: those who see projects. */
export const projectTalk = {
  readers: () => managersAnd(sql`select null::int`),
  pictures: 'projectText' as const,
  about: async (db: Db, id: number) => {
    const { name } = await db
      .selectFrom('project')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return aboutScreen({ id, name, address: addressOf('projectEdit', { id }) });
  },
};
