import { Modal as MantineModal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { mayLeave, ScopeProvider, useNewScope, useScope } from '../forms/drafts/unsaved.ts';
import { keepTyped } from '../forms/typed-ahead.ts';
import { nameDialog, useOpenDialog } from './dialogs.ts';
import classes from './modal.module.css';
import { useReturningFocus } from './use-returning-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/**
 * For what takes the place of a dialog, or ends it: asks about unsaved work within it, then does it.
 * `const leave = useLeaving()`, `onClick={() => leave(onClose)}`.
 */
export function useLeaving(): (then: () => void) => void {
  const scope = useScope();
  return (then) => void mayLeave(scope).then((may) => may && then());
}

/**
 * A dialog: its title is a heading; Esc, Back and the veil close it after the question about unsaved work; the focus
 * returns to where it was. On phones it fills the screen. `size`: width in px, by default 560. `waits`: its content
 * is still loading; the same dialog then shows it, and focuses its first field.
 */
export function Modal(props: {
  title: ReactNode;
  /** Beside the title: what changes it where it is read. A form there takes its place. */
  beside?: ReactNode;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
  size?: number | string;
  waits?: boolean;
  /** The parameter of the address that names its record (kit/records/use-item.ts), or `path`. */
  address?: string;
  /** Only a button of its own closes it: neither Esc, Back, the veil nor a cross. */
  staysOpen?: boolean;
  /** Small dialogs stay small on phones. */
  zIndex?: number;
  /** What gets the focus back, where that is not what has it when the dialog opens. */
  from?: HTMLElement | null;
}) {
  const { opened, onClose, address, staysOpen, zIndex, from } = props;
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  useReturningFocus(opened, { param: address, from });
  useScrollLock(opened);
  const scope = useNewScope(address);
  const close = () => void (staysOpen || mayLeave(scope).then((may) => may && onClose()));
  const content = useOpenDialog(opened, {
    close,
    addressed: address !== undefined,
    layer: zIndex ?? 0,
    depth: scope.depth,
  });
  const small = typeof props.size === 'number' && props.size <= 420;
  return (
    <MantineModal.Root
      opened={opened}
      onClose={close}
      closeOnEscape={false}
      size={props.size ?? 560}
      fullScreen={phone && !small}
      zIndex={zIndex}
      yOffset="8dvh"
      lockScroll={false}
    >
      <MantineModal.Overlay />
      <MantineModal.Content ref={content as RefObject<HTMLDivElement | null>}>
        {/* Not Mantine's header and body: within a dialog the one would count as a second banner, the
            other would make its whole text a description of it. */}
        <div className={classes.header}>
          <MantineModal.Title ref={nameDialog} className={classes.title}>
            {props.title}
          </MantineModal.Title>
          {props.beside && <div className={classes.beside}>{props.beside}</div>}
          {!staysOpen && <MantineModal.CloseButton aria-label="Zamknij" />}
        </div>
        <div className={classes.body}>
          <ScopeProvider value={scope}>
            <FirstField waits={props.waits === true}>{props.children}</FirstField>
          </ScopeProvider>
        </div>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** A dialog with fields starts in the first of them, not on its closing cross. */
function FirstField({ waits, children }: { waits: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  useLayoutEffect(() => {
    const dialog = content.current?.closest('[role="dialog"]');
    return keepTyped(() => waits || !dialog?.contains(document.activeElement));
  }, [waits]);
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
