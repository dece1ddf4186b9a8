import { pastRemoval } from '@zaplecze/contract/rooms/absences/forms';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CallOptions } from '../../../kit/calls/api.ts';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

/** Why absences of days that are over change by what is saved: a field from when the server asks for it. */
export function PastReason() {
  const { register, formState } = useFormContext();
  const [isNeeded, setNeeded] = useState(false);
  // Known to the form before it is shown, so that the message is the field's.
  register('reason');
  if (formState.errors.reason && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <TextAreaField name="reason" label="Powód zmiany dni, które minęły" rows={3} required />;
}

/** What is about to be taken away, by its title and what follows. */
export type Removal = {
  title: string;
  text: string;
  send: (body: { reason?: string | null | undefined }, options: CallOptions) => Promise<unknown>;
};

/** Asks before a roster, a day off or a term of employment goes, and why, where past absences change by it. */
export function RemovalDialog(props: { removal: Removal; onClose: () => void }) {
  const { title, text, send } = props.removal;
  const form = useRecordForm({
    ...{ schema: pastRemoval, defaults: { reason: '' }, send },
    ...{ done: 'Usunięto', onDone: props.onClose },
  });
  return (
    <FormModal form={form} title={title} save="Usuń" onClose={props.onClose}>
      <p>{text}</p>
      <PastReason />
    </FormModal>
  );
}
