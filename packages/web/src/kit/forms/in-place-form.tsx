import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLeaving } from '../dialogs/modal.tsx';
import { ConflictDialog } from './conflicts/conflict-dialog.tsx';
import { FormDraft } from './drafts/form-draft.tsx';
import { ScopeProvider, useNewScope } from './drafts/unsaved.ts';
import { ErrorSummary } from './error-summary.tsx';
import { RecordFormProvider } from './form-context.tsx';
import { FormElement } from './form-element.tsx';
import classes from './form-page.module.css';
import { savesOnKeys } from './form-page.tsx';
import type { AnyRecordForm } from './use-record-form.ts';

type InPlace = { form: AnyRecordForm; onClose: () => void; label: string; children: ReactNode };

/** Whether something is changed in its place; the focus goes back to the `opener` once it is not. */
export function useInPlace() {
  const [changing, change] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !changing) opener.current?.focus();
    was.current = changing;
  }, [changing]);
  return { changing, opener, start: () => change(true), close: () => change(false) };
}

/**
 * A form in the place of what it changes, on a record's page: mount it when somebody wants to change,
 * drop it by `onClose`. After 'Anuluj' it is a draft; saving it does not end the page.
 */
export function InPlaceForm(props: InPlace) {
  const scope = useNewScope();
  return (
    <ScopeProvider value={scope}>
      <Form {...props} />
    </ScopeProvider>
  );
}

function Form({ form, onClose, label, children }: InPlace) {
  const leave = useLeaving();
  const save = () => void form.submit();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current
      ?.querySelector<HTMLElement>('input:not([type=hidden], [type=radio], :disabled), textarea')
      ?.focus();
  }, []);
  return (
    <RecordFormProvider form={form}>
      <FormElement ref={element} aria-label={label} onSend={save} onKeyDown={savesOnKeys(save)}>
        <FormDraft />
        <div className={classes.modalFields}>{children}</div>
        <ErrorSummary short />
        <div className={classes.bar}>
          <Button variant="default" onClick={() => leave(onClose)}>
            Anuluj
          </Button>
          <Button type="submit" loading={form.sending} title="Ctrl+Enter">
            Zapisz
          </Button>
        </div>
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}
