import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { type Elements, mergeForms } from '@zaplecze/contract/kit/values/merge';
import type { FormEntity } from '@zaplecze/contract/rooms/fields';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Db } from '../../kit/database/database.ts';
import { HttpError, invalid } from '../../kit/http/calls/errors.ts';
import { apart, customApart, customTogether, rowsTogether, rowTogether } from './custom-parts.ts';
import { describeConflicts } from './describe-conflicts.ts';
import { type Before, formAt, type RecordForm } from './form-at.queries.ts';
import { followRows, type JoinedRows } from './joined-rows.ts';

const changedByBoth = 'Ktoś w międzyczasie zmienił to pole';

/**
 * The version that a form was opened with, from `If-Match`; null when the caller does not say, or
 * opened the newest one: there is nothing to join then.
 *
 * @throws HttpError 412 for a version the record never had
 */
function openedVersion(
  request: FastifyRequest,
  { version: current, first = 1, elsewhere }: EditedRecord,
): number | 'elsewhere' | null {
  const header = request.headers['if-match'];
  if (elsewhere && !(Number(/\d{1,9}/.exec(header ?? '')?.[0] ?? 0) > elsewhere.version))
    return 'elsewhere';
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined || Number(version) > current || Number(version) < first) {
    throw new HttpError(412, 'Ten rekord nie miał takiej wersji. Otwórz go ponownie.');
  }
  return Number(version) === current ? null : Number(version);
}

/** A record that is being changed, locked; `form` as it is now, `schema` what the changed fields must keep to. */
export type EditedRecord = Omit<RecordForm, 'entity' | 'collections'> & {
  entity: FormEntity;
  version: number;
  /** The lowest version that may have been opened: 0 where the form was there before the record. */
  first?: 0 | 1;
  collections?: Record<string, Elements>;
  schema?: z.ZodObject;
  /** The record was opened under the number of another one, which has become a part of it: that one's last version and form. */
  elsewhere?: { version: number; form: Record<string, unknown> } | null;
  /** Rows of one of its lists that have become a part of others. */
  joined?: JoinedRows | null;
  /** Fields that are kept otherwise than people write them: in which words who is asked reads it. */
  wordsOf?: { readonly [field: string]: (value: unknown) => unknown };
};

type Form = Record<string, unknown>;

/** What was sent and what the form was, with the fields of rows that went at the ones that stay. */
function follow(sent: Form, base: Form, current: Form, joined: JoinedRows, blind = false) {
  const of = (form: Form) => (form[joined.list] ?? []) as Form[];
  const rows = { base: of(base), yours: of(sent), current: of(current) };
  const { yours, base: before, origins } = followRows(rows, joined, { blind });
  return {
    sent: { ...sent, [joined.list]: yours },
    base: { ...base, [joined.list]: before },
    origins: new Map([...origins].map(([path, id]) => [`${joined.list}.${path}`, id])),
  };
}

/**
 * Two editors of one record (docs/decisions/0019): with `If-Match` the changes of both are joined,
 * element by element in lists, and the body to be saved is given. Without the header the last write
 * wins. Fields of the body that the form does not hold (a comment, a reason) pass as they are.
 *
 * @throws HttpError 409 when both changed the same differently: `conflicts` by path (`city`,
 * `persons.12.phone`), `about`: the same in words, `merged`: the sent fields joined, theirs at the conflicts, `current`: those fields as they are now, `version`: now.
 * 412 for a version the record never had. 400 when the joined lists break a rule of the form.
 */
export async function mergeEdits<B extends object>(
  db: Db,
  request: FastifyRequest,
  edit: EditedRecord,
  body: B,
): Promise<B> {
  const { version, first: _, schema, elsewhere, joined, wordsOf = {}, ...record } = edit;
  const opened = openedVersion(request, edit);
  const { form, collections, all } = apart(record, body);
  const edited: RecordForm = { ...record, form, collections };
  if (opened === null) {
    const followed = joined && follow(all, edited.form, edited.form, joined, true);
    return followed ? { ...body, ...customTogether(followed.sent, edited.collections) } : body;
  }
  const before: Before =
    opened === 'elsewhere'
      ? {
          form: customApart(elsewhere?.form ?? {}, edited.collections),
          saved: new Map(),
          ids: new Map(),
        }
      : await formAt(db, edited, opened);
  const { sent, base, origins } = joined
    ? follow(all, before.form, edited.form, joined)
    : { sent: all, base: before.form, origins: undefined };
  const joint = mergeForms({ base, yours: sent, current: edited.form }, edited.collections);
  if (joint.conflicts.length === 0) {
    assertLists(schema, edited, joint.merged);
    return { ...body, ...customTogether(joint.merged, edited.collections) };
  }
  const tell = (field: string, value: unknown) => wordsOf[field]?.(value) ?? value;
  const tellAll = (form: Form): Form =>
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, tell(name, value)]));
  const conflicts = joint.conflicts.map((one) => ({
    ...one,
    theirs: tell(one.path, one.theirs),
    yours: tell(one.path, one.yours),
  }));
  const merged = tellAll(joint.merged);
  const current = tellAll(
    Object.fromEntries(Object.keys(sent).map((name) => [name, edited.form[name]])),
  );
  throw new HttpError(409, 'Ktoś w międzyczasie zmienił te same pola', {
    errors: Object.fromEntries(conflicts.map(({ path }) => [path, changedByBoth])),
    extra: {
      version,
      conflicts: Object.fromEntries(
        conflicts.map(({ path, theirs, yours }) => [
          path,
          { theirs: rowTogether(theirs), yours: rowTogether(yours) },
        ]),
      ),
      about: await describeConflicts(db, { ...record, edited, before, conflicts, joined, origins }),
      merged: rowsTogether(merged, edited.collections),
      current: rowsTogether(current, edited.collections),
    },
  });
}

/** Two who each left one contact person must not leave none. @throws HttpError 400 on the list */
function assertLists(
  schema: z.ZodObject | undefined,
  { collections, form }: RecordForm,
  merged: Record<string, unknown>,
): void {
  const shape = (schema?.shape ?? {}) as Record<string, z.ZodType>;
  for (const field of Object.keys(collections)) {
    const list = merged[field];
    const none = Array.isArray(list) && list.length === 0 && (form[field] as []).length > 0;
    const result = none ? shape[field]?.safeParse(list) : undefined;
    if (!result || result.success) continue;
    const [message] = Object.values(fieldErrors(result.error as z.ZodError));
    throw invalid({ [field]: message ?? 'Nieprawidłowa wartość' });
  }
}
