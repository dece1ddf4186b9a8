import '../../kit/first-screen/styles-forms.ts';
import { changePassword } from '@zaplecze/contract/rooms/session/calls';
import { passwordChange, shortestPassword } from '@zaplecze/contract/rooms/session/forms';
import { call } from '../../kit/calls/api.ts';
import { PasswordField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { EndAccess } from './end-access.tsx';

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    schema: passwordChange,
    defaults: { current: '', password: '', passwordRepeat: '', endAccess: false },
    done: 'Hasło zmienione; pozostałe sesje zakończone',
    send: (body, options) => call(changePassword, { body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Zmiana hasła" save="Zmień hasło" size={420} onClose={onClose}>
      <PasswordField
        name="current"
        label="Obecne hasło"
        required
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        name="password"
        label="Nowe hasło"
        required
        autoComplete="new-password"
        help={`Przynajmniej ${shortestPassword} znaków. Na innych urządzeniach trzeba się będzie zalogować ponownie.`}
      />
      <PasswordField
        name="passwordRepeat"
        label="Powtórz nowe hasło"
        required
        autoComplete="new-password"
      />
      <EndAccess />
    </FormModal>
  );
}
