import { IconCalendar, IconChecklist, IconTag, IconUser } from '@tabler/icons-react';
import type { IssueRow } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { useMemo } from 'react';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { useWorkers } from '../radar/index.ts';

const shared = { kind: 'issue', params: ({ id }: IssueRow) => ({ id }) } as const;

/** Issues as a board by their status; a card tells how much of the promised time is left. */
export const issueBoard = {
  ...{ filter: 'status', act: 'status', options: issueStatuses },
  besides: ['promised'],
};

/** How an issue gets its status, in lists and on its page. */
export const issueStatusAct: RowAct<IssueRow> = {
  ...shared,
  key: 'status',
  label: 'Status',
  icon: IconChecklist,
  control: { kind: 'options', field: 'status', options: issueStatuses },
  besides: [{ field: 'comment', label: 'Komentarz', kind: 'text' }],
  now: ({ status }) => status.id,
  hotkey: 's',
};

/** What issues of a list can be changed by, one in its place or many at once. */
export function useIssueActs(): RowAct<IssueRow>[] {
  const workers = useWorkers({});
  return useMemo(
    () => [
      issueStatusAct,
      {
        ...shared,
        key: 'users',
        label: 'Osoba',
        icon: IconUser,
        control: { kind: 'one', field: 'users', source: workers, list: true },
        now: ({ users: [first] }) => first?.id ?? null,
        hotkey: 'o',
      },
      {
        ...shared,
        key: 'dateRealization',
        label: 'Termin',
        icon: IconCalendar,
        control: { kind: 'limit', field: 'dateRealization' },
        now: ({ dateRealization }) => dateRealization,
        hotkey: 't',
      },
      {
        ...shared,
        key: 'type',
        label: 'Typ',
        icon: IconTag,
        control: { kind: 'options', field: 'type', options: issueTypes },
      },
    ],
    [workers],
  );
}
