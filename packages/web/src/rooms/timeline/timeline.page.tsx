import { Suspense } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { DetailSkeleton } from '../../kit/records/states.tsx';

// More than a first screen may weigh: the title stands there until it comes.
const People = suspendingPart(part(() => import('./people-timeline.tsx'), 'PeopleTimeline'));
void People.preload();

/** What people of a department have to do, on the days until its limits. */
export function TimelinePage() {
  return (
    <div>
      <PageHead title="Oś czasu" />
      <Suspense fallback={<DetailSkeleton />}>
        <People />
      </Suspense>
    </div>
  );
}
