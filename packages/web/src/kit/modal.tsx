import { Modal as MantineModal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './modal.module.css';
import { useReturningFocus } from './use-returning-focus.ts';

/**
 * A dialog: its title is a heading, Esc and the veil close it, the focus goes back to where it
 * was. On phones it fills the screen. `size`: width in px, 560 unless told.
 */
export function Modal(props: {
  title: ReactNode;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
  size?: number | string;
  /** Small dialogs stay small on phones. */
  zIndex?: number;
}) {
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  useReturningFocus(props.opened);
  const small = typeof props.size === 'number' && props.size <= 420;
  return (
    <MantineModal.Root
      opened={props.opened}
      onClose={props.onClose}
      size={props.size ?? 560}
      fullScreen={phone && !small}
      zIndex={props.zIndex}
      yOffset="8dvh"
    >
      <MantineModal.Overlay />
      <MantineModal.Content>
        {/* Not Mantine's header element: within a dialog it would count as a second banner. */}
        <div className={classes.header}>
          <MantineModal.Title className={classes.title}>{props.title}</MantineModal.Title>
          <MantineModal.CloseButton aria-label="Zamknij" />
        </div>
        <MantineModal.Body className={classes.body}>
          <FirstField>{props.children}</FirstField>
        </MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** A dialog with fields starts in the first of them, not on its closing cross. */
function FirstField({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = content.current;
    if (!root || root.querySelector('[data-autofocus]')) return;
    const field = root.querySelector(
      'input:not([type=hidden], :disabled), textarea:not(:disabled)',
    );
    field?.setAttribute('data-autofocus', '');
  }, []);
  return <div ref={content}>{children}</div>;
}
