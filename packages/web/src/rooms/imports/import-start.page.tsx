import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { useCustomColumns } from '../../kit/custom-fields/described.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import '../../kit/first-screen/styles-forms.ts';
import { IconDownload } from '@tabler/icons-react';
import { fieldsOf } from '@zaplecze/contract/rooms/imports/fields';
import {
  type ImportKind,
  importKindInfo,
  importKinds,
} from '@zaplecze/contract/rooms/imports/lists';
import { ApiError } from '../../kit/calls/api.ts';
import classes from '../../kit/imports/import.module.css';
import { SendTable, saveTemplate } from '../../kit/imports/send-table.tsx';
import { PageProblem } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { DetailHeader } from '../../kit/records/details.tsx';

const row: Record<ImportKind, string> = {
  contact: 'jedna osoba',
  project: 'jeden projekt',
  issue: 'jedno zgłoszenie',
  document: 'jeden dokument',
  person: 'jedna osoba',
};

const hints: Record<ImportKind, string[]> = {
  contact: [
    'Klienta wskazuje NIP albo nazwa; jednego klienta można też wybrać dla całego pliku.',
    'Osoba potrzebuje imienia, nazwiska i telefonu albo adresu e-mail.',
  ],
  project: [
    'Zadania, osoby i terminy daje usługa, tak jak w formularzu projektu; kto odpowiada, dostaje zadania, dla których zasady nikogo nie wskazują.',
    'Powtarzanie zapisz słowem: jednorazowo, co miesiąc, kwartalnie, co rok.',
  ],
  issue: [
    'Zgłaszasz Ty: zamknięte zgłoszenia przechodzą przez realizację i akceptację, jak zwykle.',
    'Kilku wykonawców oddziel średnikiem albo przecinkiem.',
  ],
  document: [
    'W kolumnie „Plik” podaj nazwę pliku; same pliki dodasz w następnym kroku.',
    'Najwyżej 200 plików naraz.',
  ],
  person: [
    'Wystarczy imię, nazwisko i adres e-mail. Bez roli ktoś jest pracownikiem.',
    'Zaproszenia wyślesz od razu albo później, z listy zespołu.',
  ],
};

/** The first step of an import: the file. */
export function ImportStartPage({ kind: requestedKind }: ParamsOf<'dataImport'>) {
  const go = useGo();
  const kind = importKinds.find((one) => one === requestedKind);
  const own = useCustomColumns(kind && importKindInfo[kind].custom);
  usePageTitle(kind ? importKindInfo[kind].title : 'Import i eksport');
  if (!kind) {
    return <PageProblem error={new ApiError(404, 'Nie znaleziono')} back={addressOf('data')} />;
  }
  const { title } = importKindInfo[kind];
  const headers = [...fieldsOf(kind).filter(({ gives }) => !gives), ...own];
  return (
    <div className={classes.page}>
      <DetailHeader title={title} back={addressOf('data')} />
      <SendTable
        path={`/import/${kind}`}
        row={row[kind]}
        onRead={(id) => go(addressOf('dataImportFile', { id }))}
      />
      <section className={classes.help}>
        <h2>Jak przygotować plik</h2>
        <ul>
          <li>Nazwy i kolejność kolumn są dowolne: dopasujesz je w następnym kroku.</li>
          {hints[kind].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <IconButton
          icon={IconDownload}
          onClick={() =>
            saveTemplate(
              headers.map(({ name }) => name),
              `import-${kind}.csv`,
            )
          }
        >
          Pobierz wzór
        </IconButton>
      </section>
    </div>
  );
}
