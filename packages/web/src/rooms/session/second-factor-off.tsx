import '../../kit/first-screen/styles-forms.ts';
import { disableSecondFactor } from '@zaplecze/contract/second-factor';
import { disableForm } from '@zaplecze/contract/second-factor.forms';
import { call } from '../../kit/calls/api.ts';
import { PasswordField, TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';

export function TurnOff({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    schema: disableForm,
    defaults: { password: '', code: '' },
    done: 'Weryfikacja dwuetapowa wyłączona',
    send: (body, options) => call(disableSecondFactor, { body }, options),
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      title="Wyłączenie weryfikacji dwuetapowej"
      save="Wyłącz"
      size={420}
      onClose={onClose}
    >
      <PasswordField
        name="password"
        label="Hasło"
        required
        autoComplete="current-password"
        autoFocus
      />
      <TextField
        name="code"
        label="Kod z aplikacji albo zapasowy"
        required
        autoComplete="one-time-code"
      />
    </FormModal>
  );
}
