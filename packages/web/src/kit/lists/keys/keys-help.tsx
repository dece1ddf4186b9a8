import { Modal } from '../../dialogs/modal.tsx';
import classes from './keys.module.css';

export type KeyDescriptions = readonly (readonly [string, string])[];

const listKeys: KeyDescriptions = [
  ['/', 'szukaj na liście'],
  ['↓ ↑ lub j k', 'następny i poprzedni wiersz'],
  ['Enter', 'otwórz wiersz'],
  ['n', 'dodaj'],
  ['f v', 'filtry, widok'],
  ['x', 'wybierz wiersz'],
  ['s o t', 'zmień status, osobę, termin wiersza'],
  ['Ctrl K', 'szukaj wszędzie'],
  ['?', 'ta pomoc'],
];

/** What keys do: those of a list, unless told. */
export function KeysHelp({
  keys = listKeys,
  onClose,
}: {
  keys?: KeyDescriptions;
  onClose: () => void;
}) {
  return (
    <Modal title="Skróty klawiszowe" opened onClose={onClose} size={400}>
      <dl className={classes.keys}>
        {keys.map(([key, what]) => (
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
