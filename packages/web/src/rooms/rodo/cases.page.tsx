import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listCases, type PersonalCaseRow } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseColumns, caseFilters } from '@zaplecze/contract/rooms/rodo/cases/columns';
import { caseKinds, caseStatuses, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { viewAction } from '../../kit/lists/table/row-actions.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { PersonName } from '../person-names/index.ts';
import { CaseStatusDot, LastDay } from './case-marks.tsx';

const list = { endpoint: listCases };

const CaseAdd = lazyPart(part(() => import('./case-form.tsx'), 'CaseAdd'));

const pills: PillsOf<typeof listCases>[] = [
  { filter: 'status', label: 'Stan', all: 'Wszystkie', options: caseStatuses },
];

const filters = fieldFilters(listCases, caseColumns, caseFilters, sourceOf);

const columns = fieldColumns(listCases, caseColumns, {
  name: { card: 'title' },
  kind: { render: (row) => nameById(caseKinds, row.kind) },
  status: { card: 'status', render: (row) => <CaseStatusDot status={row.status} /> },
  due: { render: (row) => <LastDay row={row} /> },
  received: { from: 1024, card: 'none' },
  handler: {
    from: 1280,
    card: 'none',
    render: (row) => <PersonName person={row.handler} />,
  },
  closed: { from: 1440, card: 'none' },
});

/** Requests of people with the last days for their answers. */
export function CasesPage() {
  const [adding, setAdding] = useState(false);
  const to = (row: PersonalCaseRow) => ({ to: addressOf('personalCase', { id: row.id }) });
  return (
    <>
      <ListPage
        title="Sprawy RODO"
        list={list}
        search="Szukaj osoby…"
        pills={pills}
        filters={filters}
        columns={columns}
        open={to}
        actions={(row) => [viewAction(to(row))]}
        primary={{ label: 'Nowa sprawa', icon: IconPlus, run: () => setAdding(true) }}
        empty={{
          title: 'Nie ma jeszcze spraw',
          text: 'Tu zapisuje się żądania osób: dostęp do danych, sprostowanie, ograniczenie, usunięcie i sprzeciw. Odpowiedź jest należna w miesiąc.',
        }}
      />
      {adding && <CaseAdd onClose={() => setAdding(false)} />}
    </>
  );
}
