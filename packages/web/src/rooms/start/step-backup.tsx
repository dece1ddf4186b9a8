import { Button } from '@mantine/core';
import { tryBackup } from '@zaplecze/contract/rooms/start/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { CopyButton } from '../../kit/records/details.tsx';
import { formatDateTime, formatNumber } from '../../kit/records/format.ts';
import classes from './start.module.css';
import type { StepProps } from './start.page.tsx';
import { TrialResult } from './trial-result.tsx';

export function BackupStep({ start }: StepProps) {
  const { place, trials } = start;
  const run = useSend(tryBackup);
  const trial = trials.find(({ kind }) => kind === 'backup');
  const last = place.lastBackup;
  return (
    <>
      <p>
        Kopia zapasowa to baza i pliki w jednym archiwum. Pierwszą zrób teraz; codzienną niech robi
        zegar serwera, a jej plik niech trafia na inny dysk.
      </p>
      <dl className={classes.facts}>
        <dt>Baza danych</dt>
        <dd>{place.database}</dd>
        <dt>Pliki</dt>
        <dd>{place.files}</dd>
        <dt>Kopie</dt>
        <dd>{place.backups}</dd>
        <dt>Ostatnia kopia</dt>
        <dd>
          {last
            ? `${last.name}, ${formatNumber(Math.ceil(last.bytes / 1_000_000))} MB, ${formatDateTime(last.time)}`
            : 'jeszcze żadnej w tym folderze'}
        </dd>
        <dt>Polecenie na serwerze</dt>
        <dd>
          <code>{place.command}</code> <CopyButton text={place.command} what="polecenie" />
        </dd>
      </dl>
      <div className={classes.bar}>
        <Button
          loading={run.isPending || trial?.state === 'waiting'}
          onClick={() => run.mutate({})}
        >
          Zrób kopię teraz
        </Button>
      </div>
      <TrialResult trial={trial} />
    </>
  );
}
