import { Button } from '@mantine/core';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type LoadRow, teamLoad } from '@zaplecze/contract/rooms/reports/work/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { HeatMap } from '../../../kit/charts/heat-map.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { formatDays, formatHours, formatNumber } from '../../../kit/records/format.ts';
import classes from '../risk/burning-chart.module.css';
import { useReportFilter } from '../use-report-filter.ts';

const Parts = lazyPart(part(() => import('./load-parts.tsx'), 'LoadParts'));

/** So many people are drawn before more are asked for. */
const first = 15;

const shareOf = ({ planned, capacity }: LoadRow['weeks'][number]) =>
  capacity > 0 ? planned / capacity : planned > 0 ? 2 : 0;

const isOver = (week: LoadRow['weeks'][number]) => shareOf(week) > 1;

/** 'urlop' where all people of the row are away. */
const wordOf = (week: LoadRow['weeks'][number]) =>
  week.capacity === 0 ? (week.planned > 0 ? '!' : '–') : `${Math.round(100 * shareOf(week))}%`;

const weekWords = (week: string) => formatDays({ dateFrom: week, dateTo: addDays(week, 4) });

/** Who has too much, who is free, week by week. */
export function LoadChart() {
  const { filter } = useReportFilter();
  const [whole, showWhole] = useState(false);
  const [cell, open] = useState<{ user: LoadRow['user']; week?: string } | null>(null);
  return (
    <>
      <ChartCard
        title="Obłożenie osób w kolejnych tygodniach"
        how={
          <>
            <p>
              Zaplanowane: szacowany czas otwartych zadań i zgłoszeń, rozłożony równo na dni robocze
              od dziś do terminu; co jest po terminie, liczy się na najbliższy dzień roboczy.
              Zgłoszenie kilku osób dzieli się między nie równo. Wstrzymanych zadań nie ma.
            </p>
            <p>
              Dostępne: godziny grafiku osoby w każdym dniu bez świąt i nieobecności, w bieżącym
              tygodniu od dziś. Dział i spółka są działem osoby. Bez szacunku albo terminu praca nie
              jest w żadnym tygodniu.
            </p>
          </>
        }
        endpoint={teamLoad}
        query={{ filter }}
        rowKey={(row) => row.user.id}
        height={320}
        empty={{ title: 'Nie ma tu nikogo', text: 'Wybierz inny dział albo wszystkie.' }}
        summary={({ list }) => {
          const over = list.filter(({ weeks }) => weeks.some(isOver)).length;
          const without = sumOf(list, 'unplanned');
          return (
            <>
              <strong>
                {over === 0
                  ? 'Nikt nie ma'
                  : `${countWords(over, 'osoba ma', 'osoby mają', 'osób ma')}`}
              </strong>{' '}
              ponad 100% w którymś tygodniu.
              {without > 0 && ` Bez szacunku lub terminu: ${formatNumber(without)}.`}
            </>
          );
        }}
        columns={({ weeks }) => [
          { key: 'user', header: 'Osoba', render: (row) => row.user.name },
          { key: 'department', header: 'Dział', render: (row) => row.department?.name },
          ...weeks.map((week, at) => ({
            key: week,
            header: weekWords(week),
            number: true,
            render: (row: LoadRow) => {
              const one = row.weeks[at];
              if (!one) return null;
              return (
                <button
                  type="button"
                  className={classes.link}
                  onClick={() => open({ user: row.user, week })}
                >
                  {formatNumber(one.planned)} z {formatHours(one.capacity)}
                  {isOver(one) && ', za dużo'}
                </button>
              );
            },
          })),
          {
            key: 'unplanned',
            header: 'Bez szacunku lub terminu',
            number: true,
            render: (row) => (
              <button
                type="button"
                className={classes.link}
                onClick={() => open({ user: row.user })}
              >
                {formatNumber(row.unplanned)}
                <span className="visually-hidden">, {row.user.name}</span>
              </button>
            ),
            // People's departments, which no list of tasks is narrowed by.
            sum: (rows: LoadRow[]) => formatNumber(sumOf(rows, 'unplanned')),
          },
        ]}
        below={({ list }) => (
          <>
            <p className={classes.second}>
              Kreskowane: ponad 100%. „!”: praca w tygodniu, w którym tej osoby nie ma. „–”:
              nieobecność bez pracy.
            </p>
            {list.length > first && (
              <Button size="compact-sm" variant="subtle" mt="xs" onClick={() => showWhole(!whole)}>
                {whole ? 'Pokaż najbardziej obłożonych' : `Pokaż wszystkich (${list.length})`}
              </Button>
            )}
          </>
        )}
      >
        {({ list, weeks }) => (
          <HeatMap
            rows={list
              .slice(0, whole ? list.length : first)
              .map((row) => ({ ...row, key: row.user.id, label: row.user.name }))}
            columns={weeks.map((week) => ({
              key: week,
              label: weekWords(week).replaceAll(/\.\d{4}/g, ''),
              short: `${week.slice(8)}.${week.slice(5, 7)}`,
            }))}
            cellOf={(row, at) => {
              const week = row.weeks[at] ?? { planned: 0, capacity: 0 };
              return {
                text: wordOf(week),
                share: shareOf(week),
                title: `${row.user.name}, ${weekWords(weeks[at] ?? '')}: ${formatNumber(week.planned)} z ${formatHours(week.capacity)}`,
              };
            }}
            onCell={(row, at) => open({ user: row.user, week: weeks[at] ?? '' })}
          />
        )}
      </ChartCard>
      {cell && <Parts {...cell} onClose={() => open(null)} />}
    </>
  );
}
