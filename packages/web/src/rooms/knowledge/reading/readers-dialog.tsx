import { Button, SegmentedControl } from '@mantine/core';
import {
  type Article,
  type ArticleReader,
  listReaders,
  type ReadingRequest,
  remindReaders,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { ExportButton } from '../../../kit/lists/export/export-button.tsx';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import { TableSkeleton } from '../../../kit/lists/table/table-skeleton.tsx';
import { useLocalSort } from '../../../kit/lists/table/use-local-sort.ts';
import type { Column } from '../../../kit/lists/types.ts';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { PendingAnswer } from '../../../kit/records/states.tsx';
import { PersonName } from '../../person-names/index.ts';
import classes from '../knowledge.module.css';

type Which = 'waiting' | 'read';

const columns: Column<ArticleReader>[] = [
  {
    key: 'user',
    header: 'Osoba',
    sort: 'user',
    card: 'title',
    render: ({ user }) => <PersonName person={user} />,
  },
  {
    key: 'department',
    header: 'Dział',
    sort: 'department',
    render: ({ department }) =>
      department && <ColorDot color={department.color}>{department.name}</ColorDot>,
  },
];
const confirmed: Column<ArticleReader> = {
  key: 'at',
  header: 'Przeczytane',
  sort: 'at',
  render: ({ at, earlier }) => (
    <>
      <DateTimeText value={at} />
      {earlier && <span className={classes.changed}> wcześniejsza treść</span>}
    </>
  ),
};
const by = {
  user: ({ user }: ArticleReader) => user.name.split(' ').reverse().join(' '),
  department: ({ department }: ArticleReader) => department?.name,
  at: ({ at }: ArticleReader) => at,
};

/** Who has read an article and who has not; those who have not can be reminded. */
export function ReadersDialog(props: {
  record: Article;
  reading: ReadingRequest;
  onClose: () => void;
}) {
  const { record, reading, onClose } = props;
  const [which, setWhich] = useState<Which>('waiting');
  const params = { id: record.id };
  const query = { read: which === 'read' ? 1 : 0 } as const;
  const answer = useApi(listReaders, { params, query });
  const remind = useSend(remindReaders, { toast: 'Przypomnienie wysłane' });
  const rows = answer.data?.list;
  const waiting = reading.asked - reading.read;
  return (
    <Modal title={`Kto przeczytał: ${record.name}`} opened onClose={onClose} size={680}>
      <div className={classes.keeping}>
        <SegmentedControl
          size="xs"
          aria-label="Kogo pokazać"
          value={which}
          onChange={(value) => setWhich(value as Which)}
          data={[
            { value: 'waiting', label: `Nie przeczytali (${waiting})` },
            { value: 'read', label: `Przeczytali (${reading.read})` },
          ]}
        />
        <span className={classes.room} />
        {which === 'waiting' && waiting > 0 && (
          <Button
            size="xs"
            variant="default"
            disabled={reading.reminded}
            loading={remind.isPending}
            onClick={() => remind.mutate({ params })}
          >
            {reading.reminded ? 'Dziś już przypomniano' : 'Przypomnij'}
          </Button>
        )}
        <ExportButton
          endpoint={listReaders}
          params={params}
          query={query}
          count={rows?.length ?? 0}
        />
      </div>
      {rows ? (
        <Readers which={which} rows={rows} />
      ) : (
        <PendingAnswer answer={answer} shape={<TableSkeleton columns={2} rows={3} />} />
      )}
    </Modal>
  );
}

function Readers({ which, rows }: { which: Which; rows: ArticleReader[] }) {
  const sorted = useLocalSort(rows, by, { sort: 'user', order: 'asc' });
  return (
    <RecordTable
      label={which === 'read' ? 'Przeczytali' : 'Nie przeczytali'}
      columns={which === 'read' ? [...columns, confirmed] : columns}
      rowName={({ user }) => user.name}
      empty={
        <EmptyNote>
          {which === 'read' ? 'Nikt jeszcze nie przeczytał.' : 'Wszyscy przeczytali.'}
        </EmptyNote>
      }
      {...sorted}
    />
  );
}
