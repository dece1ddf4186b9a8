import { addressOf } from '@zaplecze/contract/addresses';
import { requestPasswordReset } from '@zaplecze/contract/rooms/session/calls';
import { recoveryRequest } from '@zaplecze/contract/rooms/session/forms';
import { ApiError, call } from '../../../kit/calls/api.ts';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { BoxForm } from '../short-form.tsx';

export function RecoveryPage() {
  const go = useGo();
  const form = useRecordForm({
    schema: recoveryRequest,
    defaults: { email: '' },
    done: null,
    send: async (body) => {
      const answer = await call(requestPasswordReset, { body });
      if (answer.status === 0) {
        const message = 'Nieprawidłowy email użytkownika';
        throw new ApiError(400, message, { errors: { email: message } });
      }
      return answer;
    },
    onDone: (answer?: { mailSet: boolean }) =>
      void go(addressOf('passwordRecoverySent', answer?.mailSet ? {} : { saved: '1' })),
  });
  return (
    <BoxForm
      form={form}
      title="Odzyskiwanie hasła"
      help="Podaj adres e-mail swojego konta. Wyślemy na niego odnośnik do ustawienia nowego hasła."
      save="Wyślij"
      after={<AppLink to={addressOf('login')}>Wróć do logowania</AppLink>}
    >
      <TextField
        name="email"
        label="Adres e-mail"
        type="email"
        required
        autoComplete="email"
        autoFocus
      />
    </BoxForm>
  );
}
