import { Button } from '@mantine/core';
import { isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  bookFiles,
  getPostingBook,
  openPostingBook,
  type PostingBook,
  signPostingBook,
} from '@zaplecze/contract/rooms/reception/desk/calls';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import { TypedDate } from '../../../kit/fields/typed-date.tsx';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { openAddress } from '../../../kit/files/upload.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import {
  idInAddress,
  useChangeSearch,
  usePageSearch,
} from '../../../kit/navigation/page-place.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { EmptyState, PendingAnswer } from '../../../kit/records/states.tsx';
import { dictionarySource } from '../../choice-sources/index.ts';
import classes from '../reception.module.css';

const companies = dictionarySource('company');
type Line = PostingBook['lines'][number];

const columns: Column<Line>[] = [
  { key: 'party', header: 'Adresat', card: 'title', render: (row) => row.party },
  { key: 'address', header: 'Miejsce doręczenia', render: (row) => row.address },
  { key: 'taskNumber', header: 'Nr nadawczy', render: (row) => row.taskNumber },
  { key: 'type', header: 'Rodzaj', card: 'none', render: (row) => row.type },
  { key: 'sysNumber', header: 'Numer systemowy', card: 'none', render: (row) => row.sysNumber },
];

/** The book of posted mail of a company on a day: to print, and with the post office's confirmation. */
export function PostingBookPage() {
  const { company: requestedCompany, day: requestedDay } = usePageSearch();
  const change = useChangeSearch();
  const company = idInAddress(requestedCompany);
  const day = typeof requestedDay === 'string' && isDay(requestedDay) ? requestedDay : warsawDay();
  return (
    <>
      <PageHead title="Książka nadawcza" />
      <div className={classes.choice}>
        <PickOne
          label="Spółka"
          source={companies}
          value={company}
          onPick={(id) => change({ company: id ?? undefined })}
        />
        <TypedDate
          kind="day"
          label="Dzień nadania"
          calendarOf="Dzień nadania"
          value={day}
          onChange={(next) => next && isDay(next) && change({ day: next })}
        />
      </div>
      {company === null ? (
        <EmptyState
          title="Wybierz spółkę"
          text="Zobaczysz przesyłki wychodzące z tego dnia i wydrukujesz je na poczcie do podstemplowania."
        />
      ) : (
        <Book key={`${company} ${day}`} company={company} day={day} />
      )}
    </>
  );
}

function Book({ company, day }: { company: number; day: string }) {
  const { data, error, refetch } = useApi(getPostingBook, { query: { company, day } });
  if (!data) return <PendingAnswer answer={{ error, refetch }} />;
  const { book } = data;
  const print = async () => {
    try {
      openAddress((await call(signPostingBook, { body: { company, day } })).path);
    } catch (failure) {
      report(failure, () => void print());
    }
  };
  const attach = async (file: number) => {
    const { id } = await call(openPostingBook, { body: { company, day } });
    await call(bookFiles.attach, { params: { id, file } });
  };
  const detach = (file: number) => call(bookFiles.detach, { params: { id: book.id ?? 0, file } });
  return (
    <>
      <MainBox
        title="Przesyłki"
        count={book.lines.length}
        action={
          <Button size="xs" disabled={book.lines.length === 0} onClick={() => void print()}>
            Drukuj książkę (PDF)
          </Button>
        }
      >
        <RecordTable
          label="Przesyłki w książce nadawczej"
          rows={book.lines}
          columns={columns}
          rowName={(row) => row.party}
          empty="Tego dnia spółka nic nie nadaje."
        />
      </MainBox>
      <MainBox title="Potwierdzenie nadania" count={book.files.length}>
        <RecordFiles files={book.files} attach={attach} detach={detach} />
      </MainBox>
    </>
  );
}
