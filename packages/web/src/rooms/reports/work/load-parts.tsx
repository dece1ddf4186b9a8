import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { type LoadPart, loadParts } from '@zaplecze/contract/rooms/reports/work/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import type { ChartColumn } from '../../../kit/charts/chart-table.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { formatDays, formatHours } from '../../../kit/records/format.ts';

const Act = lazyPart(part(() => import('../risk/burning-act.tsx'), 'BurningAct'));
const HandOverIssue = lazyPart(part(() => import('./hand-over-issue.tsx'), 'HandOverIssue'));

const whereIs = (row: LoadPart) =>
  row.address && row.project
    ? addressOf('task', {
        projectId: row.project.id,
        taskId: row.address.task,
        procedureId: row.address.procedure,
        serviceId: row.address.service,
      })
    : addressOf('yourIssue', { id: row.id });

const weekTexts = {
  title: 'Z czego składa się tydzień',
  how: 'Godziny tego tygodnia z każdego zadania i zgłoszenia: szacowany czas rozłożony do terminu.',
  empty: {
    title: 'Ten tydzień jest wolny',
    text: 'Nie ma w nim zadań ani zgłoszeń z szacowanym czasem.',
  },
};
const unplannedTexts = {
  title: 'Bez szacunku lub terminu',
  how: 'Otwarte zadania (bez wstrzymanych) i zgłoszenia, którym brakuje szacowanego czasu albo terminu, więc nie ma ich w żadnym tygodniu.',
  empty: { title: 'Wszystko ma szacowany czas i termin' },
};

/** Hours by weeks; work outside of any week has none. */
const hoursOf = (week: string | undefined): ChartColumn<LoadPart>[] =>
  week === undefined
    ? []
    : [
        {
          key: 'hours',
          header: 'W tym tygodniu',
          number: true,
          render: (row) => formatHours(row.hours),
          sum: (rows) => formatHours(Math.round(10 * sumOf(rows, 'hours')) / 10),
        },
      ];

/** What somebody's week consists of, the largest part first, or what is in no week; to be handed over from here. */
export function LoadParts({
  user,
  week,
  onClose,
}: {
  user: PersonRef;
  /** None: what has no estimate or no limit. */
  week?: string;
  onClose: () => void;
}) {
  const [given, give] = useState<LoadPart | null>(null);
  const close = () => give(null);
  const texts = week === undefined ? unplannedTexts : weekTexts;
  return (
    <Modal
      title={
        week === undefined
          ? user.name
          : `${user.name}, ${formatDays({ dateFrom: week, dateTo: addDays(week, 4) })}`
      }
      opened
      onClose={onClose}
      size={920}
    >
      <ChartCard
        title={texts.title}
        how={<p>{texts.how}</p>}
        endpoint={loadParts}
        query={{ user: user.id, ...(week !== undefined && { week }) }}
        rowKey={(row) => `${row.kind} ${row.id}`}
        empty={texts.empty}
        columns={[
          {
            key: 'name',
            header: 'Zadanie lub zgłoszenie',
            render: (row) => <AppLink to={whereIs(row)}>{row.name}</AppLink>,
          },
          { key: 'project', header: 'Projekt', render: (row) => row.project?.name ?? 'zgłoszenie' },
          { key: 'client', header: 'Klient', render: (row) => row.client?.name },
          { key: 'limit', header: 'Termin', render: (row) => <Overdue value={row.limit} /> },
          ...hoursOf(week),
          {
            key: 'estimation',
            header: 'Razem',
            number: true,
            render: (row) => formatHours(row.estimation),
          },
          {
            key: 'act',
            header: 'Co zrobić',
            render: (row) => (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconArrowRight size={14} stroke={1.5} aria-hidden />}
                onClick={() => give(row)}
              >
                Przekaż<span className="visually-hidden">: {row.name}</span>
              </Button>
            ),
          },
        ]}
      />
      {given && <HandOver part={given} user={user} onClose={close} />}
    </Modal>
  );
}

function HandOver({
  part: { address, project, ...part },
  ...rest
}: {
  part: LoadPart;
  user: PersonRef;
  onClose: () => void;
}) {
  if (!address || !project) {
    return <HandOverIssue issue={part} from={rest.user} onClose={rest.onClose} />;
  }
  const late = { limit: part.limit ?? '' };
  const { id, name, limit } = part;
  const of = { ...address, id, project, user: rest.user, name, limit, late };
  return <Act act="handOver" of={of} onClose={rest.onClose} />;
}
