import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { testPush } from '@zaplecze/contract/rooms/notifications/push/calls';
import { useState } from 'react';
import { ApiError, call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ConsentButton } from './consent-button.tsx';
import {
  ensureSubscription,
  pushSupported,
  sendSubscription,
  settingsOf,
  useConsent,
} from './push.ts';
import classes from './push-trial.module.css';

const payload = 'Próba: powiadomienia działają na tym urządzeniu.';

/** Consent, then a message to this device. */
export function PushTrial() {
  const consent = useConsent();
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const subscription = await ensureSubscription();
      await sendSubscription(me.id, subscription);
      const { endpoint: url, ...keys } = settingsOf(subscription);
      const { delivered, status } = await call(testPush, { body: { url, ...keys, payload } });
      if (delivered) toast.success('Wysłano. Powiadomienie pojawi się na tym urządzeniu.');
      else toast.error(`Usługa powiadomień odpowiedziała kodem ${status}`);
    } catch (error) {
      if (error instanceof ApiError) report(error);
      else toast.error('Przeglądarka odmówiła albo jej usługa powiadomień nie odpowiada.');
    } finally {
      setBusy(false);
    }
  };
  if (!pushSupported()) {
    return (
      <p className={classes.quiet}>
        Ta przeglądarka nie obsługuje powiadomień push albo strona nie jest otwarta przez https. Ten
        krok można pominąć.
      </p>
    );
  }
  return (
    <>
      <div className={classes.bar}>
        <ConsentButton />
        {consent === 'granted' && (
          <Button loading={busy} onClick={() => void send()}>
            Wyślij próbne powiadomienie
          </Button>
        )}
        <AppLink to={addressOf('push')}>Urządzenia i szczegóły</AppLink>
      </div>
      {consent === 'denied' && (
        <p className={classes.quiet}>
          Przeglądarka nie pozwala na powiadomienia z tej strony. Można to zmienić w jej
          ustawieniach.
        </p>
      )}
    </>
  );
}
