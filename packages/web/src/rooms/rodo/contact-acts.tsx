import {
  IconDownload,
  IconEraser,
  IconLock,
  IconLockOpen,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { exportPerson } from '@zaplecze/contract/rooms/rodo/calls';
import { type FoundGroup, setProcessing } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { onlyByRequest } from '@zaplecze/contract/rooms/rodo/lists';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { loadAnonymizePerson } from '../clients/index.ts';

const Anonymize = lazyPart(loadAnonymizePerson);

/** What the law lets one do with a contact person's data; `request`: in whose protocol it stands; `erasing`: it asks for erasure. */
export function ContactActs(props: {
  place: FoundGroup['places'][number];
  request?: number | undefined;
  erasing: boolean;
}) {
  const { place, request, erasing } = props;
  const [leaving, setLeaving] = useState(false);
  const set = useSend(setProcessing, { toast: 'Zapisano' });
  const { contact, title } = place;
  if (!contact) return null;
  const { id, restricted, objected } = contact;
  const change = (body: { restricted?: boolean; objected?: boolean }) =>
    set.mutate({ params: { id }, body: { ...body, case: request } });
  const actions = [
    {
      label: 'Eksport danych',
      icon: IconDownload,
      run: () =>
        void openSigned(exportPerson, { params: { id }, query: { format: 'zip', case: request } }),
    },
    restricted
      ? {
          label: 'Zdejmij ograniczenie',
          icon: IconLockOpen,
          run: () => change({ restricted: false }),
        }
      : {
          label: 'Ogranicz przetwarzanie',
          icon: IconLock,
          run: () => change({ restricted: true }),
        },
    {
      label: objected ? 'Cofnij sprzeciw' : 'Zapisz sprzeciw wobec marketingu',
      icon: IconSpeakerphone,
      run: () => change({ objected: !objected }),
    },
    {
      label: 'Anonimizuj',
      icon: IconEraser,
      danger: true,
      run: () => setLeaving(true),
      why: restricted && !erasing ? onlyByRequest : undefined,
    },
  ];
  return (
    <>
      <RowMenu name={title} actions={actions} />
      {leaving && (
        <Anonymize
          id={id}
          name={title}
          {...(request !== undefined && { request })}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
