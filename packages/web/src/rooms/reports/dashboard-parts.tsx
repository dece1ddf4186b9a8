import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { Suspense, useEffect } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { useChangeSearch } from '../../kit/navigation/page-place.tsx';
import { PageTabs } from '../../kit/navigation/page-tabs.tsx';
import classes from './dashboard.module.css';
import { sectionNames } from './section-names.ts';
import { sections } from './sections.ts';

/** The parts of the dashboard as tabs; company, department, person and days mean all of them. */
export function DashboardParts() {
  useOldFragment();
  const hasOffers = useMay(listOffers);
  const tabs = sections
    .filter(({ id }) => hasOffers || id !== sectionNames.oferty.id)
    .map(({ id, title }) => ({ key: id, label: title }));
  return (
    <PageTabs label="Części pulpitu" tabs={tabs} keep={({ filter, all }) => ({ filter, all })}>
      {(shown) => (
        <div className={classes.charts}>
          <h2 className="visually-hidden">{sections.find(({ id }) => id === shown)?.title}</h2>
          {sections
            .find(({ id }) => id === shown)
            ?.charts.map(({ key, chart: Chart, wide }) => (
              <div key={key} data-wide={wide || undefined} className={classes.chart}>
                <Suspense fallback={<div data-waits className={classes.chartPlace} />}>
                  <Chart />
                </Suspense>
              </div>
            ))}
        </div>
      )}
    </PageTabs>
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
