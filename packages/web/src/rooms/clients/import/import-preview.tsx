import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { ImportColumn } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { ImportPreview, ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import { BadCells, MoreRows } from '../../../kit/imports/bad-cells.tsx';
import { fieldName } from '../../../kit/imports/matching.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { MainBox } from '../../../kit/records/details.tsx';

type Sample = ImportPreview['samples'][number];
const sampleColumns: Column<Sample>[] = [
  { key: 'row', header: 'Wiersz', card: 'none', render: ({ row }) => row },
  { key: 'name', header: 'Nazwa', card: 'title', render: ({ name }) => name },
  { key: 'nip', header: 'NIP', render: ({ nip }) => nip },
  { key: 'address', header: 'Adres', from: 1280, render: ({ address }) => address },
  { key: 'contact', header: 'Osoba kontaktowa', render: ({ contact }) => contact },
  { key: 'carers', header: 'Opiekunowie', render: ({ carers }) => carers },
  { key: 'status', header: 'Status', render: ({ status }) => status },
];

type Duplicate = ImportPreview['duplicates'][number];
const duplicateColumns: Column<Duplicate>[] = [
  { key: 'row', header: 'Wiersz', card: 'none', render: ({ row }) => row },
  { key: 'name', header: 'Nazwa', card: 'title', render: ({ name }) => name },
  { key: 'nip', header: 'NIP', render: ({ nip }) => nip },
  {
    key: 'where',
    header: 'Gdzie już jest',
    render: ({ client, earlier }) =>
      client ? (
        <AppLink to={addressOf('client', { id: client.id })} newTab>
          {client.name}
        </AppLink>
      ) : (
        `wiersz ${earlier}`
      ),
  },
];

/** What came of looking at the file: the outcome in a sentence, then what is to be mended. */
export function ImportPreviewParts({
  fields,
  preview,
  settings,
}: {
  fields: readonly ImportColumn[];
  preview: ImportPreview;
  settings: ImportSettings;
}) {
  const { problemCount, missing, clients, duplicateCount, warningCount } = preview;
  const good =
    (problemCount === 0 || settings.skipFaulty === true) && missing.length === 0 && clients > 0;
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <>
      <Alert
        variant="outline"
        color={good ? 'teal' : 'red'}
        role={good ? 'status' : 'alert'}
        icon={<Icon size={18} stroke={1.5} />}
      >
        <Outcome fields={fields} preview={preview} skipFaulty={settings.skipFaulty ?? false} />
      </Alert>
      <BadCells
        title="Komórki do poprawienia"
        cells={preview.problems}
        count={problemCount}
        nameOf={(field) => fieldName(fields, field)}
      />
      <BadCells
        title="Do sprawdzenia"
        cells={preview.warnings}
        count={warningCount}
        nameOf={(field) => fieldName(fields, field)}
      />
      {duplicateCount > 0 && (
        <MainBox
          title={
            settings.duplicates === 'skip'
              ? 'Powtórzone NIP-y, zostaną pominięte'
              : 'Powtórzone NIP-y, zostaną zaimportowane'
          }
          count={duplicateCount}
        >
          <RecordTable
            label="Powtórzone NIP-y"
            rows={preview.duplicates}
            columns={duplicateColumns}
            rowKey={({ row }) => row}
          />
          <MoreRows all={duplicateCount} shown={preview.duplicates.length} />
        </MainBox>
      )}
      {preview.samples.length > 0 && (
        <MainBox title="Pierwsi klienci z pliku">
          <RecordTable
            label="Pierwsi klienci z pliku"
            rows={preview.samples}
            columns={sampleColumns}
            rowKey={({ row }) => row}
          />
        </MainBox>
      )}
    </>
  );
}

function Outcome({
  fields,
  preview,
  skipFaulty,
}: {
  fields: readonly ImportColumn[];
  preview: ImportPreview;
  skipFaulty: boolean;
}) {
  const { problemCount, missing, clients } = preview;
  if (missing.length > 0) {
    return (
      <>
        Nic w pliku ani powyżej nie mówi, skąd wziąć:{' '}
        {missing.map((field) => fieldName(fields, field)).join(', ')}. Wskaż kolumny albo wybierz
        wartości dla całego pliku.
      </>
    );
  }
  if (problemCount > 0 && !skipFaulty) {
    return (
      <>
        {countWords(problemCount, 'komórka', 'komórki', 'komórek')} do poprawienia. Zmień
        dopasowanie albo popraw plik i wczytaj go ponownie. Możesz też pominąć wiersze z błędami.
      </>
    );
  }
  if (clients === 0) return <>W pliku nie ma klientów do zaimportowania.</>;
  return (
    <>
      {problemCount > 0 ? 'Wiersze z błędami zostaną pominięte.' : 'Wszystko w porządku.'} Do
      zaimportowania: {countWords(clients, 'klient', 'klientów', 'klientów')}.
    </>
  );
}
