import { Button, Progress } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  downloadWholeExport,
  listWholeExports,
  orderWholeExport,
  removeWholeExport,
  type WholeExport,
} from '@zaplecze/contract/rooms/exports/calls';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { urlOf } from '../../kit/calls/url.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { formatSize, openAddress } from '../../kit/files/upload.ts';
import { MainBox } from '../../kit/records/details.tsx';
import { formatDateTime, formatNumber } from '../../kit/records/format.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import classes from './data.module.css';

/** Everything as one archive: ordered here, made in the background, downloaded while it is kept. */
export function WholeExports() {
  const { data, error, refetch } = useApi(
    listWholeExports,
    {},
    { refetchInterval: (query) => (query.state.data?.busy ? 1_000 : false) },
  );
  const order = useSend(orderWholeExport, { onDone: () => void refetch() });
  const shown = data?.list.filter(({ state }) => state !== 'gone') ?? [];
  return (
    <MainBox title="Eksport całych danych">
      <p className={classes.note}>
        Jedno archiwum ZIP: każda tabela jako CSV i wszystkie pliki, z opisem formatu w środku. Dane
        są z jednej chwili. Haseł i kluczy w nim nie ma, są za to dane osobowe: przechowuj je tak,
        jak kopię zapasową. Przygotowanie może potrwać; powiadomimy Cię, gdy będzie gotowe.
      </p>
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <Button
          leftSection={<IconPackageExport size={16} stroke={1.5} aria-hidden />}
          disabled={data.busy}
          loading={order.isPending}
          onClick={() => order.mutate({})}
        >
          {data.busy ? 'Eksport jest przygotowywany…' : 'Przygotuj eksport'}
        </Button>
      )}
      {shown.length > 0 && (
        <ul className={classes.exports} aria-label="Eksporty">
          {shown.map((one) => (
            <Export key={one.id} one={one} onChange={() => void refetch()} />
          ))}
        </ul>
      )}
    </MainBox>
  );
}

function Export({ one, onChange }: { one: WholeExport; onChange: () => void }) {
  const remove = useSend(removeWholeExport, { onDone: onChange });
  const ask = async () => {
    const text = `Eksport z ${formatDateTime(one.moment ?? one.created)}`;
    if (await confirm({ text })) remove.mutate({ params: { id: one.id } });
  };
  return (
    <li className={classes.export}>
      <div className={classes.told} role={one.state === 'failed' ? 'alert' : 'status'}>
        <p>Dane z {formatDateTime(one.moment ?? one.created)}</p>
        <State one={one} />
      </div>
      {one.state === 'ready' && (
        <div className={classes.buttons}>
          <Button
            size="xs"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => void download(one.id)}
          >
            Pobierz
          </Button>
          <Button size="xs" variant="default" loading={remove.isPending} onClick={() => void ask()}>
            Usuń
          </Button>
        </div>
      )}
    </li>
  );
}

function State({ one }: { one: WholeExport }) {
  if (one.state === 'failed') return <p>{one.failure}</p>;
  if (one.state !== 'ready') {
    const share = one.total > 0 ? (one.written / one.total) * 100 : 0;
    return (
      <Progress
        value={one.total > 0 ? share : 100}
        animated={one.total === 0}
        mt={6}
        aria-label="Postęp eksportu"
      />
    );
  }
  const parts = [
    formatSize(one.size ?? 0),
    `${formatNumber(one.rows)} wierszy danych`,
    countWords(one.files, 'plik', 'pliki', 'plików'),
    `do pobrania do ${formatDateTime(one.expires)}`,
  ];
  return (
    <>
      <p className={classes.note}>{parts.join(', ')}</p>
      {one.missing > 0 && (
        <p>
          W magazynie zabrakło treści: {countWords(one.missing, 'plik', 'pliki', 'plików')}. Spis
          jest w pliki.csv.
        </p>
      )}
    </>
  );
}

async function download(id: number) {
  const path = urlOf(downloadWholeExport, { params: { id }, query: { format: 'zip' } });
  try {
    const signed = await call(exportTicket, { body: { path } });
    openAddress(signed.path);
  } catch (error) {
    report(error, () => void download(id));
  }
}
