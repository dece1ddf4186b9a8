import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import type { RowAct } from './acts.ts';
import classes from './choose.module.css';

type Props = {
  act: RowAct<unknown>;
  row: unknown;
  name: string;
};

const ActPopover = lazyPart<Props & { onClose: () => void }>(
  part(() => import('./act-popover.tsx'), 'ActPopover'),
);

/** What a cell shows, with the way to change it in its place. */
export function CellAct<R>({
  act,
  row,
  name,
  children,
}: {
  act: RowAct<R>;
  row: R;
  name: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(false);
    // The button that stands there then is another one.
    requestAnimationFrame(() =>
      place.current?.querySelector('button')?.focus({ preventScroll: true }),
    );
  };
  const props = { act: act as unknown as RowAct<unknown>, row, name };
  const button = <EditButton act={props.act} name={name} onClick={() => setOpen(true)} />;
  return (
    <span ref={place} className={classes.cell}>
      {children}
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
