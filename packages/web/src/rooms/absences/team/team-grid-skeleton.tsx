import states from '../../../kit/records/states.module.css';
import classes from './team-grid.module.css';

/** Rows of people before they have come. */
export function TeamGridSkeleton() {
  return (
    <div role="status" className={classes.skeleton}>
      <span className="visually-hidden">Ładowanie…</span>
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that all look alike
        <div key={at} className={classes.skeletonRow}>
          <div className={states.bar} style={{ width: 24, height: 24, borderRadius: 12 }} />
          <div className={states.bar} style={{ width: 120 + ((at * 37) % 50), height: 12 }} />
        </div>
      ))}
    </div>
  );
}
