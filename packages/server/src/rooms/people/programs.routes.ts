import type { Params } from '@zaplecze/contract/kit/endpoint';
import * as contract from '@zaplecze/contract/programs';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/mount.ts';
import { makeToken, revokeTokensOf } from '../session/index.ts';
import * as queries from './programs.queries.ts';

const record = ({ db, params }: { db: Db; params: Params<typeof contract.endProgram> }) =>
  queries.lockProgram(db, params.id);

export const programRoutes = [
  on(contract.listPrograms, async ({ db }) => ({ list: await queries.listPrograms(db) })),
  on(contract.createProgram, async ({ db, user, body }) => ({
    id: await queries.insertProgram(db, user.id, body),
  })),
  on(contract.updateProgram, {
    record,
    handle: async ({ db, record, body }) => {
      await queries.changeProgram(db, record.id, body);
      return {};
    },
  }),
  on(contract.endProgram, {
    record,
    handle: async ({ db, user, record }) => {
      await revokeTokensOf(db, record.id, user.id);
      await queries.closeProgram(db, record.id);
      return {};
    },
  }),
  on(contract.createProgramToken, {
    record,
    handle: ({ db, user, record, body }) =>
      makeToken(db, { ...body, person: record.id, by: user.id }),
  }),
];
