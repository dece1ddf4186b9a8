import { useLocation, useParams } from '@tanstack/react-router';
import { getPerson, type Person, updatePerson } from '@zaplecze/contract/people';
import { personForm } from '@zaplecze/contract/people.forms';
import { ApiError, call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useFresh } from '../../kit/use-api.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { ProfileFields } from './profile-fields.tsx';
import { valuesOf } from './profile-values.ts';

export function ProfileEditPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useFresh(getPerson, { params: { id } });
  const user = answer.data?.user;
  if (answer.error) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />;
  if (!user) return <DetailSkeleton />;
  if (!user.may.edit) return <ErrorState error={new ApiError(403, 'Brak uprawnień')} />;
  return <ProfileEdit key={user.id} user={user} />;
}

function ProfileEdit({ user }: { user: Person }) {
  const start = useLocation().pathname.startsWith('/profile') ? '/profile' : '/team';
  const goBack = useGoBack(`${start}/view/${user.id}`);
  usePageTitle(`Edycja: ${user.fullname}`);
  const form = useRecordForm({
    schema: personForm,
    record: valuesOf(user),
    version: user.version,
    send: (body, options) => call(updatePerson, { params: { id: user.id }, body }, options),
    onDone: goBack,
  });
  return (
    <FormPage form={form} title={user.fullname} onCancel={goBack}>
      <ProfileFields user={user} />
    </FormPage>
  );
}
