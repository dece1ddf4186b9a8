import { countWords } from '@zaplecze/contract/kit/values/words';
import { type BackupRun, getBackups } from '@zaplecze/contract/rooms/backups/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatSize } from '../../kit/files/upload.ts';
import { MainBox } from '../../kit/records/details.tsx';
import { formatDateTime, formatNumber } from '../../kit/records/format.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import classes from './data.module.css';

/** Whether copies are made and proven, and how far back any moment can be had. */
export function Backups() {
  const { data, error, refetch } = useApi(getBackups, {});
  return (
    <MainBox title="Kopie zapasowe">
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <p className={classes.note}>
            {data.nightly
              ? `Co noc serwer robi kopię bazy i plików, odtwarza ją na próbę i porównuje. Trzyma ${countWords(data.nightly.keep, 'ostatnią', 'ostatnie', 'ostatnich')}, w ${data.nightly.folder}.`
              : 'Serwer nie robi kopii nocą (ustawienie BACKUP_KEEP).'}
          </p>
          <Archive archive={data.archive} />
          {data.runs.length > 0 && (
            <ul className={classes.exports} aria-label="Ostatnie kopie">
              {data.runs.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </ul>
          )}
        </>
      )}
    </MainBox>
  );
}

type BackupPlace = {
  where: string;
  keepDays: number;
  until: string | null;
  problem: string | null;
};

function Archive({ archive }: { archive: BackupPlace | null }) {
  if (!archive) {
    return (
      <p className={classes.note}>
        Archiwum ciągłe, z którego można odtworzyć dowolną chwilę, jest wyłączone (ustawienie
        ARCHIVE_TO).
      </p>
    );
  }
  const { where, keepDays, until, problem } = archive;
  const days = `${keepDays} dni`;
  return (
    <div className={classes.told} role={problem ? 'alert' : 'status'}>
      <p>
        Archiwum ciągłe: {until ? `jest wszystko do ${formatDateTime(until)}` : 'jeszcze puste'}.
        Można odtworzyć każdą chwilę z ostatnich {days}.
      </p>
      <p className={classes.note}>{problem ? `Nie przyjmuje zapisów: ${problem}` : where}</p>
    </div>
  );
}

const proven = {
  database: 'odtworzona na próbę i porównana',
  sums: 'porównana z sumami (bez próby odtworzenia)',
};

function Run({ run }: { run: BackupRun }) {
  const { began, ended, problem, verified, size, rows, files } = run;
  const parts = [
    verified && proven[verified],
    size !== null && formatSize(size),
    rows !== null && `${formatNumber(rows)} wierszy danych`,
    files !== null && countWords(files, 'plik', 'pliki', 'plików'),
  ].filter(Boolean);
  return (
    <li className={classes.export}>
      <div className={classes.told}>
        <p>Kopia z {formatDateTime(began)}</p>
        <p className={classes.note}>{ended ? parts.join(', ') : 'powstaje…'}</p>
        {problem && <p>{problem}</p>}
      </div>
    </li>
  );
}
