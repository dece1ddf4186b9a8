import { Button } from '@mantine/core';
import {
  type AcceptanceLink,
  decideAcceptance,
} from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { acceptanceForm } from '@zaplecze/contract/rooms/issues/acceptance/forms';
import { useEffect, useRef } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { ErrorSummary } from '../../../kit/forms/error-summary.tsx';
import { RecordFormProvider } from '../../../kit/forms/form-context.tsx';
import { FormElement } from '../../../kit/forms/form-element.tsx';
import { savesOnKeys } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import classes from './acceptance.module.css';

type Props = {
  token: string;
  onDecided: (link: AcceptanceLink) => void;
  onCancel: () => void;
};

/**
 * Corrections of a done issue, sent without signing in. When the link has expired the text stays, and the form says
 * so.
 */
export function AcceptanceReturn({ token, onDecided, onCancel }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const form = useRecordForm({
    schema: acceptanceForm,
    defaults: { token, decision: 'return', comment: '' },
    send: (body) => call(decideAcceptance, { body }),
    onDone: ({ link }) => onDecided(link),
    done: null,
  });
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  return (
    <RecordFormProvider form={form}>
      <FormElement
        ref={element}
        className={classes.form}
        onSend={() => void form.submit()}
        onKeyDown={savesOnKeys(() => void form.submit())}
      >
        <TextAreaField
          name="comment"
          label="Co trzeba poprawić?"
          help="Trafi do komentarzy; wykonawcy dostaną powiadomienie."
          rows={4}
          maxLength={4000}
          required
        />
        <ErrorSummary short />
        <div className={classes.decide}>
          <Button type="submit" loading={form.sending}>
            Zwróć do poprawy
          </Button>
          <Button variant="default" disabled={form.sending} onClick={onCancel}>
            Anuluj
          </Button>
        </div>
      </FormElement>
    </RecordFormProvider>
  );
}
