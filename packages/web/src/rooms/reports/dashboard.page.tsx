import { addressOf } from '@zaplecze/contract/addresses';
import { Suspense, useEffect } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { useChangeSearch } from '../../kit/navigation/page-place.tsx';
import { PageTabs } from '../../kit/navigation/page-tabs.tsx';
import classes from './dashboard.module.css';
import { sections } from './sections.ts';
import { FilterProvider, useReportAddress } from './use-report-filter.ts';

const Filters = suspendingPart(part(() => import('./dashboard-filters.tsx'), 'DashboardFilters'));
const Monthly = suspendingPart(part(() => import('./monthly-button.tsx'), 'MonthlyButton'));
const KeyFigures = suspendingPart(part(() => import('./key-figures.tsx'), 'KeyFigures'));
void Filters.preload();
void KeyFigures.preload();
void Monthly.preload();

const tabs = sections.map(({ id, title }) => ({ key: id, label: title }));
/** What of the address means every part of the dashboard. */
const common = ['filter', 'all'];

/** How the company is doing: five numbers, what burns, and the rest as tabs; each number opens the list that it counts. */
export function DashboardPage() {
  const address = useReportAddress();
  useOldFragment();
  return (
    <FilterProvider value={address.filter}>
      <div className={classes.page}>
        <PageHead title="Pulpit">
          <AppLink to={addressOf('timeline')}>Oś czasu</AppLink>
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
        <PageTabs label="Części pulpitu" tabs={tabs} keep={common}>
          {(shown) => (
            <div className={classes.charts}>
              <h2 className="visually-hidden">{sections.find(({ id }) => id === shown)?.title}</h2>
              {sections
                .find(({ id }) => id === shown)
                ?.charts.map(({ key, chart: Chart, wide }) => (
                  <div key={key} data-wide={wide || undefined} className={classes.chart}>
                    <Suspense fallback={<div className={classes.chartPlace} />}>
                      <Chart />
                    </Suspense>
                  </div>
                ))}
            </div>
          )}
        </PageTabs>
      </div>
    </FilterProvider>
  );
}

/** Parts were once fragments of the address (/dashboard#terminowosc), which bookmarks still name. */
function useOldFragment() {
  const change = useChangeSearch();
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (sections.some(({ id }) => id === named)) change({ tab: named }, { replace: true });
  }, [change]);
}
