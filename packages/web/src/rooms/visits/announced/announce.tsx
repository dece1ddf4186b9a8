import { addressOf } from '@zaplecze/contract/addresses';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedForm } from '@zaplecze/contract/rooms/visits/announced/forms';
import { call } from '../../../kit/calls/api.ts';
import { useMe } from '../../../kit/calls/session.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { AnnouncedFields } from './announced-fields.tsx';

const hour = 3_600_000;
/** The next whole hour. */
const soon = () => new Date(Math.ceil(Date.now() / hour) * hour).toISOString();

export function AnnouncePage() {
  const goBack = useGoBack(addressOf('ownGuests'));
  const me = useMe();
  const form = useRecordForm({
    schema: announcedForm,
    defaults: {
      ...{ fullName: '', user: me.flags.reception ? null : me.id, expected: soon() },
      ...{ client: null, clientName: '', people: 1, car: '', description: '' },
    },
    send: (body, options) => call(announceGuest, { body }, options),
    onDone: goBack,
    done: 'Gość zapowiedziany',
  });
  return (
    <FormPage form={form} title="Zapowiedz gościa" save="Zapowiedz" onCancel={goBack}>
      <AnnouncedFields />
    </FormPage>
  );
}
