import type { Icon } from '@tabler/icons-react';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import type { Target } from '../../navigation/use-anchor.ts';
import classes from './row-menu.module.css';

/** One thing a row's menu offers: a link (`to`) or an act (`run`). */
export type RowAction = {
  label: string;
  icon?: Icon;
  /** Its sign stands in place of an icon. */
  status?: { name: string; color?: string | null };
  to?: Target;
  run?: () => void;
  /** Red: takes something away. */
  danger?: boolean;
  /** A line parts it from what stands before it. */
  begins?: boolean;
  /** Why it cannot be done: it stands there and says so. */
  why?: string | undefined;
};

const List = suspendingPart(part(() => import('./row-menu-list.tsx'), 'RowMenuList'));

let isComing = false;

/** Once for all rows. */
function preloadList(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => void List.preload(), 1_500);
}

/**
 * The '⋮' of a row; `name` tells screen readers whose menu it is. Nothing without actions. The
 * menu itself is loaded while the page rests, so that the first picture need not wait for it.
 */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const [used, setUsed] = useState(false);
  useEffect(preloadList, []);
  if (actions.length === 0) return null;
  const button = (
    <Dots
      name={name}
      onClick={() => setUsed(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setUsed(true);
      }}
    />
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <List name={name} actions={actions} onClose={() => setUsed(false)} />
    </Suspense>
  );
}

export function Dots({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={classes.dots}
      aria-label={`Działania: ${name}`}
    />
  );
}
