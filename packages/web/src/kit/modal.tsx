import { Modal as MantineModal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import classes from './modal.module.css';
import { useReturningFocus } from './use-returning-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/** What is asked before a dialog closes: its form, when it has one (useClosing). */
const Closing = createContext<RefObject<(() => void) | null> | null>(null);

/** Content of a dialog that closes it in its own way, such as a form that asks about unsaved work. */
export function useClosing(close: () => void) {
  const closing = use(Closing);
  useLayoutEffect(() => {
    if (!closing) return;
    closing.current = close;
    return () => {
      closing.current = null;
    };
  }, [closing, close]);
}

/**
 * A dialog: its title is a heading, Esc and the veil close it, the focus goes back to where it
 * was. On phones it fills the screen. `size`: width in px, 560 unless told. `waits`: its content
 * is still on its way; the same dialog then shows it, and goes to its first field.
 */
export function Modal(props: {
  title: ReactNode;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
  size?: number | string;
  waits?: boolean;
  /** Small dialogs stay small on phones. */
  zIndex?: number;
}) {
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  useReturningFocus(props.opened);
  useScrollLock(props.opened);
  const closing = useRef<(() => void) | null>(null);
  const small = typeof props.size === 'number' && props.size <= 420;
  return (
    <MantineModal.Root
      opened={props.opened}
      onClose={() => (closing.current ?? props.onClose)()}
      size={props.size ?? 560}
      fullScreen={phone && !small}
      zIndex={props.zIndex}
      yOffset="8dvh"
      lockScroll={false}
    >
      <MantineModal.Overlay />
      <MantineModal.Content>
        {/* Not Mantine's header and body: within a dialog the one would count as a second banner, the
            other would make its whole text a description of it. */}
        <div className={classes.header}>
          <MantineModal.Title className={classes.title}>{props.title}</MantineModal.Title>
          <MantineModal.CloseButton aria-label="Zamknij" />
        </div>
        <div className={classes.body}>
          <Closing value={closing}>
            <FirstField waits={props.waits}>{props.children}</FirstField>
          </Closing>
        </div>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** A dialog with fields starts in the first of them, not on its closing cross. */
function FirstField({ waits, children }: { waits?: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  useLayoutEffect(() => {
    if (waits) {
      waited.current = true;
      return;
    }
    const root = content.current;
    let field = root?.querySelector<HTMLElement>('[data-autofocus]');
    if (!field) {
      field = root?.querySelector('input:not([type=hidden], :disabled), textarea:not(:disabled)');
      field?.setAttribute('data-autofocus', '');
    }
    // What is there when the dialog opens, Mantine's trap of the focus finds by the attribute.
    if (waited.current) field?.focus();
  }, [waits]);
  return <div ref={content}>{children}</div>;
}
