import { type Address, addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import '../../kit/first-screen/styles-forms.ts';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { getRecords, type RecordImport } from '@zaplecze/contract/rooms/imports/calls';
import { type ImportKind, importKindInfo } from '@zaplecze/contract/rooms/imports/lists';
import { useApi } from '../../kit/calls/use-api.ts';
import { BadCells } from '../../kit/imports/bad-cells.tsx';
import {
  FailedBefore,
  ImportGoesOn,
  ImportIsDone,
  isWorking,
  SourceProgram,
} from '../../kit/imports/file-states.tsx';
import classes from '../../kit/imports/import.module.css';
import { fieldName, matchedAs } from '../../kit/imports/matching.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { DetailHeader } from '../../kit/records/details.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/records/states.tsx';
import { RecordMatching } from './record-matching.tsx';
import { useImportedFields } from './use-imported-fields.ts';

/** Where what came in is seen. */
const seenAt: Record<ImportKind, Address> = {
  contact: addressOf('clients'),
  project: addressOf('projects'),
  issue: addressOf('issues'),
  document: addressOf('documents'),
  person: addressOf('team'),
};

/** A file that was read: its matching, then its progress, then what came of it. */
export function RecordFilePage({ id }: ParamsOf<'dataImportFile'>) {
  const { data, error, refetch } = useApi(
    getRecords,
    { params: { id } },
    { refetchInterval: (query) => (isWorking(query.state.data?.import.state) ? 500 : false) },
  );
  const file = data?.import;
  const title = file ? importKindInfo[file.kind].title : 'Import i eksport';
  usePageTitle(title);
  const back = file ? addressOf('dataImport', { kind: file.kind }) : addressOf('data');
  return (
    <div className={classes.page}>
      <DetailHeader title={title} back={back} />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {file ? <File file={file} /> : !error && <DetailSkeleton />}
    </div>
  );
}

function File({ file }: { file: RecordImport }) {
  const { kind } = file;
  const fields = useImportedFields(kind);
  const [, , many] = importKindInfo[kind].words;
  if (file.state === 'done') {
    return (
      <ImportIsDone
        summary={`Zapisano ${countWords(file.imported, 'wiersz', 'wiersze', 'wierszy')} z pliku ${file.fileName}`}
        skipped={
          file.skipped > 0
            ? `Pominięto ${countWords(file.skipped, 'wiersz', 'wiersze', 'wierszy')}, które już były.`
            : null
        }
      >
        <LinkButton size="sm" to={seenAt[kind]} primary>
          Pokaż
        </LinkButton>
        <LinkButton size="sm" variant="default" to={addressOf('dataImport', { kind })}>
          Importuj kolejny plik
        </LinkButton>
      </ImportIsDone>
    );
  }
  if (isWorking(file.state)) {
    return (
      <ImportGoesOn file={file} words={[many, many, many]} note="Wszystko pojawi się naraz." />
    );
  }
  return (
    <>
      <FailedBefore failure={file.failure} />
      <BadCells
        title="Wiersze, których nie można zapisać"
        cells={file.refused}
        count={file.refused.length}
        nameOf={(field) => fieldName(fields, field)}
      />
      <SourceProgram program={file.program} />
      <RecordMatching key={matchedAs(file)} file={file} />
    </>
  );
}
