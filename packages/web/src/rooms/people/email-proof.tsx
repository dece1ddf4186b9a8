import type { Person } from '@zaplecze/contract/people';
import { getSecondFactor } from '@zaplecze/contract/second-factor';
import { useWatch } from 'react-hook-form';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { PasswordField, TextField } from '../../kit/fields/text-fields.tsx';
import { Row } from '../../kit/forms/form-page.tsx';

/** Below an own e-mail that is being changed: the password, or a code where the account has one. */
export function EmailProof({ user }: { user: Person }) {
  const me = useMe();
  const email = useWatch({ name: 'email' }) as string | undefined;
  if (me.id !== user.id || (email ?? '').trim() === user.email) return null;
  return <Proof id={user.id} />;
}

function Proof({ id }: { id: number }) {
  const { data } = useApi(getSecondFactor, { params: { id } });
  return (
    <Row>
      <PasswordField
        name="password"
        label="Twoje hasło"
        required={!data?.on}
        autoComplete="current-password"
        help="Zmiana adresu e-mail wymaga hasła; dotychczasowy adres dostanie o niej wiadomość."
      />
      {data?.on && (
        <TextField
          name="code"
          label="Kod z aplikacji (zamiast hasła)"
          autoComplete="one-time-code"
        />
      )}
    </Row>
  );
}
