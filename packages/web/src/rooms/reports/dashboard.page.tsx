import { addressOf } from '@zaplecze/contract/addresses';
import { Suspense } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import classes from './dashboard.module.css';
import { FilterProvider, useReportAddress } from './use-report-filter.ts';

const Filters = suspendingPart(part(() => import('./dashboard-filters.tsx'), 'DashboardFilters'));
const Monthly = suspendingPart(part(() => import('./monthly-button.tsx'), 'MonthlyButton'));
const KeyFigures = suspendingPart(part(() => import('./key-figures.tsx'), 'KeyFigures'));
const Parts = suspendingPart(part(() => import('./dashboard-parts.tsx'), 'DashboardParts'));
void Filters.preload();
void Parts.preload();
void KeyFigures.preload();
void Monthly.preload();

/** How the company is doing: five numbers, what burns, and the rest as tabs; each number opens the list that it counts. */
export function DashboardPage() {
  const address = useReportAddress();
  return (
    <FilterProvider value={address.filter}>
      <div className={classes.page}>
        <PageHead title="Pulpit">
          <LinkButton size="xs" variant="default" to={addressOf('timeline')}>
            Oś czasu
          </LinkButton>
          <Suspense fallback={<div className={classes.monthlyPlace} />}>
            <Monthly filter={address.filter} />
          </Suspense>
        </PageHead>
        <div className={classes.filters}>
          <Suspense fallback={<div className={classes.filtersPlace} />}>
            <Filters {...address} />
          </Suspense>
        </div>
        <Suspense fallback={<div className={classes.figuresPlace} />}>
          <KeyFigures />
        </Suspense>
        <Suspense fallback={<div className={classes.partsPlace} />}>
          <Parts />
        </Suspense>
      </div>
    </FilterProvider>
  );
}
