import { createClient } from '@zaplecze/contract/clients';
import { clientForm } from '@zaplecze/contract/clients.forms';
import { call } from '../../kit/calls/api.ts';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import type { QuickAdd } from '../../kit/forms/quick-add.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { ClientFields, MissingCarer } from './client-fields.tsx';
import { clientNeeds } from './client-needs.ts';
import { newClient } from './client-values.ts';
import { sureOfNip } from './nip-field.tsx';

/** Who is made while an offer is written is a potential client (CLI-49). */
const potential = 2;

export const ClientQuickAdd: QuickAdd = ({ onClose, onAdded }) => {
  const form = useRecordForm({
    schema: clientForm,
    defaults: { ...newClient(), status: potential },
    ask: ({ nip }) => sureOfNip(nip ?? ''),
    send: (body, options) => call(createClient, { body }, options),
    onDone: ({ id }) => onAdded(id),
    done: 'Klient dodany',
  });
  return (
    <FormModal needs={clientNeeds} form={form} title="Dodaj klienta" onClose={onClose} size={920}>
      <MissingCarer />
      <ClientFields />
    </FormModal>
  );
};
