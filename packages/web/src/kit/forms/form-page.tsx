import { Button } from '@mantine/core';
import type { Need } from '@zaplecze/contract/rooms/start/lists';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from './conflicts/conflict-dialog.tsx';
import { FormDraft } from './drafts/form-draft.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RecordFormProvider } from './form-context.tsx';
import { FormElement } from './form-element.tsx';
import classes from './form-page.module.css';
import { Needs } from './needs-part.ts';
import type { AnyRecordForm } from './use-record-form.ts';
import { useSubmit } from './use-submit.ts';

/** Ctrl+Enter (or Cmd) saves from any field. */
export function savesOnKeys(submit: () => void) {
  return (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      submit();
    }
  };
}

/**
 * Enter in a field that is filled leads to the next required one that is not, in silence; in an empty one, or where nothing is
 * missing, it sends the form.
 */
function leadsOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey } = event;
  const typed = target instanceof HTMLInputElement && target.value !== '';
  if (key !== 'Enter' || ctrlKey || metaKey || event.defaultPrevented || !typed) return;
  const missing = [
    ...currentTarget.querySelectorAll<HTMLInputElement>('[aria-required="true"]'),
  ].find((field) => !field.disabled && field.value === '');
  if (!missing) return;
  event.preventDefault();
  missing.focus();
}

type FormPageProps = {
  form: AnyRecordForm;
  title: ReactNode;
  /** Beside the title: a status, or words in red such as 'Klient musi posiadać opiekuna'. */
  beside?: ReactNode;
  /** What the form needs; where it is missing, the form shows a link to it instead. */
  needs?: readonly Need[];
  onCancel: () => void;
  /** Enter leads through the fields, for who is asked them one after the other. */
  leads?: boolean;
  /** 'Zapisz' unless told. */
  save?: string;
  children: ReactNode;
};

/** A whole screen with a form: sections, and at the bottom a bar with 'Anuluj' and 'Zapisz'. */
export function FormPage({
  form,
  title,
  beside,
  needs,
  onCancel,
  leads,
  save = 'Zapisz',
  children,
}: FormPageProps) {
  const element = useRef<HTMLFormElement>(null);
  const { submit, sending } = useSubmit(form);
  // Modals do this by themselves.
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <RecordFormProvider form={form}>
      <FormElement
        ref={element}
        className={classes.page}
        onSend={submit}
        onKeyDown={(event) => {
          savesOnKeys(submit)(event);
          if (leads) leadsOn(event);
        }}
      >
        <header className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {beside}
        </header>
        <FormDraft page />
        {needs && <Needs of={needs} />}
        {children}
        <ErrorSummary />
        <div className={classes.bar}>
          <Button variant="default" onClick={onCancel}>
            Anuluj
          </Button>
          <Button type="submit" loading={sending} title="Ctrl+Enter">
            {save}
          </Button>
        </div>
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}

/** A part of a form: heading and help at the left, fields at the right; one column on phones. */
export function Section({
  title,
  help,
  children,
}: {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <div>
        <h2 className={classes.heading}>{title}</h2>
        {help && <p className={classes.help}>{help}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** Fields side by side (two unless told), under one another on phones. */
export function Row({ children, columns }: { children: ReactNode; columns?: string }) {
  return (
    <div
      className={classes.row}
      style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      {children}
    </div>
  );
}
