import { Button } from '@mantine/core';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type CustomRecord, customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Field, FieldKind, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import { formOf } from '@zaplecze/contract/kit/fields/record-fields';
import type { Elements } from '@zaplecze/contract/kit/values/merge';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type * as z from 'zod';
import { type CallInput, type CallOptions, call } from '../calls/api.ts';
import { plainFields } from '../custom-fields/described.ts';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';
import type { Source } from '../fields/pickers/source.ts';
import { FieldSection } from '../fields/record-fields.tsx';
import type { EditorPlace } from '../records/in-place/editable-fact.tsx';
import { ConflictDialog } from './conflicts/conflict-dialog.tsx';
import { FormDraft } from './drafts/form-draft.tsx';
import { abandon, ScopeProvider, useNewScope, useScope } from './drafts/unsaved.ts';
import classes from './field-editor.module.css';
import { type FieldProps, RecordFormProvider } from './form-context.tsx';
import { FormElement } from './form-element.tsx';
import { savesOnKeys } from './form-page.tsx';
import { afterPress } from './press.ts';
import { type AnyRecordForm, useRecordForm } from './use-record-form.ts';

/** Kinds of which a choice is the whole change: it is saved at once. */
const chosen: FieldKind[] = ['choice', 'person', 'record', 'province', 'flag'];
/** Kinds in which Enter has a meaning of its own. */
const longer: FieldKind[] = ['long', 'rich', 'people', 'records', 'choices'];

/** Controls that differ, by the kind or the name of a field. */
type Own = Record<string, (props: FieldProps & { maxLength?: number }) => ReactNode>;
type Spec = EditorPlace & {
  fields: Fields;
  /** Of which records the company's own fields are changed here too. */
  custom?: CustomRecord;
  /** The record, where the values of now and the names of what is chosen come from. */
  record: { version: number };
  /** What the call takes that changes the record, of which the fields' own rules are taken. */
  changes: z.ZodObject;
  /** Sends what was changed, with the version that was read. */
  send: (body: never, options: CallOptions) => Promise<unknown>;
  collections?: Record<string, Elements>;
  sourceOf?: (table: string) => Source;
  own?: Own;
  /** Asked before anything is sent: a doubtful number. */
  ask?: (body: never) => boolean | Promise<boolean>;
  /** What else is decided with the change. */
  children?: ReactNode;
};

/**
 * A field of a record, or a few that belong together, changed where they are read: Enter saves, Escape gives back what was
 * there, leaving saves. What is refused stays typed, with the reason beside it. A room gives it by a part of its own, loaded
 * when the first field is changed.
 */
export function FieldEditor(props: Spec) {
  const scope = useNewScope();
  return (
    <ScopeProvider value={scope}>
      <Editor {...props} />
    </ScopeProvider>
  );
}

/**
 * The editor of a kind of record that asks for nothing of its own; `update`: the call that changes it by its id.
 *
 * @typeParam R the record
 */
export const fieldEditor =
  <R extends { id: number; version: number }>({
    update,
    ...spec
  }: Omit<Spec, keyof EditorPlace | 'record' | 'send'> & { update: Endpoint }) =>
  ({ record, ...place }: EditorPlace & { record: R }) => (
    <FieldEditor
      {...place}
      {...spec}
      record={record}
      send={(body, options) =>
        call(update, { params: { id: record.id }, body } as CallInput<Endpoint>, options)
      }
    />
  );

function Editor({ names, record, send, onClose, ...more }: Spec) {
  const fields = { ...more.fields, ...plainFields(useCustomFields(more.custom)) };
  const edited = Object.fromEntries(
    names.map((name) => [name, { ...(fields[name] as Field), section: 'edited' }]),
  );
  const kinds = names.map((name) => fields[name]?.kind ?? 'text');
  const form = useRecordForm({
    schema: more.changes.pick(
      Object.fromEntries(
        names.map((name) => [customKeyOf(name) ? 'custom' : name, true]),
      ) as Record<string, never>,
    ),
    record: withCustom(formOf(edited, record as never), names),
    version: record.version,
    collections: more.collections ?? {},
    fromRow: true,
    send: (body, options) => send(body as never, options),
    ...(more.ask && { ask: (body: object) => more.ask?.(body as never) ?? true }),
    onDone: onClose,
  }) as AnyRecordForm;
  const element = useRef<HTMLFormElement>(null);
  const scope = useScope();
  const isAlone = names.length === 1;
  const { dirty, sending, conflicts, removed } = form;
  const save = () => (form.form.formState.isDirty ? form.submit() : onClose());

  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled), textarea, [contenteditable=true]',
    );
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    // What is chosen of a list is there to be chosen; among several fields it would lie on the next.
    if (isAlone && first?.getAttribute('aria-haspopup') === 'listbox') first.click();
  }, [isAlone]);

  const value = form.form.watch(names[0] ?? '');
  const whole = isAlone && !more.children && chosen.includes(kinds[0] as FieldKind);
  const saveChoice = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (whole && dirty && value !== undefined) saveChoice();
  }, [whole, dirty, value]);

  const leave = useEffectEvent(() => {
    if (sending || conflicts || removed || form.left() || isWithin(element.current)) return;
    void save();
  });
  const giveBack = () => {
    abandon(scope);
    form.form.reset();
    onClose();
  };
  const longest = kinds.some((kind) => longer.includes(kind));
  return (
    <RecordFormProvider form={form} settle={form.submit}>
      <FormElement
        ref={element}
        className={classes.form}
        aria-label={`Zmiana: ${more.label}`}
        aria-busy={sending}
        data-takes-escape
        onSend={() => void save()}
        onBlur={() => afterPress(() => setTimeout(leave, 0))}
        onKeyDown={(event) => {
          savesOnKeys(() => void save())(event);
          if (event.key !== 'Escape' || (!whole && listIsOpen(element.current))) return;
          event.preventDefault();
          event.stopPropagation();
          giveBack();
        }}
      >
        <FormDraft />
        <FieldSection
          fields={edited}
          section="edited"
          own={(more.own ?? {}) as ComponentProps<typeof FieldSection>['own']}
          known={record as never}
          {...(more.sourceOf && { sourceOf: more.sourceOf })}
          hideLabels={isAlone}
        />
        {more.children}
        {form.problem && (
          <p role="alert" className={classes.problem}>
            {form.problem}
          </p>
        )}
        {!whole && (
          <div className={classes.end}>
            <span className={classes.hint}>
              {longest ? 'Ctrl+Enter zapisuje, Esc cofa' : 'Enter zapisuje, Esc cofa'}
            </span>
            <Button size="compact-xs" variant="subtle" type="submit" loading={sending}>
              Zapisz
            </Button>
          </div>
        )}
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}

/** Own fields stand in a form under `custom`. */
function withCustom(form: Record<string, unknown>, names: readonly string[]) {
  const own = names.filter((name) => customKeyOf(name) !== undefined);
  if (own.length === 0) return form;
  const custom = Object.fromEntries(own.map((name) => [customKeyOf(name), form[name]]));
  return {
    ...Object.fromEntries(Object.entries(form).filter(([name]) => !own.includes(name))),
    custom,
  };
}

/** Whether the focus is in the editor still, or in what it opened: a list, a calendar, a question, another window. */
function isWithin(form: HTMLFormElement | null): boolean {
  const at = document.activeElement;
  if (form === null || !document.hasFocus()) return true;
  if (form.contains(at)) return true;
  const over = at?.closest('[data-portal]') ?? null;
  return over !== null && over !== form.closest('[data-portal]');
}

/** An open list takes Escape for itself. */
const listIsOpen = (form: HTMLFormElement | null) =>
  form?.querySelector('[aria-expanded=true]') != null;
