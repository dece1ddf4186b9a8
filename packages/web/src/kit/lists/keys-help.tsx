import { Modal } from '../dialogs/modal.tsx';
import classes from './keys.module.css';

const told: [string, string][] = [
  ['/', 'szukaj na liście'],
  ['↓ ↑ lub j k', 'następny i poprzedni wiersz'],
  ['Enter', 'otwórz wiersz'],
  ['n', 'dodaj'],
  ['Ctrl K', 'szukaj wszędzie'],
  ['?', 'ta pomoc'],
];

/** What the keys of a list do. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Skróty klawiszowe" opened onClose={onClose} size={400}>
      <dl className={classes.keys}>
        {told.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
