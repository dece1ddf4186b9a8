import { Button } from '@mantine/core';
import { enterCode } from '@zaplecze/contract/rooms/session/second-factor/calls';
import { codeForm } from '@zaplecze/contract/rooms/session/second-factor/forms';
import { call } from '../../../kit/calls/api.ts';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { BoxForm } from '../short-form.tsx';

/** The second step of signing in, for who has turned it on: the ticket says that the first is done. */
export function CodeStep(props: {
  ticket: string;
  /** Without a heading: what it stands in has one. */
  untitled?: boolean;
  onEntered: (token: string) => unknown;
  onBack: () => void;
}) {
  const { ticket, untitled, onEntered, onBack } = props;
  const form = useRecordForm({
    schema: codeForm,
    defaults: { code: '' },
    done: null,
    send: async ({ code }) => {
      const { access_token } = await call(enterCode, { body: { ticket, code } });
      await onEntered(access_token);
    },
  });
  return (
    <BoxForm
      form={form}
      title={untitled ? undefined : 'Kod z aplikacji'}
      help="Podaj sześć cyfr, które pokazuje teraz Twoja aplikacja, albo jeden z kodów zapasowych."
      save="Zaloguj się"
      after={
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          Wróć do hasła
        </Button>
      }
    >
      <TextField name="code" label="Kod" required autoComplete="one-time-code" autoFocus />
    </BoxForm>
  );
}
