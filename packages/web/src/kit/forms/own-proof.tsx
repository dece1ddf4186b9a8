import { getSecondFactor } from '@zaplecze/contract/rooms/session/second-factor/calls';
import { useMe } from '../calls/session.ts';
import { useApi } from '../calls/use-api.ts';
import { PasswordField, TextField } from '../fields/text-fields.tsx';

/**
 * The own password again, before what opens or weakens an account: fields `password` and, `withCode`, `code` of the
 * form that it stands in. Each is there where the account has it.
 */
export function OwnProof(props: { withCode?: boolean; autoFocus?: boolean; help?: string }) {
  const { withCode, autoFocus, help } = props;
  const me = useMe();
  const { data } = useApi(getSecondFactor, { params: { id: me.id } });
  return (
    <>
      {data?.hasPassword === false ? (
        <p style={{ margin: 0 }}>
          Twoje konto nie ma hasła. Zrobisz to w ciągu 10 minut od zalogowania się przez usługę
          firmy.
        </p>
      ) : (
        <PasswordField
          name="password"
          label="Twoje hasło"
          required
          autoComplete="current-password"
          autoFocus={autoFocus}
          help={help}
        />
      )}
      {withCode && data?.on && (
        <TextField
          name="code"
          label="Kod z aplikacji albo zapasowy"
          required
          autoComplete="one-time-code"
        />
      )}
    </>
  );
}
