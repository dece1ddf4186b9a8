import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { getReception } from '@zaplecze/contract/rooms/reception/calls';
import type { ReactNode } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailHeader } from '../../kit/records/details.tsx';
import { RecordActions } from '../../kit/records/in-place/record-actions.tsx';
import { ParcelActs } from './parcel-acts.tsx';
import { ReceptionFacts } from './reception-facts.tsx';

/** A guest or a parcel, for whom it concerns: notifications lead here. `above`: what they may do about it. */
export function ReceptionViewPage({ id, above }: ParamsOf<'guest'> & { above?: ReactNode }) {
  const answer = useApi(getReception, { params: { id } });
  const record = answer.data?.reception;
  const guest = record?.category === 'guest';
  const name = guest ? record.fullName : record?.description;
  usePageTitle(name ?? undefined);
  if (!record) return <PendingPage answer={answer} back={addressOf('notifications')} />;
  return (
    <>
      <DeletedNote error={answer.error} />
      <DetailHeader
        title={name}
        back={addressOf('notifications')}
        actions={
          <RecordActions
            name={name ?? ''}
            edit={
              record.may.edit && {
                to: addressOf(guest ? 'guestEdit' : 'parcelEdit', { id: record.id }),
              }
            }
          />
        }
      />
      {above}
      {!guest && <ParcelActs record={record} />}
      <ReceptionFacts record={record} />
    </>
  );
}
