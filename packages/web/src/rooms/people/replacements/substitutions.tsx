import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Person } from '@zaplecze/contract/rooms/people/calls';
import {
  type Replacement,
  removeReplacement,
} from '@zaplecze/contract/rooms/people/replacements/calls';
import { useState } from 'react';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import { useLocalSort } from '../../../kit/lists/table/use-local-sort.ts';
import type { Column } from '../../../kit/lists/types.ts';
import { DayText } from '../../../kit/records/date-text.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { usePresence } from '../../absences/index.ts';
import { PersonName } from '../../person-names/index.ts';
import classes from '../profile/profile.module.css';

const stateOf = (row: Replacement) =>
  row.ended ? 'zakończone' : row.active ? 'trwa' : 'nadchodzi';

const columns: Column<Replacement>[] = [
  {
    key: 'user',
    header: 'Kto zastępuje',
    sort: 'user',
    card: 'title',
    render: (row) => <PersonName person={row.user} />,
  },
  {
    key: 'replacedUser',
    header: 'Kogo',
    sort: 'replacedUser',
    render: (row) => <PersonName person={row.replacedUser} />,
  },
  {
    key: 'from',
    header: 'Od',
    sort: 'from',
    render: (row) => <DayText value={row.dateFrom} />,
  },
  {
    key: 'to',
    header: 'Do',
    sort: 'to',
    render: (row) => <DayText value={row.dateTo} />,
  },
  {
    key: 'state',
    header: 'Stan',
    card: 'status',
    render: (row) => <span className={row.ended ? classes.ended : undefined}>{stateOf(row)}</span>,
  },
];

const by = {
  user: (row: Replacement) => row.user.name,
  replacedUser: (row: Replacement) => row.replacedUser.name,
  from: (row: Replacement) => row.dateFrom,
  to: (row: Replacement) => row.dateTo,
};

/** Substitutions of a person both ways; today's stand out, ended ones are shown when asked for. */
export function Substitutions({ user }: { user: Person }) {
  const [past, setPast] = useState(false);
  const remove = useSend(removeReplacement, { toast: 'Zastępstwo usunięte' });
  const all = [...user.replacements, ...user.substitutes];
  const open = all.filter((row) => !row.ended);
  const sorted = useLocalSort(past ? all : open, by, { sort: 'from', order: 'desc' });
  const drop = async (row: Replacement) => {
    if (
      await confirm({
        text: `Zastępuje: ${row.user.name}. Osoba zastępowana: ${row.replacedUser.name}.`,
      })
    )
      remove.mutate({ params: { id: row.id } });
  };
  return (
    <MainBox
      title="Zastępstwa"
      count={open.length}
      action={
        all.length > open.length && (
          <Button size="compact-sm" variant="subtle" onClick={() => setPast(!past)}>
            {past ? 'Ukryj zakończone' : `Pokaż zakończone (${all.length - open.length})`}
          </Button>
        )
      }
    >
      <Today user={user} />
      <RecordTable
        label="Zastępstwa"
        columns={columns}
        rowName={(row) =>
          `Zastępuje: ${row.user.name}. Osoba zastępowana: ${row.replacedUser.name}.`
        }
        actions={(row) =>
          row.may.delete
            ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop(row) }]
            : []
        }
        empty={<EmptyNote>Nie ma trwających ani nadchodzących zastępstw.</EmptyNote>}
        {...sorted}
      />
    </MainBox>
  );
}

/** Of who is away the profile's head says who is there for them, which is not always who was named. */
function Today({ user }: { user: Person }) {
  const away = usePresence(user.id)?.away;
  const now = (rows: Replacement[], side: 'user' | 'replacedUser') =>
    rows
      .filter((row) => row.active)
      .map((row) => row[side].name)
      .join(', ');
  const replaces = now(user.replacements, 'replacedUser');
  const replacedBy = now(user.substitutes, 'user');
  if (away || (!replaces && !replacedBy)) return null;
  return (
    <p className={classes.today}>
      {replaces && <span>Dziś zastępuje: {replaces}</span>}
      {replacedBy && <span>Dziś zastępstwo pełni: {replacedBy}</span>}
    </p>
  );
}
