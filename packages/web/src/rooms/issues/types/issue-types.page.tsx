import { countWords } from '@zaplecze/contract/kit/values/words';
import { type IssueType, listIssueTypes } from '@zaplecze/contract/rooms/issues/types/calls';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import { editAction } from '../../../kit/lists/table/row-actions.ts';
import { TableSkeleton } from '../../../kit/lists/table/table-skeleton.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { formatHours, formatNumber } from '../../../kit/records/format.ts';
import { PendingAnswer } from '../../../kit/records/states.tsx';
import classes from './issue-types.module.css';

const Form = lazyPart(part(() => import('./issue-type-form.tsx'), 'IssueTypeForm'));

const promised = (hours: number | null) =>
  hours === null ? <span className={classes.none}>bez obietnicy</span> : formatHours(hours);

const columns: Column<IssueType>[] = [
  { key: 'name', header: 'Nazwa', card: 'title', render: ({ name }) => name },
  {
    key: 'answerHours',
    header: 'Pierwsza odpowiedź',
    render: ({ answerHours }) => promised(answerHours),
  },
  {
    key: 'doneHours',
    header: 'Zrealizowanie',
    render: ({ doneHours }) => promised(doneHours),
  },
  {
    key: 'checklist',
    header: 'Lista kontrolna',
    render: ({ checklist, checklistRequired }) =>
      checklist.length === 0 ? (
        <span className={classes.none}>bez listy</span>
      ) : (
        `${countWords(checklist.length, 'punkt', 'punkty', 'punktów')}${checklistRequired ? ', wymagana' : ''}`
      ),
  },
];

/** What each type of issues promises; the types themselves are fixed. */
export function IssueTypesPage() {
  const answer = useApi(listIssueTypes, {});
  const rows = answer.data?.list;
  const [edited, setEdited] = useState<IssueType | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title="Typy zgłoszeń" count={rows && formatNumber(rows.length)} />
      <p className={classes.hint}>
        Ile godzin pracy firmy, według jej grafiku i dni wolnych, mija najwyżej od zgłoszenia do
        pierwszej odpowiedzi i do zrealizowania. Zmiana dotyczy też otwartych zgłoszeń.
      </p>
      {(answer.error || !rows) && (
        <PendingAnswer answer={answer} shape={<TableSkeleton columns={columns.length} />} />
      )}
      {rows && (
        <RecordTable
          label="Typy zgłoszeń"
          columns={columns}
          rows={rows}
          open={(row) => () => setEdited(row)}
          actions={(row) => editAction({ may: { edit: true } }, () => setEdited(row))}
          sticky
        />
      )}
      {edited && <Form type={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}
