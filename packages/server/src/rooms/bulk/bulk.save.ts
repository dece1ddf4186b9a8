import type { Answer, Body, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { same } from '@zaplecze/contract/kit/values/merge';
import type { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { bulkKeys, hasBulkCustom } from '@zaplecze/contract/rooms/bulk/lists';
import { sql } from 'kysely';
import { attempt } from '../../kit/database/servers/attempt.ts';
import { HttpError, invalid } from '../../kit/http/calls/errors.ts';
import type { Context, Route } from '../../kit/http/calls/mount.ts';
import { customApart, customTogether } from '../changes/index.ts';
import { type Bundle, startBundle } from '../notifications/index.ts';
import { type BulkChange, bulkChanges, type Values } from './kinds.ts';

type ManyChanges = Body<typeof changeMany>;
type ManyOutcome = Answer<typeof changeMany>;
type Target = ManyChanges['targets'][number];
type Here = Context<typeof changeMany, undefined>;

/** What the record would be given: the common values, its own, and its lists with what comes and goes. */
function valuesFor(
  { values, add = {}, remove = {} }: ManyChanges,
  target: Target,
  form: Values,
): Values {
  const lists = [...new Set([...Object.keys(add), ...Object.keys(remove)])].map((key) => {
    const now = (form[key] ?? []) as number[];
    const stays = now.filter((one) => !remove[key]?.includes(one));
    return [key, [...new Set([...stays, ...(add[key] ?? [])])]] as const;
  });
  return { ...values, ...target.values, ...Object.fromEntries(lists) };
}

/** @throws HttpError 400 for a field that is not changed for many at once */
function assertKeys({ kind, values, add, remove, targets }: ManyChanges): void {
  const offered: readonly string[] = bulkKeys[kind];
  const named = [values, add, remove, ...targets.map((one) => one.values)];
  for (const key of named.flatMap((part) => Object.keys(part ?? {}))) {
    const own = customKeyOf(key) !== undefined && hasBulkCustom(kind);
    if (!own && !offered.includes(key))
      throw invalid({ [key]: 'Tego pola nie zmienia się zbiorczo' });
  }
}

/** The same order in every transaction, so that two acts over the same rows wait and never block each other. */
const inOrder = (targets: Target[]) =>
  targets
    .map((target, at) => ({ target, at, key: Object.values(target.params) }))
    .sort((a, b) => a.key.map((id, place) => id - (b.key[place] ?? 0)).find(Boolean) ?? 0);

/**
 * Changes records of one kind, each by its own call with its rights and rules: what one refuses
 * changes nothing of it and is told with its reason, the others are changed. All of it is one
 * transaction; a trial is taken back whole.
 *
 * @throws HttpError 400 for a field that is not changed for many at once
 */
export async function updateMany(here: Here, routes: Map<Endpoint, Route>): Promise<ManyOutcome> {
  const { db, body } = here;
  assertKeys(body);
  const outcome: ManyOutcome = { done: [], same: [], refused: [] };
  const bundle = startBundle(db);
  if (body.act) await sql`select set_config('app.act', ${body.act}, true)`.execute(db);
  if (body.trial) await sql`savepoint trial`.execute(db);
  for (const { target, at } of inOrder(body.targets)) {
    const place = bundle.mark();
    const tried = await attempt(db, () => changeOne(here, routes, target));
    if ('refused' in tried) {
      bundle.backTo(place);
      outcome.refused.push({ at, ...tried.refused });
    } else if (tried.done) outcome.done.push({ at, ...tried.done });
    else outcome.same.push(at);
  }
  if (body.trial) await sql`rollback to savepoint trial`.execute(db);
  await finish(bundle, body);
  return outcome;
}

const finish = (bundle: Bundle, { trial }: ManyChanges) => (trial ? bundle.drop() : bundle.tell());

/** One record; null when it has these values already. */
async function changeOne(here: Here, routes: Map<Endpoint, Route>, target: Target) {
  const { body } = here;
  const { params } = target;
  const known: BulkChange = bulkChanges[body.kind];
  const make = (endpoint: Endpoint, input: object) => {
    const route = routes.get(endpoint);
    if (!route) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
    return route.within(here, input);
  };
  const current = known.current((await make(known.read, { params })) as never);
  if (target.version !== undefined && target.version !== current.version) {
    throw new HttpError(409, 'Ktoś w międzyczasie to zmienił');
  }
  const form = customApart(current.form);
  const values = valuesFor(body, target, form);
  // Of own fields a record has those alone that are filled.
  const fieldNames = Object.keys(values).filter((key) => key in form || customKeyOf(key));
  if (fieldNames.every((key) => same(values[key], form[key]))) return null;
  const before = Object.fromEntries(fieldNames.map((key) => [key, form[key] ?? null]));
  const { endpoint, ...call } = known.change(params, customTogether(values), current);
  const input = { ...call, ifMatch: target.opened };
  const answer = (await make(endpoint, input)) as { version?: number };
  return { before, version: answer.version ?? null };
}
