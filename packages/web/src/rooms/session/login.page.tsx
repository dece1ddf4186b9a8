import { useRouter, useSearch } from '@tanstack/react-router';
import type { Answer } from '@zaplecze/contract/kit/endpoint';
import { login } from '@zaplecze/contract/session';
import { credentials } from '@zaplecze/contract/session.forms';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../kit/api.ts';
import { PasswordField, TextField } from '../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { AppLink } from '../../kit/link.tsx';
import { beginSession, useToken } from '../../kit/session.ts';
import { findStart } from '../../kit/start-screen.ts';
import { BoxForm } from './box-form.tsx';
import { CodeStep } from './code-step.tsx';
import { SingleSignOn, useSingleSignOn } from './single-sign-on.tsx';

/** Only addresses of this product: '//elsewhere' and whole URLs are not a way back. */
function wayBack(back: unknown): string | null {
  if (typeof back !== 'string' || !/^\/(?![/\\])/.test(back)) return null;
  const url = new URL(back, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}

export function LoginPage() {
  const { back } = useSearch({ strict: false }) as { back?: string };
  const router = useRouter();
  const token = useToken();
  const to = wayBack(back);
  /** Of who has given the password and owes the code. */
  const [ticket, setTicket] = useState<string | null>(null);
  // Signed in here, or meanwhile in another tab: on to where the person was, else to their start.
  useEffect(() => {
    if (token === null) return;
    if (to !== null) return router.history.replace(to);
    let gone = false;
    void findStart().then((start) => {
      if (!gone) router.history.replace(start);
    });
    return () => {
      gone = true;
    };
  }, [token, to, router]);
  const form = useRecordForm({
    schema: credentials,
    defaults: { username: '', password: '' },
    done: null,
    send: (body) => call(login, { body }).catch(refused),
    onDone: entered,
  });
  const company = useSingleSignOn(entered);
  if (ticket !== null) return <CodeStep ticket={ticket} onBack={() => setTicket(null)} />;
  return (
    <BoxForm
      form={form}
      title="Logowanie"
      save="Zaloguj się"
      after={
        <>
          <AppLink to="/password/recovery" label="Nie pamiętam hasła: odzyskiwanie hasła">
            Nie pamiętam hasła
          </AppLink>
          <SingleSignOn {...company} back={to ?? '/'} />
        </>
      }
    >
      <TextField
        name="username"
        label="Nazwa użytkownika"
        required
        autoComplete="username"
        autoFocus
      />
      <PasswordField name="password" label="Hasło" required autoComplete="current-password" />
    </BoxForm>
  );

  function entered({ access_token, second_factor }: Answer<typeof login>) {
    if (access_token !== undefined) beginSession(access_token);
    else setTicket(second_factor ?? null);
  }

  function refused(error: unknown): never {
    if (error instanceof ApiError && error.status === 400) {
      throw new ApiError(400, 'Nieprawidłowe hasło lub nazwa użytkownika');
    }
    throw error;
  }
}
