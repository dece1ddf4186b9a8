import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import '../../../kit/first-screen/styles-forms.ts';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { getImport } from '@zaplecze/contract/rooms/clients/import/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import {
  FailedBefore,
  ImportGoesOn,
  ImportIsDone,
  isWorking,
  SourceProgram,
} from '../../../kit/imports/file-states.tsx';
import classes from '../../../kit/imports/import.module.css';
import { matchedAs } from '../../../kit/imports/matching.tsx';
import { LinkButton } from '../../../kit/navigation/link.tsx';
import { DetailHeader } from '../../../kit/records/details.tsx';
import { DetailSkeleton, ErrorState } from '../../../kit/records/states.tsx';
import { ImportMatching } from './import-matching.tsx';

const words = ['klienta', 'klientów', 'klientów'] as const;

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
        <ImportIsDone
          summary={`Zaimportowano ${countWords(file.imported, ...words)}`}
          skipped={
            file.skipped > 0
              ? `Pominięto ${countWords(file.skipped, 'wiersz', 'wiersze', 'wierszy')} z powtórzonym numerem NIP.`
              : null
          }
        >
          <LinkButton
            size="sm"
            to={addressOf('clients', { sort: 'created', order: 'desc' })}
            primary
          >
            Pokaż klientów
          </LinkButton>
          <LinkButton size="sm" variant="default" to={addressOf('clientImport')}>
            Importuj kolejny plik
          </LinkButton>
        </ImportIsDone>
      ) : isWorking(file.state) ? (
        <ImportGoesOn
          file={file}
          words={words}
          note="Klienci pojawią się na liście wszyscy naraz."
        />
      ) : (
        <>
          <FailedBefore failure={file.failure} />
          <SourceProgram program={file.program} />
          <ImportMatching key={matchedAs(file)} file={file} />
        </>
      )}
    </div>
  );
}
