import { axisKeys } from './axis.tsx';
import classes from './timeline.module.css';

const kinds = [
  { kind: 'waits', words: 'czeka na poprzednie' },
  { kind: 'turn', words: 'do realizacji' },
  { kind: 'begun', words: 'w realizacji' },
  { kind: 'final', words: 'termin ostateczny' },
  { kind: 'late', words: 'po terminie' },
  { kind: 'away', words: 'nieobecność' },
  { kind: 'holiday', words: 'święto' },
];

/** What shapes mean, and what hands and keys do. */
export function AxisLegend({ handovers }: { handovers?: boolean }) {
  const shown = handovers ? [...kinds, { kind: 'handed', words: 'przekazanie' }] : kinds;
  return (
    <div className={classes.foot}>
      <ul className={classes.legend} aria-label="Legenda">
        {shown.map(({ kind, words }) => (
          <li key={kind}>
            <span data-kind={kind} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
      <p id="axis-keys" className={classes.keys}>
        Przeciągnij pasek, aby przesunąć termin. {axisKeys}
      </p>
    </div>
  );
}
