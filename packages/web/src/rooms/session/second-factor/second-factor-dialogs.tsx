import '../../../kit/first-screen/styles-forms.ts';
import {
  disableSecondFactor,
  makeRecoveryCodes,
  resetSecondFactor,
} from '@zaplecze/contract/rooms/session/second-factor/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { ProofDialog } from '../../../kit/forms/proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const off = { save: 'Wyłącz', done: 'Weryfikacja dwuetapowa wyłączona' };

export function TurnOff({ onClose }: { onClose: () => void }) {
  return (
    <ProofDialog
      {...off}
      title="Wyłączenie weryfikacji dwuetapowej"
      text="Do zalogowania będzie wystarczać samo hasło. Wyślemy Ci o tym list."
      send={(body, options) => call(disableSecondFactor, { body }, options)}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** Recovery codes made anew: those before open nothing any more. */
export function NewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ProofDialog
      title="Nowe kody zapasowe"
      text="Dotychczasowe kody zapasowe przestaną działać."
      save="Utwórz kody"
      done={null}
      send={(body, options) => call(makeRecoveryCodes, { body }, options)}
      onDone={(created) => setCodes(created.codes)}
      onClose={onClose}
    />
  );
}

/** An administrator takes the second step off somebody who has lost everything. */
export function TurnOffFor(props: { person: { id: number; name: string }; onClose: () => void }) {
  const { person, onClose } = props;
  return (
    <ProofDialog
      {...off}
      title="Wyłączyć weryfikację dwuetapową?"
      text={`${person.name} zaloguje się samym hasłem i dostanie o tym list. Zrób to tylko na prośbę tej osoby, gdy straciła aplikację i kody zapasowe.`}
      send={(body, options) =>
        call(resetSecondFactor, { params: { id: person.id }, body }, options)
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
