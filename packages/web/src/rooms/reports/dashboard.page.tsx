import { addressOf } from '@zaplecze/contract/addresses';
import { Suspense } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import classes from './dashboard.module.css';
import { sections } from './sections.ts';
import { FilterProvider, useReportAddress } from './use-report-filter.ts';

const Filters = suspendingPart(part(() => import('./dashboard-filters.tsx'), 'DashboardFilters'));
const Monthly = suspendingPart(part(() => import('./monthly-button.tsx'), 'MonthlyButton'));
void Filters.preload();

/** How the company is doing, in pictures; each number opens the list that it counts. */
export function DashboardPage() {
  const address = useReportAddress();
  return (
    <FilterProvider value={address.filter}>
      <div className={classes.page}>
        <PageHead title="Pulpit" />
        <nav aria-label="Części pulpitu" className={classes.parts}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          <AppLink to={addressOf('timeline')}>Oś czasu</AppLink>
        </nav>
        <div className={classes.filters}>
          <Suspense fallback={<div className={classes.filtersPlace} />}>
            <Filters {...address} />
            <Monthly filter={address.filter} />
          </Suspense>
        </div>
        {sections.map(({ id, title, charts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-tytul`} className={classes.section}>
            <h2 id={`${id}-tytul`} className={classes.sectionTitle}>
              {title}
            </h2>
            <div className={classes.charts}>
              {charts.map(({ key, chart: Chart, wide }) => (
                <div key={key} data-wide={wide || undefined} className={classes.chart}>
                  <Suspense fallback={<div className={classes.chartPlace} />}>
                    <Chart />
                  </Suspense>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </FilterProvider>
  );
}
