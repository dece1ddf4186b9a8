import { IconCalendar, IconPencil, IconSettings } from '@tabler/icons-react';
import type { RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { type Balance, listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { balanceFilters } from '@zaplecze/contract/rooms/absences/filters';
import { type ReactNode, useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/state/use-list-state.ts';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { isOpen, useItem } from '../../../kit/records/use-item.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { PersonName } from '../../person-names/index.ts';
import { balanceShort, carriedInWords, gapWords, partTimeName } from './balance-words.ts';
import classes from './balances-page.module.css';

const BalancesDialog = lazyPart(part(() => import('./balances-dialog.tsx'), 'BalancesDialog'));
const PageDialog = lazyPart(part(() => import('./page-dialog.tsx'), 'PageDialog'));
const BalanceNotes = lazyPart(
  part(() => import('./balance-notes.tsx'), 'BalanceNotes'),
  {
    ordered: true,
  },
);

const list = { endpoint: listBalances };

type Row = RowOf<typeof listBalances>;

const filters = fieldFilters(listBalances, {}, balanceFilters, sourceOf);

/** The holiday leave of a row, where its limit counts. */
const leaveOf = ({ balances }: Row) => balances.find(({ kind }) => kind === 'vacation');
const ofLeave = (render: (balance: Balance) => ReactNode) => (row: Row) => {
  const leave = leaveOf(row);
  return leave ? render(leave) : '–';
};

const columns: ColumnOf<typeof listBalances>[] = [
  {
    key: 'user',
    header: 'Pracownik',
    sort: 'user',
    card: 'title',
    render: (row) => <PersonName person={row.user} />,
  },
  {
    key: 'department',
    header: 'Dział',
    sort: 'department',
    card: 'none',
    from: 1280,
    render: (row) => row.department?.name ?? '–',
  },
  {
    key: 'partTime',
    header: 'Etat i wymiar',
    card: 'none',
    from: 1280,
    short: true,
    render: (row) => `${partTimeName(row.partTime)}, ${row.vacationDays}`,
  },
  {
    key: 'year',
    header: 'Rok',
    card: 'none',
    short: true,
    render: (row) => row.year,
  },
  {
    key: 'entitled',
    header: 'Wymiar',
    align: 'right',
    card: 'none',
    render: ofLeave((leave) => balanceShort(leave, leave.entitled)),
  },
  {
    key: 'carried',
    header: 'Zaległe',
    align: 'right',
    card: 'none',
    render: ofLeave((leave) =>
      leave.carried === 0 ? (
        '–'
      ) : (
        <span title={carriedInWords(leave) || 'wykorzystane'}>
          {balanceShort(leave, leave.carried)}
        </span>
      ),
    ),
  },
  {
    key: 'used',
    header: 'Wykorzystane',
    align: 'right',
    card: 'none',
    render: ofLeave((leave) => balanceShort(leave, leave.used)),
  },
  {
    key: 'left',
    header: 'Zostało',
    align: 'right',
    render: ofLeave((leave) => (
      <strong data-over={leave.left < 0 || undefined} className={classes.left}>
        {balanceShort(leave, leave.left)}
      </strong>
    )),
  },
  {
    key: 'others',
    header: 'Inne (zostało)',
    from: 1280,
    render: (row) => <Others row={row} />,
  },
];

/** Of those whom something lacks it says what, instead of what else they took. */
const lacking: typeof columns = [
  ...columns.filter(({ key }) => key !== 'others'),
  { key: 'lacks', header: 'Brakuje', render: (row) => gapWords(row.lacks) || '–' },
];

/** The other limits of which something was taken; the rest is as the law gives it, and stands in the dialog. */
function Others({ row }: { row: Row }) {
  const others = row.balances.filter(
    (one) => one !== leaveOf(row) && (one.used !== 0 || one.waiting !== 0),
  );
  if (others.length === 0) return '–';
  return (
    <span className={classes.others}>
      {others.map((one, at) => (
        <span key={one.type.id} data-over={one.left < 0 || undefined}>
          {`${at > 0 ? ', ' : ''}${one.type.name}: ${balanceShort(one, one.left)}`}
        </span>
      ))}
    </span>
  );
}

/** The balances of everybody in a year, for those who manage them. */
export function BalancesPage() {
  const me = useMe();
  const [lacks] = useListState(list).values('lacks');
  const item = useItem();
  const [dialog, setDialog] = useState<'time' | 'rules'>();
  const [year, setYear] = useState<number | undefined>();
  const open = (row: Row) => {
    const { run, ...link } = item.link({ id: row.id, name: row.user.name });
    const show = () => {
      setYear(row.year);
      run?.();
    };
    return { ...link, run: show };
  };
  return (
    <>
      <ListPage
        title="Urlopy i salda"
        list={list}
        above={<BalanceNotes />}
        search="Szukaj pracownika…"
        filters={filters}
        columns={lacks ? lacking : columns}
        rowName={(row) => row.user.name}
        open={open}
        actions={(row) => [{ label: 'Salda i etat', icon: IconPencil, run: open(row).run }]}
        more={() => [
          { label: 'Czas pracy firmy', icon: IconCalendar, run: () => setDialog('time') },
          ...(me.flags.admin
            ? [{ label: 'Zasady typów', icon: IconSettings, run: () => setDialog('rules') }]
            : []),
        ]}
        empty={{ title: 'Nie ma pracowników' }}
      />
      {isOpen(item) && (
        <BalancesDialog
          key={item.id}
          id={item.id}
          name={item.name}
          year={year}
          onClose={item.close}
        />
      )}
      {dialog && <PageDialog shown={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
