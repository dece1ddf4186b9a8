import { useNavigate, useParams } from '@tanstack/react-router';
import { resetPassword } from '@zaplecze/contract/session';
import { newPassword, shortestPassword } from '@zaplecze/contract/session.forms';
import { call } from '../../kit/api.ts';
import { PasswordField } from '../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { AppLink } from '../../kit/link.tsx';
import { BoxForm } from './box-form.tsx';

export function RecoveryChangePage() {
  const { recoveryToken = '' } = useParams({ strict: false }) as { recoveryToken?: string };
  const navigate = useNavigate();
  const form = useRecordForm({
    schema: newPassword,
    defaults: { password: '', passwordRepeat: '', token: recoveryToken },
    done: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
    send: (body) => call(resetPassword, { body }),
    onDone: () => void navigate({ to: '/login', replace: true }),
  });
  return (
    <BoxForm
      form={form}
      title="Nowe hasło"
      save="Ustaw hasło"
      after={<AppLink to="/password/recovery">Wyślij nowy odnośnik</AppLink>}
    >
      <PasswordField
        name="password"
        label="Nowe hasło"
        help={`Przynajmniej ${shortestPassword} znaków; może być zdaniem.`}
        required
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        name="passwordRepeat"
        label="Powtórz hasło"
        required
        autoComplete="new-password"
      />
    </BoxForm>
  );
}
