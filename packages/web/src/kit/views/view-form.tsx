import { createView, updateView, type View } from '@zaplecze/contract/rooms/views/calls';
import { viewForm } from '@zaplecze/contract/rooms/views/forms';
import type { ViewList } from '@zaplecze/contract/rooms/views/lists';
import { call } from '../calls/api.ts';
import { useMe } from '../calls/session.ts';
import { SelectField } from '../fields/choice-fields.tsx';
import { TextField } from '../fields/text-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useGo } from '../navigation/use-go.ts';
import { viewAddress } from './view-address.ts';

const shares = [
  { id: 'nobody', name: 'Tylko ja' },
  { id: 'department', name: 'Mój dział' },
  { id: 'everybody', name: 'Wszyscy' },
] as const;

/** A new view of the list as it is looked at now; it is opened once it is saved. */
export function NewViewForm({
  list,
  state,
  onClose,
}: {
  list: ViewList;
  state: string;
  onClose: () => void;
}) {
  const go = useGo();
  const form = useRecordForm({
    schema: viewForm,
    defaults: { name: '', shared: 'nobody' as const },
    send: (body, options) => call(createView, { body: { ...body, list, state } }, options),
    done: 'Widok zapisany',
    onDone: ({ id }) => {
      onClose();
      void go(viewAddress({ list, state, id }));
    },
  });
  return (
    <FormModal form={form} title="Nowy widok" size={440} onClose={onClose}>
      <Fields />
    </FormModal>
  );
}

/** The name of a view and with whom it is shared. */
export function ViewForm({ view, onClose }: { view: View; onClose: () => void }) {
  const { id, name, shared } = view;
  const form = useRecordForm({
    schema: viewForm,
    record: { name, shared },
    fromRow: true,
    send: (body, options) => call(updateView, { params: { id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Edycja widoku" size={440} onClose={onClose}>
      <Fields shared={shared} />
    </FormModal>
  );
}

function Fields({ shared }: { shared?: View['shared'] }) {
  const { flags } = useMe();
  const offered = shares.filter(
    ({ id }) => id !== 'everybody' || flags.manager || shared === 'everybody',
  );
  return (
    <>
      <TextField name="name" label="Nazwa" required maxLength={60} />
      <SelectField
        name="shared"
        label="Kto go widzi"
        help="Widok nie daje prawa do wierszy: każdy zobaczy w nim te, które wolno mu widzieć."
        options={offered}
      />
    </>
  );
}
