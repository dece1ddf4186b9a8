import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { tryMail } from '@zaplecze/contract/rooms/start/calls';
import { useMe } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import classes from './start.module.css';
import type { StepProps } from './start.page.tsx';
import { TrialResult } from './trial-result.tsx';

export function MailStep({ start }: StepProps) {
  const me = useMe();
  const send = useSend(tryMail);
  const trial = start.trials.find(({ kind }) => kind === 'mail');
  return (
    <>
      <p>
        Pocztą wychodzą zaproszenia, odzyskiwanie hasła i powiadomienia. Wyślij próbny list na swój
        adres: <strong>{me.email}</strong>{' '}
        <AppLink to={addressOf('profileEdit', { id: me.id })}>Zmień adres</AppLink>
      </p>
      <p className={classes.quiet}>
        {start.place.smtp
          ? `Serwer poczty: ${start.place.mail}`
          : `Serwer poczty nie jest ustawiony: listy nie są wysyłane, tylko zapisywane w folderze ${start.place.mail}`}{' '}
        <AppLink to={addressOf('settings')}>Ustaw serwer poczty</AppLink>
      </p>
      <div className={classes.bar}>
        <Button
          loading={send.isPending || trial?.state === 'waiting'}
          onClick={() => send.mutate({})}
        >
          Wyślij próbny list
        </Button>
      </div>
      <TrialResult trial={trial} />
    </>
  );
}
