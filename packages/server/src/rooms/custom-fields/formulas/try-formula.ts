import type { Answer, Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import { formSchema } from '@zaplecze/contract/kit/fields/record-fields.schemas';
import type { Flags } from '@zaplecze/contract/permissions';
import {
  type BuiltInPart,
  builtInParts,
} from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import type {
  tryFormula as call,
  workOutCustom,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { partKinds } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { readValue } from '../../../kit/custom-fields/read-value.ts';
import type { Db } from '../../../kit/database/database.ts';
import { HttpError } from '../../../kit/http/calls/errors.ts';
import { type FormPart, findExample, workOut } from './examples.queries.ts';
import * as queries from './formulas.queries.ts';
import { readFormulaOf } from './formulas.save.ts';

/* Formulas while they are written, and forms while their parts are. */

/** What is wrong with a formula, or what it comes to in a record. */
export async function tryFormula(db: Db, body: Body<typeof call>): Promise<Answer<typeof call>> {
  const { record, kind } = body;
  const known = await queries.knownFields(db, record);
  try {
    const formula = readFormulaOf(known, { ...body, sees: body.sees ?? 'everyone' });
    return { message: null, example: await findExample(db, { ...formula, record, kind }) };
  } catch (error) {
    const message = error instanceof HttpError ? Object.values(error.errors ?? {})[0] : undefined;
    if (message === undefined) throw error;
    return { message, example: null };
  }
}

type Sent = Body<typeof workOutCustom>['custom'];
const sentOf = (values: Sent, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What the fields that this person sees come to by what a form holds; a wrong value counts as none, its own field tells it. */
export async function workOutForm(
  db: Db,
  flags: Flags,
  { record, custom, fields = {} }: Body<typeof workOutCustom>,
): Promise<Answer<typeof workOutCustom>['list']> {
  const own = await findCustomFields(db, { record, flags });
  return await workOut(db, { record, flags }, [
    ...own.flatMap((field) => ownPart(field, sentOf(custom, field.key))),
    ...builtInParts(record).map((part) => builtInPart(part, sentOf(fields, part.name))),
  ]);
}

const columnOf = { decimal: 'num', money: 'num', day: 'day', flag: 'flag' } as const;

function ownPart(field: CustomField, sent: Sent[string] | undefined): FormPart[] {
  if (sent === undefined || !partKinds.includes(field.kind)) return [];
  const { value = null } = readValue({ ...field, required: false }, sent);
  return [{ part: field.id, as: columnOf[field.kind as keyof typeof columnOf], value }];
}

/** Read as its field is typed; a quantity has decimals where its own form alone knows how many. */
function builtInPart({ name, use, kind, typed }: BuiltInPart, sent: Sent[string] | undefined) {
  const read = formSchema({ label: name, kind: use === 'number' ? kind : typed } as never);
  const { data = null } = sent === undefined ? {} : read.safeParse(sent);
  const as = use === 'number' ? 'num' : use;
  return { part: name, as, value: data as FormPart['value'] } satisfies FormPart;
}
