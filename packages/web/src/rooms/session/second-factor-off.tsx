import '../../kit/styles-forms.ts';
import { disableSecondFactor } from '@zaplecze/contract/second-factor';
import { disableForm } from '@zaplecze/contract/second-factor.forms';
import { call } from '../../kit/api.ts';
import { PasswordField, TextField } from '../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';

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
