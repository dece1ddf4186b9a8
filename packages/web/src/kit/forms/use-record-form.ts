import { useQueryClient } from '@tanstack/react-query';
import { type Elements, settleConflicts } from '@zaplecze/contract/kit/values/merge';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { type RefObject, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { ApiError, type CallOptions, type Conflicts, offline, randomKey } from '../calls/api.ts';
import { plant } from '../custom-fields/plant.ts';
import { toast } from '../dialogs/toast.ts';
import { formSaved } from '../navigation/after-saving.ts';
import { allArrived } from './arriving.ts';
import { contractResolver } from './checking/contract-resolver.ts';
import { changedFields } from './conflicts/changes.ts';
import { withoutIds } from './conflicts/without-ids.ts';

export type RecordForm<V extends FieldValues = FieldValues> = {
  /** react-hook-form's own object, for useFieldArray, watch and the like. */
  form: UseFormReturn<V>;
  /** Checks, sends and tells `onDone`; a second submit while one runs is ignored. */
  submit: () => Promise<void>;
  /** What went wrong beyond single fields, in words for people. */
  problem: string | null;
  /** What somebody else changed differently meanwhile; the person chooses. */
  conflicts: Conflicts | null;
  /** Saves with an answer to every conflict, by its path. */
  settle: (answers: Record<string, 'theirs' | 'yours'>) => Promise<void>;
  dismissConflicts: () => void;
  /** The record was deleted while it was changed here; `make` makes a new one of what stands in the form. */
  removed: { words: string; make: (() => Promise<void>) | null } | null;
  dismissRemoved: () => void;
  sending: boolean;
  dirty: boolean;
  /** Turns true once it was sent, so that leaving no longer asks. */
  left: () => boolean;
  /** Labels by field name, filled by the fields, for the summary and the conflict dialog. */
  labels: Map<string, string>;
  /** What must not be empty besides what the schema demands, with the words for it: own fields tell it. */
  demands: Map<string, string>;
  /** Files that arrived in its fields, by field name, also those let go since; a draft has the names of those that stand. */
  chosen: Map<string, FileRef[]>;
  /** What the form is over, for its draft: null for a new record. */
  begun: () => Begun<V> | null;
  /** Goes on with a draft, over what its record said when that was begun. */
  restore: (values: V, from: Begun<V> | null) => void;
  /** As it was opened. */
  restart: () => void;
  /** Fields that become known once the form is open, by their paths: empty, they are no change. */
  seed: (empty: Readonly<Record<string, unknown>>) => void;
  /** The form's draft, while it has one. */
  keeper: RefObject<Keeper | null>;
};

/** A record as a form took it, with its version. */
type Begun<V> = { base: V; version: number | null };

/** What keeps what is typed in a form until it is saved (docs/decisions/0120). */
export type Keeper = {
  /** Called when it is left: it becomes a draft. */
  leave: () => Promise<void>;
  /** Whether leaving loses nothing. */
  isStored: () => boolean;
  /** Called once it was saved: there is no draft any more. */
  saved: () => void;
};

/** Any record's form, for what works with all of them by field names. */
// biome-ignore lint/suspicious/noExplicitAny: react-hook-form's type is invariant in its values
export type AnyRecordForm = RecordForm<any>;

const savedBefore =
  'Poprzednia próba jednak się zapisała, a te zmiany nie. Popraw zapisany wpis; „Zapisz” zrobi tu drugi.';

/** How long saved work waits for the screen behind it, in milliseconds: the connection may be gone. */
const longestReading = 5_000;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

type Values<S extends z.ZodType> = z.input<S> & FieldValues;

/** Values of a form in which nothing is chosen yet: also what it requires may be null. */
export type Blank<V> = { [K in keyof V]: V[K] | null };

/**
 * A form over one of the contract's schemas.
 * New record: give `defaults`; everything is sent. Existing one: give `record` (its values in the
 * form's shape) and `version`; only changed fields are sent, with If-Match. Server errors land on
 * their fields; nothing typed is lost on any failure.
 */
export function useRecordForm<S extends z.ZodType, A>(spec: {
  schema: S;
  defaults?: Partial<Blank<Values<S>>>;
  record?: Values<S>;
  version?: number;
  /**
   * The record is a row of the screen behind, not read for the form: `onDone` waits until the screen
   * has read it anew, for a form opened again at once would begin with what was there before.
   */
  fromRow?: boolean;
  /** How the elements of the form's lists are told apart, where it has any: `clientCollections`. */
  collections?: Record<string, Elements>;
  /** Makes the call; `body` is the checked whole (new) or the changed fields only (edit). */
  send: (body: z.output<S>, options: CallOptions) => Promise<A>;
  /** Asked once the fields are right and before anything is sent; false goes back to the form. */
  ask?: (body: Partial<z.output<S>>) => boolean | Promise<boolean>;
  onDone?: (answer: A) => void;
  /** Makes a new record of the whole form, for one that was deleted while it was changed; gives what comes then. */
  anew?: (body: z.output<S>, options: CallOptions) => Promise<() => void>;
  /** Words of success for the toast; null says nothing. */
  done?: string | null;
}): RecordForm<Values<S>> {
  const initial = (spec.record ?? spec.defaults ?? {}) as DefaultValues<Values<S>>;
  const base = useRef(initial);
  const version = useRef(spec.version);
  const sent = useRef(false);
  const busy = useRef(false);
  const key = useRef('');
  const [labels] = useState(() => new Map<string, string>());
  const [chosen] = useState(() => new Map<string, FileRef[]>());
  const [demands] = useState(() => new Map<string, string>());
  const keeper = useRef<Keeper | null>(null);
  const seeds = useRef<Record<string, unknown>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  const [removal, setRemoval] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const client = useQueryClient();
  const form: UseFormReturn<Values<S>> = useForm<Values<S>>({
    resolver: contractResolver(spec.schema, () => form.control._formState.errors, demands),
    defaultValues: initial,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const { isDirty } = form.formState;

  async function transmit(whole: z.output<S>) {
    const body = spec.record ? changedFields(spec.schema, base.current, whole) : whole;
    if (spec.record && Object.keys(body as object).length === 0)
      return finish(undefined as A, null);
    if (spec.ask && !(await spec.ask(body as Partial<z.output<S>>))) return;
    // One key until an attempt is known to have been saved: should a former one have been without our hearing of it, another
    // body is 422 instead of a second record.
    key.current ||= randomKey();
    const options = { ifMatch: version.current, idempotencyKey: key.current };
    const answer = await spec.send(body as z.output<S>, options);
    await finish(answer, spec.done === undefined ? 'Zapisano' : spec.done);
  }

  async function finish(answer: A, words: string | null) {
    sent.current = true;
    formSaved();
    keeper.current?.saved();
    key.current = '';
    const readAnew = client.invalidateQueries();
    if (words) toast.success(words);
    if (spec.fromRow) await Promise.race([readAnew, pause(longestReading)]);
    spec.onDone?.(answer);
  }

  /** The deleted record's form makes a new one, with the elements of its lists as new ones. */
  async function transmitAnew(whole: z.output<S>) {
    if (!spec.anew) return;
    key.current ||= randomKey();
    const then = await spec.anew(withoutIds(whole), { idempotencyKey: key.current });
    sent.current = true;
    formSaved();
    keeper.current?.saved();
    void client.invalidateQueries();
    toast.success('Zapisano jako nowy wpis');
    then();
  }

  const submit = () => run(transmit);

  async function run(save: (whole: z.output<S>) => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    setRemoval(null);
    setSending(true);
    try {
      await allArrived();
      await form.handleSubmit((values) => save(values as z.output<S>))();
    } catch (error) {
      take(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  /** Puts a failure where it belongs: conflicts to their dialog, errors to fields, the rest below. */
  function take(error: unknown) {
    if (!(error instanceof ApiError)) {
      setProblem('Nie udało się zapisać. Spróbuj ponownie.');
      return;
    }
    if (error.status === 409 && error.conflicts) {
      setConflicts(error.conflicts);
      return;
    }
    if (error.isGone && spec.record) {
      setRemoval(error.message);
      return;
    }
    if (error.status === 422) {
      key.current = '';
      setProblem(savedBefore);
      return;
    }
    const homeless: string[] = [];
    let first: Path<Values<S>> | null = null;
    for (const [path, message] of Object.entries(error.errors)) {
      if (labels.has(path) || get(form.control._fields, path)) {
        const name = path as Path<Values<S>>;
        form.setError(name, { type: 'server', message });
        first ??= name;
      } else homeless.push(message);
    }
    if (first) form.setFocus(first);
    if (homeless.length > 0) setProblem([...new Set(homeless)].join('. '));
    else if (!first) setProblem(error.status === 0 ? offline : error.message);
  }

  /** The form goes on from what is saved now: both people's changes, and the person's answers. */
  async function settle(answers: Record<string, 'theirs' | 'yours'>) {
    if (conflicts === null) return;
    const { found, merged, current } = conflicts;
    const list = Object.entries(found).map(([path, conflict]) => ({ path, ...conflict }));
    const settled = settleConflicts(merged, list, answers, spec.collections ?? {});
    base.current = { ...base.current, ...current };
    version.current = conflicts.version;
    for (const [path, value] of Object.entries(settled)) {
      const name = path as Path<Values<S>>;
      form.setValue(name, value as PathValue<Values<S>, typeof name>, { shouldDirty: true });
    }
    setConflicts(null);
    await submit();
  }

  /** With the fields that became known since, where a form's values have none of them. */
  function planted<V extends object>(values: V): V {
    const whole = structuredClone(values);
    return plant(whole, seeds.current);
  }

  function seed(empty: Readonly<Record<string, unknown>>) {
    Object.assign(seeds.current, empty);
    // What a form began with cannot be told it otherwise without losing what is typed.
    plant(form.control._defaultValues, empty);
    plant(form.control._formValues, empty);
  }

  function restore(values: Values<S>, from: Begun<Values<S>> | null) {
    if (spec.record && from) {
      base.current = from.base as typeof initial;
      version.current = from.version ?? version.current;
      form.reset(planted(from.base));
    }
    form.reset(planted(values), { keepDefaultValues: true });
  }

  function restart() {
    base.current = initial;
    version.current = spec.version;
    form.reset(planted(initial as object) as typeof initial);
  }

  return {
    form,
    submit,
    problem,
    conflicts,
    settle,
    dismissConflicts: () => setConflicts(null),
    removed:
      removal === null
        ? null
        : { words: removal, make: spec.anew ? () => run(transmitAnew) : null },
    dismissRemoved: () => setRemoval(null),
    sending,
    dirty: isDirty,
    left: () => sent.current,
    ...{ labels, demands, chosen, keeper, restore, restart, seed },
    begun: () =>
      spec.record ? { base: base.current as Values<S>, version: version.current ?? null } : null,
  };
}
