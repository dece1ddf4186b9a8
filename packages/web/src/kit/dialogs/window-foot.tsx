import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './window-foot.module.css';

const placeId = 'stopka';

/** The foot of the window: what stands there takes its own room below the page and lies on none of its rows (SHE-405). */
export function WindowFootPlace({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.foot}>
      <div id={placeId} />
      {children}
    </div>
  );
}

/** What a page offers at the foot of the window, above the line of unfinished forms. */
export function WindowFoot({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(placeId)), []);
  return place && createPortal(<div className={classes.line}>{children}</div>, place);
}
