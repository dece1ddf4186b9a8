import { addressOf } from '@zaplecze/contract/addresses';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { credentials } from '@zaplecze/contract/rooms/session/forms';
import { useState } from 'react';
import { ApiError, call } from '../../kit/calls/api.ts';
import { PasswordField, TextField } from '../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { CodeStep } from './second-factor/code-step.tsx';
import { keepPending, readPending } from './second-factor/pending-code.ts';
import { BoxForm } from './short-form.tsx';
import { SingleSignOn, useSingleSignOn } from './single-sign-on/single-sign-on.tsx';

/**
 * Every way of signing in: password, its second step, the company's service. `back`: where that
 * service leads to. `over`: it stands over a page that waits, under a title of its own, and other
 * screens open beside it.
 */
export function SignIn(props: {
  username?: string;
  back: string;
  over?: boolean;
  onEntered: (token: string) => unknown;
}) {
  const { username = '', back, over, onEntered } = props;
  /** Of who has given the password and owes the code. */
  const [ticket, setTicket] = useState(() => (over ? null : readPending()));
  const form = useRecordForm({
    schema: credentials,
    defaults: { username, password: '' },
    done: null,
    send: async (body) => {
      const entered = await call(login, { body }).catch(refused);
      if (entered.access_token !== undefined) await onEntered(entered.access_token);
      return entered;
    },
    onDone: owes,
  });
  const company = useSingleSignOn((entered) => {
    if (entered.access_token !== undefined) void onEntered(entered.access_token);
    owes(entered);
  }, over);
  if (ticket !== null) {
    return (
      <CodeStep
        ticket={ticket}
        untitled={over}
        onEntered={(token) => {
          keepPending(null);
          return onEntered(token);
        }}
        onBack={() => owe(null)}
      />
    );
  }
  return (
    <BoxForm
      form={form}
      title={over ? undefined : 'Logowanie'}
      save="Zaloguj się"
      after={
        <>
          <AppLink
            to={addressOf('passwordRecovery')}
            label="Nie pamiętam hasła: odzyskiwanie hasła"
            newTab={over}
          >
            Nie pamiętam hasła
          </AppLink>
          <SingleSignOn {...company} back={back} newTab={over} />
        </>
      }
    >
      <TextField
        name="username"
        label="Nazwa użytkownika"
        required
        autoComplete="username"
        autoFocus={username === ''}
      />
      <PasswordField
        name="password"
        label="Hasło"
        required
        autoComplete="current-password"
        autoFocus={username !== ''}
      />
    </BoxForm>
  );

  function owes({ second_factor }: Answer<typeof login>) {
    owe(second_factor ?? null);
  }

  function owe(next: string | null) {
    setTicket(next);
    // Over a page that waits, the page itself is what is kept.
    if (!over) keepPending(next);
  }

  function refused(error: unknown): never {
    if (error instanceof ApiError && error.status === 400) {
      throw new ApiError(400, 'Nieprawidłowe hasło lub nazwa użytkownika');
    }
    throw error;
  }
}
