import { type ComponentProps, Suspense } from 'react';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import type { SegmentedChoice } from '../segmented-choice.tsx';
import classes from './segments.module.css';

// Dear for a first picture, in which nobody has chosen yet: its words stand there until it comes.
const Choice = suspendingPart(part(() => import('../segmented-choice.tsx'), 'SegmentedChoice'));

/** One of a few ways to look at a calendar. */
export function Segments(props: ComponentProps<typeof SegmentedChoice>) {
  const words = props.data.map(({ value, label }) => (
    <span key={value} data-now={value === props.value || undefined}>
      {label}
    </span>
  ));
  return (
    <Suspense fallback={<div className={classes.place}>{words}</div>}>
      <Choice {...props} />
    </Suspense>
  );
}
