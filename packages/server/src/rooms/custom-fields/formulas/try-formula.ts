import type { Answer, Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { Flags } from '@zaplecze/contract/permissions';
import type {
  tryFormula as call,
  workOutCustom,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { readValue } from '../../../kit/custom-fields/read-value.ts';
import type { Db } from '../../../kit/database/database.ts';
import { HttpError } from '../../../kit/http/calls/errors.ts';
import * as queries from './formulas.queries.ts';
import { readFormulaOf } from './formulas.save.ts';

/* Formulas while they are written, and forms while their parts are. */

/** What is wrong with a formula, or what it comes to in a record. */
export async function tryFormula(db: Db, body: Body<typeof call>): Promise<Answer<typeof call>> {
  const { record, kind } = body;
  const known = await queries.knownFields(db, record);
  try {
    const formula = readFormulaOf(known, { ...body, sees: body.sees ?? 'everyone' });
    return { message: null, example: await queries.findExample(db, { ...formula, record, kind }) };
  } catch (error) {
    const message = error instanceof HttpError ? Object.values(error.errors ?? {})[0] : undefined;
    if (message === undefined) throw error;
    return { message, example: null };
  }
}

/** What the fields that this person sees come to by what a form holds; a wrong value counts as none, its own field tells it. */
export async function workOutForm(
  db: Db,
  flags: Flags,
  { record, custom }: Body<typeof workOutCustom>,
): Promise<Answer<typeof workOutCustom>['list']> {
  const fields = await findCustomFields(db, { record, flags });
  const parts = fields.flatMap((field) => {
    const sent = Object.hasOwn(custom, field.key) ? custom[field.key] : undefined;
    const { value = null } =
      sent === undefined ? {} : readValue({ ...field, required: false }, sent);
    return [{ field: field.id, kind: field.kind, value }];
  });
  return await queries.workOut(db, { record, flags }, parts);
}
