import { createPerson } from '@zaplecze/contract/people';
import { personForm } from '@zaplecze/contract/people.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { useGoBack } from '../../kit/use-go-back.ts';
import { ProfileFields } from './profile-fields.tsx';
import { newProfile } from './profile-values.ts';
import { sureOfDoubles } from './sure-of-doubles.ts';

export function ProfileAddPage() {
  const goBack = useGoBack('/team');
  const form = useRecordForm({
    schema: personForm,
    defaults: newProfile(),
    send: (body, options) => call(createPerson, { body }, options),
    ask: (body) => sureOfDoubles(body),
    onDone: goBack,
    done: 'Dodano pracownika; zaproszenie jest w drodze',
  });
  return (
    <FormPage form={form} title="Nowy pracownik" onCancel={goBack}>
      <ProfileFields />
    </FormPage>
  );
}
