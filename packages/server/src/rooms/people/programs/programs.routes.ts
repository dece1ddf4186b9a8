import type { Params } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/people/programs/calls';
import { programCollections, programFormOf } from '@zaplecze/contract/rooms/people/programs/forms';
import { type Db, transactAs } from '../../../kit/database/database.ts';
import { notFound } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { mergeEdits } from '../../changes/index.ts';
import {
  activeAdmins,
  assertOwner,
  makeToken,
  noteAccountEvent,
  notifyOfAccountEvent,
  revokeTokensOf,
} from '../../session/index.ts';
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
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const edited = {
        ...({ entity: 'program', keptAs: 'person', id, version } as const),
        ...{ form: programFormOf(record), collections: programCollections },
        columns: { lastName: (name: unknown) => ({ name }) },
      };
      const changes = await mergeEdits(db, request, edited, body);
      return { version: await queries.changeProgram(db, id, changes) };
    },
  }),
  on(contract.endProgram, {
    record,
    handle: async ({ db, user, record }) => {
      await revokeTokensOf(db, record.id, user.id);
      await queries.closeProgram(db, record.id);
    },
  }),
  on(contract.createProgramToken, {
    // As with one's own key.
    transaction: false,
    record,
    handle: async ({ db, user, request, record, body, services: { config } }) => {
      const { password, ...token } = body;
      await assertOwner({ db, config, request }, { person: user.id, password });
      return await transactAs(db, user.id, async (tx) => {
        const program = await queries.lockProgram(tx, record.id);
        if (!program) throw notFound();
        const newToken = await makeToken(tx, { ...token, person: program.id, by: user.id });
        await tellProgramKey(tx, config, { program, by: user.id, key: token.name });
        return newToken;
      });
    },
  }),
];

/** A program reads nothing: whoever answers for it is told of its key, each administrator. */
async function tellProgramKey(
  db: Db,
  config: Config,
  { program, by, key }: { program: { id: number; name: string }; by: number; key: string },
): Promise<void> {
  const event = { event: 'keyMade', by } as const;
  await noteAccountEvent(db, { ...event, person: program.id, more: key });
  const more = `${key} (program ${program.name})`;
  for (const person of await activeAdmins(db)) {
    await notifyOfAccountEvent(db, config, { ...event, person, more });
  }
}
