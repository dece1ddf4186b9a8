import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import classes from './period-bar.module.css';

/** Arrows around what is shown (a month, weeks, a day), and the way back to today. */
export function PeriodBar(props: {
  title: string;
  /** What the arrows move by, in the genitive: 'Poprzedni miesiąc', 'Następny dzień'. */
  unit: 'miesiąc' | 'tydzień' | 'dzień';
  /** Not given: there is no way further back. */
  onBack?: (() => void) | undefined;
  onForward: () => void;
  onToday: () => void;
}) {
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        className={classes.arrow}
        aria-label={`Poprzedni ${props.unit}`}
        disabled={!props.onBack}
        onClick={props.onBack}
      >
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />
      </Button>
      <h2 className={classes.title} data-unit={props.unit} aria-live="polite">
        {props.title}
      </h2>
      <Button
        variant="default"
        className={classes.arrow}
        aria-label={`Następny ${props.unit}`}
        onClick={props.onForward}
      >
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </Button>
      <Button size="xs" variant="default" onClick={props.onToday}>
        Dziś
      </Button>
    </div>
  );
}
