import { addressOf } from '@zaplecze/contract/addresses';
import '../../kit/first-screen/styles-forms.ts';
import { Modal } from '@mantine/core';
import type { RefObject } from 'react';
import { resumeSession, useMe } from '../../kit/calls/session.ts';
import type { SessionEnd } from '../../kit/calls/token.ts';
import { nameDialog, useOpenDialog } from '../../kit/dialogs/dialogs.ts';
import { SignIn } from './sign-in.tsx';
import classes from './sign-in-over.module.css';

const titles: Record<SessionEnd, string> = {
  expired: 'Sesja wygasła',
  elsewhere: 'Wylogowano w innej karcie',
};

/** Above every dialog of the page and its questions, below the messages at the corner. */
const layer = 400;

/**
 * The sign-in over a page whose session has ended: what was typed beneath waits for the same person.
 * Nothing beneath can be read or reached meanwhile.
 */
export function SignInOver({ ending }: { ending: SessionEnd }) {
  const me = useMe();
  const content = useOpenDialog(true, {
    close: () => undefined,
    addressed: false,
    layer,
    depth: 0,
  });
  return (
    <Modal.Root
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={layer}
      size={400}
      yOffset="8dvh"
      lockScroll={false}
    >
      <Modal.Overlay blur={12} backgroundOpacity={0.7} />
      <Modal.Content ref={content as RefObject<HTMLDivElement | null>}>
        <div className={classes.content}>
          <Modal.Title ref={nameDialog} className={classes.title}>
            {titles[ending]}
          </Modal.Title>
          <p className={classes.help}>
            Zaloguj się jako {me.fullname}, aby wrócić do pracy. To, co masz wpisane na tej stronie,
            czeka.
          </p>
          <SignIn username={me.username} back={addressOf('home')} over onEntered={resumeSession} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
