import { AppLink } from '../../navigation/link.tsx';
import type { ViewAction } from '../types.ts';
import classes from './view-menu.module.css';

/** A line of 'Widok' that leads somewhere or does something; `onPress` closes the menu first. */
export function ViewItem({
  label,
  icon: Icon,
  to,
  run,
  why,
  onPress,
}: ViewAction & { onPress: () => void }) {
  const words = (
    <>
      {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
      {label}
      {why && <span className={classes.why}>{why}</span>}
    </>
  );
  if (to) {
    return (
      <AppLink {...to} className={classes.item}>
        {words}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className={classes.item}
      disabled={why !== undefined}
      onClick={() => {
        onPress();
        run?.();
      }}
    >
      {words}
    </button>
  );
}
