import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import '../../kit/first-screen/styles-forms.ts';
import { Alert, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type ClientImport, getImport } from '@zaplecze/contract/client-import';
import { counted } from '@zaplecze/contract/kit/words';
import { useApi } from '../../kit/calls/use-api.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { DetailHeader } from '../../kit/records/details.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { DetailSkeleton, ErrorState } from '../../kit/records/states.tsx';
import classes from './import.module.css';
import { ImportMatching } from './import-matching.tsx';

const isWorking = (state?: ClientImport['state']) => state === 'waiting' || state === 'running';

/** A file that was read: its matching, then its progress, then what came of it. */
export function ImportFilePage({ id }: ParamsOf<'clientImportFile'>) {
  const { data, error, refetch } = useApi(
    getImport,
    { params: { id } },
    { refetchInterval: (query) => (isWorking(query.state.data?.import.state) ? 500 : false) },
  );
  const file = data?.import;
  return (
    <div className={classes.page}>
      <DetailHeader title="Import klientów" back={addressOf('clientImport')} />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!file ? (
        !error && <DetailSkeleton />
      ) : file.state === 'done' ? (
        <Done file={file} />
      ) : isWorking(file.state) ? (
        <Working file={file} />
      ) : (
        <>
          {file.failure && (
            <Alert
              variant="outline"
              color="red"
              role="alert"
              icon={<IconAlertTriangle size={18} stroke={1.5} />}
              mb={16}
            >
              {file.failure}
            </Alert>
          )}
          <ImportMatching key={file.id} file={file} />
        </>
      )}
    </div>
  );
}

function Working({ file }: { file: ClientImport }) {
  const writing = file.state === 'running' && file.total > 0;
  return (
    <div className={classes.progress}>
      <p className={classes.lead} role="status">
        {writing
          ? `Zapisano ${formatNumber(file.written)} z ${counted(file.total, 'klienta', 'klientów', 'klientów')}…`
          : `Sprawdzanie pliku ${file.fileName}…`}
      </p>
      <Progress
        value={writing ? (file.written / file.total) * 100 : 100}
        animated={!writing}
        aria-label="Postęp importu"
      />
      <p className={classes.note}>
        Możesz zająć się czymś innym: import trwa także po zamknięciu tej strony. Klienci pojawią
        się na liście wszyscy naraz.
      </p>
    </div>
  );
}

function Done({ file }: { file: ClientImport }) {
  return (
    <div className={classes.progress}>
      <p className={classes.lead} role="status">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden className={classes.good} />
        Zaimportowano {counted(file.imported, 'klienta', 'klientów', 'klientów')}
      </p>
      {file.skipped > 0 && (
        <p className={classes.note}>
          Pominięto {counted(file.skipped, 'wiersz', 'wiersze', 'wierszy')} z powtórzonym numerem
          NIP.
        </p>
      )}
      <div className={classes.actions}>
        <LinkButton size="sm" to={addressOf('clients', { sort: 'created', order: 'desc' })} primary>
          Pokaż klientów
        </LinkButton>
        <LinkButton size="sm" variant="default" to={addressOf('clientImport')}>
          Importuj kolejny plik
        </LinkButton>
      </div>
    </div>
  );
}
