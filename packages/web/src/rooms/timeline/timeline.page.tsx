import { Suspense } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { DetailSkeleton } from '../../kit/records/states.tsx';
import classes from './timeline.module.css';

// More than a first screen may weigh: the title stands there until it comes.
const People = suspendingPart(part(() => import('./people-timeline.tsx'), 'PeopleTimeline'));
void People.preload();

/** What people of a department have to do, on the days until its limits. */
export function TimelinePage() {
  return (
    <div>
      <header className={classes.head}>
        <h1 className={classes.title}>Oś czasu</h1>
      </header>
      <Suspense fallback={<DetailSkeleton />}>
        <People />
      </Suspense>
    </div>
  );
}
