import { addressOf } from '@zaplecze/contract/addresses';
import { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { newPersonForm } from '@zaplecze/contract/rooms/people/forms';
import { call } from '../../../kit/calls/api.ts';
import { useMe } from '../../../kit/calls/session.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { blankEmployment, NewEmploymentFields } from '../../absences/index.ts';
import { sureOfDoubles } from '../replacements/confirm-duplicates.ts';
import { tellInvited } from '../show-invitation.ts';
import { ProfileFields } from './profile-fields.tsx';
import { newProfile } from './profile-values.ts';

export function ProfileAddPage() {
  const goBack = useGoBack(addressOf('team'));
  const isAdmin = useMe().flags.admin;
  const form = useRecordForm({
    schema: newPersonForm,
    defaults: { ...newProfile(), password: '', code: '', employment: blankEmployment },
    send: (body, options) => call(createPerson, { body }, options),
    ask: (body) => sureOfDoubles(body),
    onDone: ({ id, stored }) => {
      tellInvited('Dodano pracownika', { id, stored, isAdmin });
      goBack();
    },
    done: null,
  });
  return (
    <FormPage form={form} title="Nowy pracownik" onCancel={goBack}>
      <ProfileFields employment={<NewEmploymentFields />} />
    </FormPage>
  );
}
