import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import type { RowAct } from './acts.ts';
import classes from './choose.module.css';

export type CellActProps = { act: RowAct<unknown>; row: unknown; name: string };

const ActPopover = suspendingPart<CellActProps & { onClose: () => void }>(
  part(() => import('./act-popover.tsx'), 'ActPopover'),
);

/** The way to change what a cell shows, in its place. */
export function CellAct(props: CellActProps) {
  const { act, name } = props;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(false);
    // The focus goes to the new button after it is drawn.
    requestAnimationFrame(() =>
      place.current?.querySelector('button')?.focus({ preventScroll: true }),
    );
  };
  const button = <EditButton act={act} name={name} onClick={() => setOpen(true)} />;
  return (
    <span ref={place} className={classes.place}>
      {open ? (
        <Suspense fallback={button}>
          <ActPopover {...props} onClose={close} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}

export function EditButton({
  act,
  name,
  ...props
}: ComponentProps<'button'> & { act: RowAct<unknown>; name: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={act.label + (act.hotkey ? ` (${act.hotkey})` : '')}
      aria-label={`${act.label}: ${name}`}
      data-act-key={act.hotkey}
      {...props}
      className={classes.edit}
    >
      <IconChevronDown size={14} stroke={1.75} aria-hidden />
    </button>
  );
}
