import { addressOf } from '@zaplecze/contract/addresses';
import { getReception } from '@zaplecze/contract/rooms/reception/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { RecordFoot } from '../../kit/dialogs/record-foot.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import type { OpenItem } from '../../kit/records/use-item.ts';
import { ParcelActs } from './parcel-acts.tsx';
import { ReceptionFacts } from './reception-facts.tsx';

/** 'Podgląd' of a row. */
export function ReceptionView({ item, guest }: { item: OpenItem; guest: boolean }) {
  const { id, close } = item;
  const answer = useApi(getReception, { params: { id } });
  const record = answer.data?.reception;
  const name = (guest ? record?.fullName : record?.sysNumber) ?? item.name ?? '';
  return (
    <Modal
      title={guest ? `Gość: ${name}` : `Przesyłka ${name}`}
      opened
      onClose={close}
      waits={!record}
      address="item"
      size={640}
    >
      {record ? (
        <>
          <DeletedNote error={answer.error} />
          {!guest && <ParcelActs record={record} />}
          <ReceptionFacts record={record} />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
      <RecordFoot
        onClose={close}
        edit={record?.may.edit && { to: addressOf(guest ? 'guestEdit' : 'parcelEdit', { id }) }}
      />
    </Modal>
  );
}
