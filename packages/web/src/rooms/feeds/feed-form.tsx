import { createFeed } from '@zaplecze/contract/rooms/feeds/calls';
import { feedForm } from '@zaplecze/contract/rooms/feeds/forms';
import {
  type FeedAlarm,
  type FeedKind,
  feedAlarms,
  feedKinds,
} from '@zaplecze/contract/rooms/feeds/lists';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { OwnProof } from '../../kit/forms/own-proof.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { dictionarySource } from '../choice-sources/index.ts';

const departments = dictionarySource('department');

/** What the new address is to open. */
export function FeedForm(props: { onClose: () => void; onMade: (address: string) => void }) {
  const form = useRecordForm({
    schema: feedForm,
    defaults: {
      kind: 'own' as FeedKind,
      department: null,
      alarm: 'none' as FeedAlarm,
      password: '',
    },
    send: (body, options) => call(createFeed, { body }, options),
    onDone: ({ address }) => props.onMade(address),
    done: null,
  });
  return (
    <FormModal
      form={form}
      title="Nowy adres kalendarza"
      save="Utwórz adres"
      onClose={props.onClose}
    >
      <Fields />
    </FormModal>
  );
}

function Fields() {
  const { flags } = useMe();
  const kind = useFormContext().watch('kind') as FeedKind;
  const kinds = feedKinds.filter(({ id }) => id !== 'periods' || flags.manager);
  return (
    <>
      <SelectField
        name="kind"
        label="Co ma być w kalendarzu"
        options={kinds}
        help={kinds.find(({ id }) => id === kind)?.text}
        required
        autoFocus
      />
      {kind !== 'own' && (
        <ChoicePicker
          name="department"
          label="Dział"
          source={departments}
          required={kind === 'department'}
          help={kind === 'periods' ? 'Puste: wszystkie działy.' : undefined}
        />
      )}
      {kind === 'own' && (
        <SelectField
          name="alarm"
          label="Przypomnienia o terminach i gościach"
          options={feedAlarms}
          help="O tym, co na cały dzień: rano tego dnia o 8:00, albo dzień wcześniej o 9:00. Google pomija przypomnienia z takich kalendarzy."
        />
      )}
      <OwnProof help="Adres otwiera kalendarz bez hasła, więc pytamy o nie teraz." />
    </>
  );
}
