import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { InstallationAnswer } from '@zaplecze/contract/rooms/settings/calls';
import { tryMail } from '@zaplecze/contract/rooms/start/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { formatDateTime } from '../../kit/records/format.ts';
import { useStart } from '../start/index.ts';
import { GroupForm } from './group-form.tsx';
import classes from './settings.module.css';

/** Where letters go, who sends them and under which address the program is open, with a trial letter to oneself. */
export function MailSettings({ answer }: { answer: InstallationAnswer }) {
  const { mailServer, mailFolder, storedLetters, sender } = answer.effective;
  return (
    <>
      <p className={classes.text}>
        {mailServer
          ? `Listy idą przez ${mailServer}, od: ${sender}.`
          : `Serwer nie jest ustawiony: listy nie wychodzą, tylko leżą w folderze ${mailFolder}${storedLetters > 0 ? ` (${countWords(storedLetters, 'list', 'listy', 'listów')})` : ''}. Zaproszenia wyślesz po ustawieniu jeszcze raz.`}
      </p>
      <GroupForm
        section="mail"
        beside={{ smtpHost: 'smtpPort', mailName: 'mailAddress' }}
        secrets={[{ name: 'smtpPassword', label: 'Hasło', beside: 'smtpUser' }]}
        help={{
          publicUrl:
            'Pod tym adresem prowadzą odnośniki w listach. Musi to być adres, pod którym masz teraz otwarty program.',
        }}
        acts={<TrialLetter />}
      />
    </>
  );
}

function TrialLetter() {
  const { data } = useStart();
  const send = useSend(tryMail);
  const trial = data?.trials.find(({ kind }) => kind === 'mail');
  return (
    <>
      <Button
        variant="default"
        loading={send.isPending || trial?.state === 'waiting'}
        onClick={() => send.mutate({})}
      >
        Wyślij list próbny do siebie
      </Button>
      <p
        role="status"
        className={classes.text}
        data-failed={trial?.state === 'failed' || undefined}
      >
        {trial?.told} {trial?.finished && `(${formatDateTime(trial.finished)})`}
      </p>
    </>
  );
}
