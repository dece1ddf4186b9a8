import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLeaving } from '../dialogs/modal.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RecordFormProvider } from './form-context.tsx';
import classes from './form-page.module.css';
import { savesOnKeys } from './form-page.tsx';
import { ScopeProvider, useNewScope } from './unsaved.ts';
import type { AnyRecordForm } from './use-record-form.ts';

type InPlace = { form: AnyRecordForm; onClose: () => void; label: string; children: ReactNode };

/**
 * A form in the place of what it changes, on a record's page: mount it when somebody wants to change,
 * drop it by `onClose`. 'Anuluj' asks about what was typed; saving it does not end the page.
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
  return (
    <RecordFormProvider form={form}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
        onKeyDown={savesOnKeys(save)}
      >
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
      </form>
      <ConflictDialog />
    </RecordFormProvider>
  );
}
