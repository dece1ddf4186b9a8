import { emptyToken, tokenForm } from '@zaplecze/contract/rooms/session/access-tokens/forms';
import { useState } from 'react';
import type { CallOptions } from '../../kit/calls/api.ts';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { OwnProof } from '../../kit/forms/own-proof.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { RightsField } from './rights-field.tsx';
import { ShownOnce } from './shown-once.tsx';

/** A new key, told once it is made. `send`: for oneself, or for a program. */
export function TokenForm({
  send,
  onClose,
}: {
  send: (body: object, options: CallOptions) => Promise<{ token: string }>;
  onClose: () => void;
}) {
  const [token, setToken] = useState<string | null>(null);
  const form = useRecordForm({
    schema: tokenForm,
    defaults: emptyToken(),
    done: 'Klucz utworzony',
    send: (body, options) => send(body, options),
    onDone: (created) => setToken(created.token),
  });
  if (token !== null) {
    return (
      <ShownOnce
        title="Nowy klucz dostępu"
        what="klucz"
        says="Zapisz klucz w programie, który ma się nim łączyć."
        secret={token}
        onClose={onClose}
      />
    );
  }
  return (
    <FormModal form={form} title="Nowy klucz dostępu" save="Utwórz klucz" onClose={onClose}>
      <TextField
        name="name"
        label="Nazwa"
        required
        autoFocus
        help="Po niej poznasz, który program go używa."
      />
      <DateField
        name="expires"
        label="Ważny do"
        required
        help="Najwyżej rok. Tydzień wcześniej przyjdzie powiadomienie."
      />
      <RightsField />
      <OwnProof help="Klucz otwiera dane bez hasła, więc pytamy o nie teraz." />
    </FormModal>
  );
}
