import type { ReactNode } from 'react';
import classes from './status-mark.module.css';

/** Statuses of work, alike in tasks, projects and issues: one has one name everywhere, and one shape. */
const shapes: Record<string, Shape> = {
  Oczekujące: 'waits',
  'Do realizacji': 'stands',
  'W realizacji': 'half',
  Zrealizowane: 'tick',
  Zrealizowany: 'tick',
  Zaakceptowane: 'tick',
  Anulowane: 'cross',
  Anulowany: 'cross',
  Wstrzymane: 'pause',
};

type Shape = 'waits' | 'stands' | 'half' | 'tick' | 'cross' | 'pause';

const within: Partial<Record<Shape, ReactNode>> = {
  half: <path d="M7 1.5 a5.5 5.5 0 0 1 0 11 z" />,
  pause: <path d="M5.2 4.6 v4.8 M8.8 4.6 v4.8" />,
  tick: <path d="M4.4 7.2 l1.9 1.9 3.4-3.9" />,
  cross: <path d="M5 5 l4 4 M9 5 l-4 4" />,
};

/** Whether a status is one of work, which is told by a shape. */
export const isOfWork = (status: string): boolean => status in shapes;

/** A status of work as a mark whose shape says it; `title` names it where no word stands beside. */
export function StatusMark({ status, title }: { status: string; title?: string }) {
  const shape = shapes[status] ?? 'waits';
  const own = { className: classes.mark, width: 14, height: 14, viewBox: '0 0 14 14' };
  const drawing = (
    <>
      <circle cx={7} cy={7} r={5.5} />
      {within[shape]}
    </>
  );
  if (!title) {
    return (
      <svg {...own} data-shape={shape} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...own} data-shape={shape} role="img" aria-label={title}>
      <title>{title}</title>
      {drawing}
    </svg>
  );
}
