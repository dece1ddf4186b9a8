import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { idsOf } from '@zaplecze/contract/kit/values/records';
import { getPerson, type Person, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import {
  type PersonForm,
  personCollections,
  personFormOf,
  provenPersonForm,
} from '@zaplecze/contract/rooms/people/forms';
import { ApiError, call } from '../../../kit/calls/api.ts';
import { useFresh } from '../../../kit/calls/use-api.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { usePageName } from '../../../kit/navigation/page-place.tsx';
import { PageProblem, PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { sureOfDoubles } from '../replacements/confirm-duplicates.ts';
import { ProfileFields } from './profile-fields.tsx';

export function ProfileEditPage({ id }: ParamsOf<'profileEdit'>) {
  const answer = useFresh(getPerson, { params: { id } });
  const user = answer.data?.user;
  if (answer.error || !user) return <PendingPage answer={answer} back={addressOf('team')} />;
  if (!user.may.edit)
    return <PageProblem error={new ApiError(403, 'Brak uprawnień')} back={addressOf('team')} />;
  return <ProfileEdit key={user.id} user={user} />;
}

/** Clients get their carers from many hands: only who was added and taken away is sent. */
function withJoined(user: Person, { clients, ...body }: Partial<PersonForm>) {
  if (!clients) return body;
  const before = idsOf(user.clients);
  const add = clients.filter((id) => !before.includes(id));
  const remove = before.filter((id) => !clients.includes(id));
  return { ...body, clients: { add, remove } };
}

function ProfileEdit({ user }: { user: Person }) {
  const own = usePageName() === 'profileEdit';
  const goBack = useGoBack(addressOf(own ? 'profile' : 'person', { id: user.id }));
  usePageTitle(`Edycja: ${user.fullname}`);
  const form = useRecordForm({
    schema: provenPersonForm,
    record: { ...personFormOf(user), password: '', code: '' },
    collections: personCollections,
    version: user.version,
    send: (body, options) =>
      call(updatePerson, { params: { id: user.id }, body: withJoined(user, body) }, options),
    ask: (changes) => sureOfDoubles(changes, user),
    onDone: goBack,
  });
  return (
    <FormPage form={form} title={user.fullname} onCancel={goBack}>
      <ProfileFields user={user} />
    </FormPage>
  );
}
