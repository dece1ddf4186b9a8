import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { confirmParcel, type Reception } from '@zaplecze/contract/rooms/reception/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import classes from './reception.module.css';

const SignatureDialog = lazyPart(
  part(() => import('./desk/signature-dialog.tsx'), 'SignatureDialog'),
);

/** 'Odebrane' of a parcel that came: one click, or with a signature; and its taking back. */
export function ParcelActs({ record }: { record: Reception }) {
  const { id, receivedAt, direction } = record;
  const [signing, setSigning] = useState(false);
  const send = useSend(confirmParcel, {
    toast: receivedAt ? 'Przesyłka znów czeka' : 'Przesyłka odebrana',
  });
  if (direction !== 'inbound') return null;
  const confirm = (received: boolean) => send.mutate({ params: { id }, body: { received } });
  return (
    <div className={classes.acts}>
      {receivedAt ? (
        <IconButton
          size="compact-sm"
          loading={send.isPending}
          icon={IconArrowBackUp}
          onClick={() => confirm(false)}
        >
          Jednak nie odebrane
        </IconButton>
      ) : (
        <>
          <Button
            size="compact-sm"
            loading={send.isPending}
            leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
            onClick={() => confirm(true)}
          >
            Odebrane
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setSigning(true)}>
            Odebrane z podpisem
          </Button>
        </>
      )}
      {signing && <SignatureDialog parcel={record} onClose={() => setSigning(false)} />}
    </div>
  );
}
