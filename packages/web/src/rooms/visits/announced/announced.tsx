import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  type Announcement,
  getAnnounced,
  updateAnnounced,
} from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedFields } from '@zaplecze/contract/rooms/visits/announced/fields';
import { announcedForm, announcedFormOf } from '@zaplecze/contract/rooms/visits/announced/forms';
import { call } from '../../../kit/calls/api.ts';
import { useFresh } from '../../../kit/calls/use-api.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { DetailHeader } from '../../../kit/records/details.tsx';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import { PersonName } from '../../person-names/index.ts';
import { AnnouncedFields } from './announced-fields.tsx';

/** An announced guest: to be corrected until they come, then to read. */
export function AnnouncedPage({ id }: ParamsOf<'announcedGuest'>) {
  const answer = useFresh(getAnnounced, { params: { id } });
  const known = answer.data?.announced;
  usePageTitle(known?.fullName);
  if (answer.error || !known) return <PendingPage answer={answer} back={addressOf('ownGuests')} />;
  return known.may.edit ? <Edit key={known.id} known={known} /> : <Came known={known} />;
}

function Edit({ known }: { known: Announcement }) {
  const goBack = useGoBack(addressOf('ownGuests'));
  const { id, version } = known;
  const form = useRecordForm({
    schema: announcedForm,
    record: announcedFormOf(known),
    version,
    send: (body, options) => call(updateAnnounced, { params: { id }, body }, options),
    onDone: goBack,
  });
  return (
    <FormPage form={form} title="Zapowiedziany gość" onCancel={goBack}>
      <AnnouncedFields known={known} />
    </FormPage>
  );
}

const guest = ['user', 'client', 'people', 'car', 'entered'] as const;

function Came({ known }: { known: Announcement }) {
  return (
    <>
      <DetailHeader title={known.fullName} back={addressOf('ownGuests')} />
      <FieldFacts
        fields={announcedFields}
        only={guest}
        record={{ ...known, client: known.client?.name ?? known.clientName }}
        own={{ user: (person) => <PersonName person={person} />, client: (name) => name }}
      />
    </>
  );
}
