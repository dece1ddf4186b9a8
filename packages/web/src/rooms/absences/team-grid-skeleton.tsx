import { Skeleton } from '@mantine/core';
import classes from './team-grid.module.css';

/** Rows of people before they have come. */
export function TeamGridSkeleton() {
  return (
    <div role="status" className={classes.skeleton}>
      <span className="visually-hidden">Ładowanie…</span>
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that all look alike
        <div key={at} className={classes.skeletonRow}>
          <Skeleton circle height={24} />
          <Skeleton height={12} width={120 + ((at * 37) % 50)} />
        </div>
      ))}
    </div>
  );
}
