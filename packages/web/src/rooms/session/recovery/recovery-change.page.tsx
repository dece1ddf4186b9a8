import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { checkPasswordReset, resetPassword } from '@zaplecze/contract/rooms/session/calls';
import { newPassword, shortestPassword } from '@zaplecze/contract/rooms/session/forms';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { PasswordField } from '../../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { Loading } from '../../../kit/records/states.tsx';
import { EndAccessOf } from '../end-access.tsx';
import classes from '../short-form.module.css';
import { BoxForm } from '../short-form.tsx';

/** The page of a link from a letter: of a recovery or an invitation. An expired link says so at once. */
export function RecoveryChangePage({ recoveryToken }: ParamsOf<'passwordChange'>) {
  const link = useApi(
    checkPasswordReset,
    { body: { token: recoveryToken } },
    // Once is enough: by saving, the link has been used up.
    { retry: false, enabled: ({ state }) => state.data === undefined },
  );
  if (link.isPending) return <Loading />;
  // A check that fails says nothing of the link: saving will.
  return link.data?.works === false ? (
    <DeadLink />
  ) : (
    <NewPassword token={recoveryToken} access={link.data?.access ?? 0} />
  );
}

function DeadLink() {
  return (
    <>
      <h1>Ten odnośnik już nie działa</h1>
      <p>
        Odnośnik działa tylko raz i przez ograniczony czas: z listu o nowym haśle przez godzinę, z
        zaproszenia przez tydzień. Po nowe zaproszenie zwróć się do administratora.
      </p>
      <div className={classes.after}>
        <AppLink to={addressOf('passwordRecovery')}>Wyślij nowy odnośnik</AppLink>
        <AppLink to={addressOf('login')}>Wróć do logowania</AppLink>
      </div>
    </>
  );
}

function NewPassword({ token, access }: { token: string; access: number }) {
  const go = useGo();
  const form = useRecordForm({
    schema: newPassword,
    defaults: { password: '', passwordRepeat: '', token, endAccess: true },
    done: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
    send: (body) => call(resetPassword, { body }),
    onDone: () => void go(addressOf('login'), { replace: true }),
  });
  return (
    <BoxForm
      form={form}
      title="Nowe hasło"
      save="Ustaw hasło"
      after={<AppLink to={addressOf('passwordRecovery')}>Wyślij nowy odnośnik</AppLink>}
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
      <EndAccessOf count={access} />
    </BoxForm>
  );
}
