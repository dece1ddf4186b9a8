import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { PersonRef } from '@zaplecze/contract/kit/records';
import { addDays } from '@zaplecze/contract/kit/time';
import { type LoadPart, loadParts } from '@zaplecze/contract/report-work';
import { Suspense, useState } from 'react';
import { ChartCard } from '../../kit/charts/chart-card.tsx';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatDays, formatHours } from '../../kit/records/format.ts';
import type { Burnt } from './burning-act.tsx';

const Act = lazyPart(part(() => import('./burning-act.tsx'), 'BurningAct'));

const whereIs = (row: LoadPart) =>
  row.address && row.project
    ? addressOf('task', {
        projectId: row.project.id,
        taskId: row.address.task,
        procedureId: row.address.procedure,
        serviceId: row.address.service,
      })
    : addressOf('yourIssue', { id: row.id });

/** What somebody's week consists of, the largest part first, to be handed over from here. */
export function LoadParts({
  user,
  week,
  onClose,
}: {
  user: PersonRef;
  week: string;
  onClose: () => void;
}) {
  const [given, give] = useState<Burnt | null>(null);
  return (
    <Modal
      title={`${user.name}, ${formatDays({ dateFrom: week, dateTo: addDays(week, 4) })}`}
      opened
      onClose={onClose}
      size={920}
    >
      <ChartCard
        title="Z czego składa się tydzień"
        how={
          <p>
            Godziny tego tygodnia z każdego zadania i zgłoszenia: szacowany czas rozłożony do
            terminu.
          </p>
        }
        endpoint={loadParts}
        query={{ user: user.id, week }}
        rowKey={(row) => `${row.kind} ${row.id}`}
        empty={{
          title: 'Ten tydzień jest wolny',
          text: 'Nie ma w nim zadań ani zgłoszeń z szacowanym czasem.',
        }}
        columns={[
          {
            key: 'name',
            header: 'Zadanie lub zgłoszenie',
            render: (row) => <AppLink to={whereIs(row)}>{row.name}</AppLink>,
          },
          { key: 'project', header: 'Projekt', render: (row) => row.project?.name ?? 'zgłoszenie' },
          { key: 'client', header: 'Klient', render: (row) => row.client?.name },
          { key: 'limit', header: 'Termin', render: (row) => <Overdue value={row.limit} /> },
          {
            key: 'hours',
            header: 'W tym tygodniu',
            number: true,
            render: (row) => formatHours(row.hours),
            sum: (rows) =>
              formatHours(Math.round(10 * rows.reduce((all, row) => all + row.hours, 0)) / 10),
          },
          {
            key: 'estimation',
            header: 'Razem',
            number: true,
            render: (row) => formatHours(row.estimation),
          },
          {
            key: 'act',
            header: 'Co zrobić',
            render: (row) =>
              row.address &&
              row.project && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconArrowRight size={14} stroke={1.5} aria-hidden />}
                  onClick={() => {
                    const { address, project } = row;
                    if (address && project)
                      give({
                        ...address,
                        name: row.name,
                        project,
                        user,
                        limit: row.limit,
                        late: row,
                      });
                  }}
                >
                  Przekaż<span className="visually-hidden">: {row.name}</span>
                </Button>
              ),
          },
        ]}
      />
      {given && (
        <Suspense>
          <Act act="handOver" of={given} onClose={() => give(null)} />
        </Suspense>
      )}
    </Modal>
  );
}
