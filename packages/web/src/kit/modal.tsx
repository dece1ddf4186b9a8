import { Modal as MantineModal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './modal.module.css';

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
  const small = typeof props.size === 'number' && props.size <= 420;
  return (
    <MantineModal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={props.size ?? 560}
      fullScreen={phone && !small}
      zIndex={props.zIndex}
      yOffset="8dvh"
      closeButtonProps={{ 'aria-label': 'Zamknij' }}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      {props.children}
    </MantineModal>
  );
}
