import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { RecordPreview } from '@zaplecze/contract/rooms/imports/calls';
import {
  type DuplicateWay,
  type ImportKind,
  importKindInfo,
} from '@zaplecze/contract/rooms/imports/lists';
import { BadCells, MoreRows } from '../../kit/imports/bad-cells.tsx';
import { fieldName } from '../../kit/imports/matching.tsx';
import { RecordTable } from '../../kit/lists/table/record-table.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { MainBox } from '../../kit/records/details.tsx';
import type { FieldColumn } from './use-imported-fields.ts';

type Duplicate = RecordPreview['duplicates'][number];
const duplicateColumns: Column<Duplicate>[] = [
  { key: 'row', header: 'Wiersz', card: 'none', render: ({ row }) => row },
  { key: 'name', header: 'W pliku', card: 'title', render: ({ name }) => name },
  {
    key: 'where',
    header: 'Gdzie już jest',
    render: ({ record, earlier }) => record ?? `wiersz ${earlier}`,
  },
];

const duplicateTitles: Record<DuplicateWay, string> = {
  skip: 'Już są, zostaną pominięte',
  update: 'Już są, zostaną zmienione',
  import: 'Już są, zostaną dodane jako nowe',
};

type Sample = RecordPreview['samples'][number];

/** The first columns that any of the first rows has: more would not be read. */
function sampleColumns(known: readonly FieldColumn[], samples: Sample[]): Column<Sample>[] {
  const fields = [...new Set(samples.flatMap(({ values }) => values.map(({ field }) => field)))];
  return [
    { key: 'row', header: 'Wiersz', card: 'none', render: ({ row }) => row },
    ...fields.slice(0, 5).map(
      (field, at): Column<Sample> => ({
        key: field,
        header: fieldName(known, field),
        ...(at === 0 ? { card: 'title' as const } : {}),
        render: ({ values }) => values.find((one) => one.field === field)?.value ?? '',
      }),
    ),
  ];
}

/** What came of looking at the file: the outcome in a sentence, then what is to be mended. */
export function RecordPreviewParts({
  kind,
  fields,
  preview,
  duplicates,
  skipFaulty,
}: {
  kind: ImportKind;
  fields: readonly FieldColumn[];
  preview: RecordPreview;
  duplicates: DuplicateWay;
  skipFaulty: boolean;
}) {
  const { problemCount, missing, made, changed, duplicateCount, samples } = preview;
  const good = (problemCount === 0 || skipFaulty) && missing.length === 0 && made + changed > 0;
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <>
      <Alert
        variant="outline"
        color={good ? 'teal' : 'red'}
        role={good ? 'status' : 'alert'}
        icon={<Icon size={18} stroke={1.5} />}
      >
        <Outcome kind={kind} fields={fields} preview={preview} skipFaulty={skipFaulty} />
      </Alert>
      <BadCells
        title="Komórki do poprawienia"
        cells={preview.problems}
        count={problemCount}
        nameOf={(field) => fieldName(fields, field)}
      />
      {duplicateCount > 0 && (
        <MainBox title={duplicateTitles[duplicates]} count={duplicateCount}>
          <RecordTable
            label={duplicateTitles[duplicates]}
            rows={preview.duplicates}
            columns={duplicateColumns}
            rowKey={({ row }) => row}
          />
          <MoreRows all={duplicateCount} shown={preview.duplicates.length} />
        </MainBox>
      )}
      {samples.length > 0 && (
        <MainBox title="Pierwsze wiersze z pliku">
          <RecordTable
            label="Pierwsze wiersze z pliku"
            rows={samples}
            columns={sampleColumns(fields, samples)}
            rowKey={({ row }) => row}
          />
        </MainBox>
      )}
    </>
  );
}

function Outcome({
  kind,
  fields,
  preview,
  skipFaulty,
}: {
  kind: ImportKind;
  fields: readonly FieldColumn[];
  preview: RecordPreview;
  skipFaulty: boolean;
}) {
  const { problemCount, missing, made, changed } = preview;
  const { words } = importKindInfo[kind];
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
  if (made + changed === 0) return <>W pliku nie ma niczego nowego do zaimportowania.</>;
  const parts = [
    ...(made > 0 ? [`do dodania: ${countWords(made, ...words)}`] : []),
    ...(changed > 0 ? [`do zmiany: ${countWords(changed, ...words)}`] : []),
  ];
  const beginning =
    problemCount > 0 ? 'Wiersze z błędami zostaną pominięte' : 'Wszystko w porządku';
  return (
    <>
      {beginning}, {parts.join(', ')}.
    </>
  );
}
