import { Button } from '@mantine/core';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { openAddress } from '../../../kit/files/upload.ts';
import { CopyButton } from '../../../kit/records/details.tsx';
import classes from './second-factor.module.css';

/** Downloads the codes as a text file. */
function saveCodes(codes: string[]) {
  const lines = ['Kody zapasowe. Każdy wpuszcza raz.', '', ...codes, ''];
  const file = new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  openAddress(address, 'kody-zapasowe.txt');
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The recovery codes, shown this once: the dialog closes only after the person confirms that they are stored. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Modal title="Kody zapasowe" opened staysOpen onClose={onClose} size={420}>
      <p className={classes.first}>
        Zapisz te kody w bezpiecznym miejscu: każdy wpuści raz, gdy stracisz aplikację. Nie
        zobaczysz ich ponownie; wcześniejsze kody już nie działają.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.end}>
        <CopyButton text={codes.join('\n')} what="kody zapasowe" />
        <Button variant="default" onClick={() => saveCodes(codes)}>
          Pobierz plik
        </Button>
        <Button onClick={onClose} data-autofocus>
          Zapisałem kody
        </Button>
      </div>
    </Modal>
  );
}
