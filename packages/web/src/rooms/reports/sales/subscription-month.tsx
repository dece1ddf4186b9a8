import { UnstyledButton } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { monthDays } from '@zaplecze/contract/kit/values/days';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { projectStatus, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { createPeriods } from '@zaplecze/contract/rooms/projects/plans';
import type {
  SubscriptionCell,
  SubscriptionRow,
} from '@zaplecze/contract/rooms/reports/value/calls';
import type { CSSProperties } from 'react';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { toast } from '../../../kit/dialogs/toast.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { useProjectLinks } from '../use-links.ts';
import classes from './subscriptions.module.css';

/** The letter of a state, for whoever does not tell its colour. */
export const letters: Record<number, string> = {
  [projectStatus.waiting]: 'O',
  [projectStatus.toDo]: 'D',
  [projectStatus.inProgress]: 'W',
  [projectStatus.done]: 'Z',
  [projectStatus.cancelled]: 'A',
};
/** Of several periods in a month the one that is furthest from its end tells the state. */
const worst = [
  projectStatus.toDo,
  projectStatus.waiting,
  projectStatus.inProgress,
  projectStatus.done,
  projectStatus.cancelled,
];
const stateOf = ({ projects }: SubscriptionCell) =>
  worst.find((status) => projects.some((one) => one.status === status));
const nameOf = (id: number | undefined) => projectStatuses.find((one) => one.id === id)?.name ?? '';
export const cellColor = (id: number | undefined) =>
  ({ '--cell': projectStatuses.find((one) => one.id === id)?.color }) as CSSProperties;

type Month = { row: SubscriptionRow; cell: SubscriptionCell; month: string };

const whoseOf = ({ row, month }: Month) =>
  [row.client.name, row.service.name, row.mark, formatMonth(month)].filter(Boolean).join(', ');

/** The periods of a series that begin in a month, and the holes of those that nobody made. */
export function SubscriptionMonth(props: Month) {
  const { projects, missing } = props.cell;
  return (
    <span className={classes.month}>
      {projects.length > 0 && <Periods {...props} />}
      {missing.length > 0 && <Hole {...props} />}
    </span>
  );
}

function Periods(props: Month) {
  const { row, cell, month } = props;
  const link = useProjectLinks();
  const { projects } = cell;
  const [only, ...others] = projects;
  if (!only) return null;
  const status = stateOf(cell);
  const days = monthDays(month);
  const to =
    others.length === 0
      ? addressOf('projects', { item: only.id })
      : link({
          ...{ client: row.client.id, service: row.service.id },
          ...{ valueFrom: days.dateFrom, valueTo: days.dateTo },
        });
  const late = projects.some(({ overdue }) => overdue);
  const count = projects.length;
  const words = [nameOf(status), late && 'po terminie', count > 1 && countPeriods(count)]
    .filter(Boolean)
    .join(', ');
  const whose = whoseOf(props);
  return (
    <span className={classes.cell} style={cellColor(status)}>
      <AppLink to={to} className={classes.open} title={`${whose}: ${words}`}>
        <span aria-hidden>
          {status !== undefined && letters[status]}
          {late && '!'}
          {count > 1 && ` ${count}`}
        </span>
        <span className="visually-hidden">
          {whose}: {words}
        </span>
      </AppLink>
    </span>
  );
}

const countPeriods = (count: number) => countWords(count, 'okres', 'okresy', 'okresów');

/** Fills the hole: makes the periods that are missing in it, each as the one before it. */
function Hole(props: Month) {
  const { row, cell } = props;
  const go = useGo();
  const { missing } = cell;
  const whose = whoseOf(props);
  const fill = useSend(createPeriods, {
    onDone: ({ projects }) => {
      const [only] = projects;
      const to =
        projects.length === 1 && only !== undefined
          ? addressOf('project', { id: only })
          : addressOf('projectSeries', { id: row.series });
      toast.offer(`${whose}: ${projects.length === 1 ? 'okres utworzony' : 'okresy utworzone'}`, {
        label: 'Otwórz',
        run: () => void go(to),
      });
    },
  });
  const lacking = missing.length === 1 ? 'brak okresu' : `brak ${missing.length} okresów`;
  return (
    <span className={classes.cell} data-hole>
      <UnstyledButton
        className={classes.open}
        title={`${whose}: ${lacking}; kliknięcie go utworzy`}
        disabled={fill.isPending}
        onClick={() => fill.mutate({ params: { id: row.series }, body: { periods: missing } })}
      >
        <span aria-hidden>{missing.length === 1 ? '+' : `+${missing.length}`}</span>
        <span className="visually-hidden">
          {whose}: {lacking}, utwórz
        </span>
      </UnstyledButton>
    </span>
  );
}
