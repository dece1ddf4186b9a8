import '../../../kit/first-screen/styles-forms.ts';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import {
  confirmSecondFactor,
  setUpSecondFactor,
} from '@zaplecze/contract/rooms/session/second-factor/calls';
import { confirmForm, setupForm } from '@zaplecze/contract/rooms/session/second-factor/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { OwnProof } from '../../../kit/forms/own-proof.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { CopyButton } from '../../../kit/records/details.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type Key = Answer<typeof setUpSecondFactor>;

const title = 'Włączenie weryfikacji dwuetapowej';

/** Password, then the key for the app and its first code, then the codes for a lost app. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (key) return <FirstCode keyOf={key} onClose={onClose} onDone={setCodes} />;
  return <OwnPassword onClose={onClose} onDone={setKey} />;
}

function OwnPassword({ onClose, onDone }: { onClose: () => void; onDone: (key: Key) => void }) {
  const form = useRecordForm({
    schema: setupForm,
    defaults: { password: '' },
    done: null,
    send: (body, options) => call(setUpSecondFactor, { body }, options),
    onDone,
  });
  return (
    <FormModal form={form} title={title} save="Dalej" size={420} onClose={onClose}>
      <OwnProof autoFocus />
    </FormModal>
  );
}

function FirstCode(props: { keyOf: Key; onClose: () => void; onDone: (codes: string[]) => void }) {
  const { keyOf, onClose, onDone } = props;
  const form = useRecordForm({
    schema: confirmForm,
    defaults: { code: '' },
    done: null,
    send: (body, options) => call(confirmSecondFactor, { body }, options),
    onDone: ({ codes }) => onDone(codes),
  });
  const spaced = keyOf.secret.replace(/.{4}(?=.)/g, '$& ');
  return (
    <FormModal form={form} title={title} save="Włącz" size={420} onClose={onClose}>
      <p className={classes.first}>
        Zeskanuj obrazek aplikacją uwierzytelniającą (np. Google Authenticator, Aegis, 2FAS) albo
        przepisz klucz, a potem podaj sześć cyfr, które pokaże.
      </p>
      <img className={classes.picture} src={keyOf.picture} alt="Kod QR z kluczem dla aplikacji" />
      <p className={classes.key}>
        <code>{spaced}</code>
        <CopyButton text={keyOf.secret} what="klucz" />
      </p>
      <TextField
        name="code"
        label="Kod z aplikacji"
        required
        autoComplete="one-time-code"
        autoFocus
      />
    </FormModal>
  );
}
