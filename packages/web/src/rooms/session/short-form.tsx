import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../kit/forms/error-summary.tsx';
import { RecordFormProvider } from '../../kit/forms/form-context.tsx';
import { FormElement } from '../../kit/forms/form-element.tsx';
import type { AnyRecordForm } from '../../kit/forms/use-record-form.ts';
import classes from './short-form.module.css';

/** A short form of the box-only screens. */
export function BoxForm(props: {
  form: AnyRecordForm;
  /** Left out where the form stands under another heading. */
  title?: string;
  help?: string;
  save: string;
  children: ReactNode;
  after?: ReactNode;
}) {
  const { form, title, help, save, children, after } = props;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <RecordFormProvider form={form} passing>
      {title && <h1>{title}</h1>}
      {help && <p className={classes.help}>{help}</p>}
      <FormElement ref={element} className={classes.form} onSend={() => void form.submit()}>
        {children}
        <ErrorSummary short />
        <Button type="submit" fullWidth loading={form.sending}>
          {save}
        </Button>
      </FormElement>
      {after && <div className={classes.after}>{after}</div>}
    </RecordFormProvider>
  );
}
