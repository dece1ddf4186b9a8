import { Alert, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ImportState } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { ReactNode } from 'react';
import { formatNumber } from '../records/format.ts';
import classes from './import.module.css';

type ImportFile = {
  fileName: string;
  state: ImportState;
  written: number;
  total: number;
  imported: number;
  skipped: number;
};

/** The noun for 1, 2 and 5. */
export type CountWords = readonly [one: string, few: string, many: string];

export const isWorking = (state?: ImportState) => state === 'waiting' || state === 'running';

/** Names of programs after „eksport z”, those that change there. */
const fromProgram: Record<string, string> = {
  Outlook: 'Outlooka',
  HubSpot: 'HubSpota',
  wFirma: 'wFirmy',
  Fakturownia: 'Fakturowni',
  Subiekt: 'Subiekta',
  'Comarch Optima': 'Comarch Optimy',
};

/** Who wrote the file, where its headings tell. */
export function SourceProgram({ program }: { program: string | null }) {
  if (!program) return null;
  return (
    <Alert variant="light" color="blue" role="status" mb={16}>
      {program === 'vCard'
        ? 'Rozpoznano wizytówki (vCard).'
        : `Rozpoznano eksport z ${fromProgram[program] ?? program}.`}{' '}
      Kolumny są już dopasowane; każdą można zmienić.
    </Alert>
  );
}

export function FailedBefore({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Alert
      variant="outline"
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.5} />}
      mb={16}
    >
      {failure}
    </Alert>
  );
}

/** A file that is being brought in; `words` as after 'z': 1 klienta, 2 klientów. */
export function ImportGoesOn({
  file,
  words,
  note,
}: {
  file: ImportFile;
  words: CountWords;
  note: string;
}) {
  const writing = file.state === 'running' && file.total > 0;
  return (
    <div className={classes.progress}>
      <p className={classes.lead} role="status">
        {writing
          ? `Zapisano ${formatNumber(file.written)} z ${countWords(file.total, ...words)}…`
          : `Sprawdzanie pliku ${file.fileName}…`}
      </p>
      <Progress
        value={writing ? (file.written / file.total) * 100 : 100}
        animated={!writing}
        aria-label="Postęp importu"
      />
      <p className={classes.note}>
        Możesz zająć się czymś innym: import trwa także po zamknięciu tej strony. {note}
      </p>
    </div>
  );
}

/** The result of an import. `children`: links to what comes next. */
export function ImportIsDone({
  summary,
  skipped,
  children,
}: {
  summary: string;
  skipped: string | null;
  children: ReactNode;
}) {
  return (
    <div className={classes.progress}>
      <p className={classes.lead} role="status">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden className={classes.good} />
        {summary}
      </p>
      {skipped && <p className={classes.note}>{skipped}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
