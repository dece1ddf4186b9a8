import { Button } from '@mantine/core';
import { tryBackup } from '@zaplecze/contract/rooms/start/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { CopyButton } from '../../kit/records/details.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { Backups } from '../imports/index.ts';
import { useStart } from '../start/index.ts';
import classes from './settings.module.css';

/** Copies that there are, one more on demand, and how everything is had back from one. */
export function BackupSettings() {
  const { data } = useStart();
  const run = useSend(tryBackup);
  const trial = data?.trials.find(({ kind }) => kind === 'backup');
  const last = data?.place.lastBackup;
  const command = `npm run restore -- ${last ? `${data.place.backups}/${last.name}` : 'ścieżka-kopii.tar'}`;
  return (
    <>
      <Backups />
      <div className={classes.acts}>
        <Button
          variant="default"
          loading={run.isPending || trial?.state === 'waiting'}
          onClick={() => run.mutate({})}
        >
          Zrób kopię teraz
        </Button>
        <p
          role="status"
          className={classes.text}
          data-failed={trial?.state === 'failed' || undefined}
        >
          {trial?.told} {trial?.finished && `(${formatDateTime(trial.finished)})`}
        </p>
      </div>
      <p className={classes.text}>
        Odtworzenie robi się na serwerze, przy zatrzymanym programie: <code>{command}</code>{' '}
        <CopyButton text={command} what="polecenie" />
      </p>
    </>
  );
}
