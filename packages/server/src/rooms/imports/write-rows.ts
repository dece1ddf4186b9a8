import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { mostProblems } from '@zaplecze/contract/kit/calls/imports';
import {
  type CustomInput,
  customKeyOf,
  customName,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { RecordCell } from '@zaplecze/contract/rooms/imports/calls';
import { fieldsOf, type RecordField } from '@zaplecze/contract/rooms/imports/fields';
import type { ImportKind } from '@zaplecze/contract/rooms/imports/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, transactAs } from '../../kit/database/database.ts';
import { attempt } from '../../kit/database/servers/attempt.ts';
import type { Route, Services } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import type { Call } from '../../kit/imports/record-import.ts';
import type { House } from '../../kit/rooms/room.ts';
import { type Bundle, startBundle } from '../notifications/index.ts';
import type { ImportKinds, Ready } from './check-rows.ts';
import { columnOf } from './read-rows.ts';

/** The calls that records are made by, and what rooms say of them. */
export type ImportContext = ImportKinds & { routes: Map<Endpoint, Route> };

/** What all rooms say of their records that come in, and the calls that write them. */
export const importContext = ({ imports, importNames, calls }: House): ImportContext => ({
  kinds: imports,
  names: importNames,
  routes: new Map(calls.map((route) => [route.endpoint, route])),
});

export type ImportWrite = {
  services: Services;
  importing: ImportContext;
  kind: ImportKind;
  user: User;
  invite: boolean;
};

/** No browser asks: the calls are made without headers, such as a version that somebody had opened. */
const nobodysRequest = { headers: {} } as FastifyRequest;

function callsOf(db: Db, { services, importing, user }: ImportWrite): Call {
  return async <E extends Endpoint>(endpoint: E, input: object) => {
    const route = importing.routes.get(endpoint);
    if (!route) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
    const here = { db, user, services, request: nobodysRequest, reply: {} as FastifyReply };
    return (await route.within(here, input)) as Answer<E>;
  };
}

/**
 * Writes rows by the room's own calls, so that its rights and rules hold; gives what these refuse, of whose rows
 * nothing is left.
 *
 * @param bundle what the writing tells people is held there
 */
export async function writeRows(
  db: Db,
  rows: Ready[],
  { bundle, ...writing }: ImportWrite & { bundle: Bundle },
): Promise<RecordCell[]> {
  const { importing, kind, invite } = writing;
  const of = importing.kinds[kind];
  const call = callsOf(db, writing);
  const keys = new Set(fieldsOf(kind).map(({ key }) => key));
  const [first] = keys;
  const refused: RecordCell[] = [];
  for (const { number, is, form, values } of rows) {
    const place = bundle.mark();
    const tried = await attempt(db, async () => {
      const row = { form, values };
      if (is === null) await of.make({ db, call, invite }, row);
      else await of.change({ db, call, invite }, is, row);
    });
    if (!('refused' in tried)) continue;
    bundle.backTo(place);
    const cellOf = (path: string) => {
      // Of one of several people it is `people.0.custom.numerSzafki`.
      const own = customKeyOf(path.slice(Math.max(path.lastIndexOf('custom.'), 0)));
      if (own !== undefined) {
        const custom = (form.custom ?? {}) as CustomInput;
        return { field: customName(own), value: String(custom[own] ?? '') };
      }
      const field = (columnOf(path, of, (key) => keys.has(key)) ?? first) as RecordField;
      return { field, value: String(values[field] ?? '') };
    };
    const { message, errors } = tried.refused;
    const messages = Object.entries(errors);
    for (const [path, words] of messages.length > 0 ? messages : [['', message] as const]) {
      refused.push({ row: number, ...cellOf(path), message: words });
    }
    if (refused.length >= mostProblems) break;
  }
  return refused;
}

/** Rows that are written for trial before somebody decides: what is wrong with one is mostly wrong with all. */
const trialRows = 50;

/** Ends a transaction that was a trial. */
class Trial extends Error {}

/** Writes the first rows as the import would, and takes it all back; gives what is refused. */
export async function tryRows(rows: Ready[], writing: ImportWrite): Promise<RecordCell[]> {
  let refused: RecordCell[] = [];
  try {
    await transactAs(writing.services.db, writing.user.id, async (tx) => {
      const bundle = startBundle(tx);
      refused = await writeRows(tx, rows.slice(0, trialRows), { ...writing, bundle });
      bundle.drop();
      throw new Trial();
    });
  } catch (error) {
    if (!(error instanceof Trial)) throw error;
  }
  return refused;
}
