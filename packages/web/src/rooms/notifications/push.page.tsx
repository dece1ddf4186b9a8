import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { getPush, removeDevice, testPush } from '@zaplecze/contract/rooms/notifications/push/calls';
import { pushTestText } from '@zaplecze/contract/rooms/notifications/push/forms';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import '../../kit/first-screen/styles-forms.ts';
import { ApiError, call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { toast } from '../../kit/dialogs/toast.ts';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { PartToCome, partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { ErrorSummary } from '../../kit/forms/error-summary.tsx';
import { RecordFormProvider } from '../../kit/forms/form-context.tsx';
import { FormElement } from '../../kit/forms/form-element.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CopyButton, Fact } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './push.module.css';
import * as push from './push.ts';

const words: Record<push.Consent, string> = {
  granted: 'wyrażona',
  denied: 'odmówiona (można to zmienić w ustawieniach przeglądarki)',
  default: 'jeszcze bez odpowiedzi',
};

const currentKey = ['push', 'current'];

/** This device's subscription as the browser has it. */
function useCurrent() {
  return useQuery({ queryKey: currentKey, queryFn: () => push.currentSubscription() });
}

/** Everything about push on this device and on the server (NOT-48). */
export function PushPage() {
  const current = useCurrent();
  const answer = useApi(getPush, {});
  const subscription = current.data ?? null;
  return (
    <div className={`${classes.page} ${partsInOrder}`}>
      <PageHead title="Powiadomienia push" />
      <Device subscription={subscription} />
      {answer.data ? (
        <Server {...answer.data} here={subscription?.endpoint} />
      ) : (
        <PendingAnswer answer={answer} shape={<PartToCome />} />
      )}
      <Test subscription={subscription} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A long technical text, whole, with a button that copies it. */
function Code({ text, what }: { text: string; what: string }) {
  return (
    <span className={classes.code}>
      <code>{text}</code> <CopyButton text={text} what={what} />
    </span>
  );
}

function Device({ subscription }: { subscription: PushSubscription | null }) {
  const supported = push.pushSupported();
  const consent = push.useConsent();
  const me = useMe();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const act = (work: () => Promise<unknown>, done: string) => async () => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      if (error instanceof ApiError) report(error);
      else toast.error('Przeglądarka odmówiła albo jej usługa powiadomień nie odpowiada.');
    } finally {
      setBusy(false);
      void client.invalidateQueries();
    }
  };
  const ask = async () => {
    const answer = await push.askConsent();
    toast.info(`Zgoda: ${words[answer]}`);
  };
  const send = async () => push.sendSubscription(me.id, await push.ensureSubscription());

  return (
    <Part title="To urządzenie">
      <div className={classes.facts}>
        <Fact label="Obsługa push">{supported ? 'tak' : 'nie'}</Fact>
        {supported && <Fact label="Zgoda">{words[consent]}</Fact>}
        <Fact label="Obecna subskrypcja">
          {subscription ? <Code text={subscription.endpoint} what="adres subskrypcji" /> : 'brak'}
        </Fact>
      </div>
      {!supported && (
        <p className={classes.hint}>
          Ta przeglądarka nie obsługuje powiadomień push albo strona nie jest otwarta przez https.
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="xs" disabled={!supported || consent === 'granted'} onClick={() => void ask()}>
          Poproś o zgodę
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={busy}
          disabled={!supported || consent !== 'granted'}
          onClick={() => void act(send, 'Subskrypcja wysłana na serwer')()}
        >
          Wyślij subskrypcję na serwer
        </Button>
        {subscription && (
          <Button
            size="xs"
            variant="default"
            onClick={() => void act(push.turnOff, 'Subskrypcja zakończona')()}
          >
            Zakończ subskrypcję
          </Button>
        )}
      </div>
    </Part>
  );
}

type Settings = Answer<typeof getPush> & { here: string | undefined };

function Server({ publicKey, hosts, devices, here }: Settings) {
  const remove = useSend(removeDevice, { toast: 'Urządzenie zapomniane' });
  return (
    <Part title="Ustawienia na serwerze">
      <div className={classes.facts}>
        <Fact label="Klucz publiczny serwera">
          <Code text={publicKey} what="klucz publiczny" />
        </Fact>
        <Fact label="Dozwolone usługi">{hosts.join(', ')}</Fact>
      </div>
      {devices.length === 0 ? (
        <p className={classes.hint}>Serwer nie zna jeszcze żadnego Twojego urządzenia.</p>
      ) : (
        <ul className={classes.devices} aria-label="Twoje urządzenia">
          {devices.map((device) => (
            <li key={device.id}>
              <div className={classes.facts}>
                <Fact label={device.endpoint === here ? 'To urządzenie' : 'Urządzenie'}>
                  <DateTimeText value={device.created} />
                </Fact>
                <Fact label="endpoint">
                  <Code text={device.endpoint} what="endpoint" />
                </Fact>
                <Fact label="p256dh">
                  <Code text={device.p256dh} what="p256dh" />
                </Fact>
                <Fact label="auth">
                  <Code text={device.auth} what="auth" />
                </Fact>
              </div>
              <Button
                size="xs"
                variant="default"
                onClick={async () => {
                  if (await confirm()) remove.mutate({ params: { id: device.id } });
                }}
              >
                Usuń
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Test({ subscription }: { subscription: PushSubscription | null }) {
  const form = useRecordForm({
    schema: pushTestText,
    defaults: { payload: '' },
    send: ({ payload }) => {
      if (!subscription) throw new Error('No subscription to send to');
      const { endpoint: url, ...keys } = push.settingsOf(subscription);
      return call(testPush, { body: { url, ...keys, payload } });
    },
    onDone: ({ delivered, status }) => {
      if (delivered) toast.success('Usługa przyjęła wiadomość');
      else toast.error(`Usługa powiadomień odpowiedziała kodem ${status}`);
      form.form.reset({ payload: '' });
    },
    done: null,
  });
  return (
    <Part title="Próbna wiadomość">
      <RecordFormProvider form={form}>
        <FormElement onSend={() => void form.submit()}>
          <TextAreaField name="payload" label="Treść" required />
          <ErrorSummary short />
          {!subscription && (
            <p className={classes.hint}>Najpierw wyraź zgodę i wyślij subskrypcję.</p>
          )}
          <Button type="submit" size="xs" loading={form.sending} disabled={!subscription} mt="sm">
            Wyślij próbną wiadomość
          </Button>
        </FormElement>
      </RecordFormProvider>
    </Part>
  );
}
