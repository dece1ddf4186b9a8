import { addressOf } from '@zaplecze/contract/addresses';
import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedFields } from '@zaplecze/contract/rooms/visits/announced/fields';
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
      ...blankFields(announcedFields),
      user: me.flags.reception ? null : me.id,
      expected: soon(),
      people: 1,
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
