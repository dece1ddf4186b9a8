import { Button } from '@mantine/core';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { CopyButton } from '../../kit/records/details.tsx';
import classes from './machines.module.css';

/** Shows a secret this once. `says`: its purpose. */
export function ShownOnce(props: {
  title: string;
  what: string;
  says: string;
  secret: string;
  onClose: () => void;
}) {
  const { title, what, says, secret, onClose } = props;
  return (
    <Modal title={title} opened onClose={onClose}>
      <p>{says} Nie zobaczysz go ponownie.</p>
      <p className={classes.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} what={what} />
      </p>
      <div className={classes.end}>
        <Button onClick={onClose}>Zapisane</Button>
      </div>
    </Modal>
  );
}
