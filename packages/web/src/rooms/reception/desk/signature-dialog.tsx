import { Button } from '@mantine/core';
import { confirmParcel } from '@zaplecze/contract/rooms/reception/calls';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { report } from '../../../kit/calls/send.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal, useLeaving } from '../../../kit/dialogs/modal.tsx';
import { upload } from '../../../kit/files/upload.ts';
import { useUnsaved } from '../../../kit/forms/drafts/use-unsaved.ts';
import classes from '../reception.module.css';

type Props = {
  parcel: { id: number; sysNumber: string | null };
  onClose: () => void;
};

/** Whoever takes the parcel signs by finger, pen or mouse; the picture becomes a file of the parcel. */
export function SignatureDialog({ parcel, onClose }: Props) {
  return (
    <Modal title={`Odbiór: ${parcel.sysNumber ?? ''}`} opened onClose={onClose} size={560}>
      <Signing parcel={parcel} onClose={onClose} />
    </Modal>
  );
}

const size = { width: 1000, height: 400 };

function Signing({ parcel, onClose }: Props) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);
  const [signed, setSigned] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = useLeaving();
  const send = useSend(confirmParcel, { toast: 'Przesyłka odebrana', onDone: onClose });
  useUnsaved(signed && !send.isSuccess);
  useEffect(() => clear(sheet.current), []);
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = sheet.current?.getContext('2d');
    if (!context || !drawing.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    context.lineTo(
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    );
    context.stroke();
    setSigned(true);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    sheet.current?.getContext('2d')?.beginPath();
    drawing.current = true;
    draw(event);
  };
  const save = async () => {
    setBusy(true);
    try {
      const picture = await pictureOf(sheet.current);
      const name = `Podpis odbioru ${(parcel.sysNumber ?? '').replaceAll('/', '-')}.png`;
      const { id: signature } = await upload(new File([picture], name, { type: 'image/png' }));
      send.mutate({ params: { id: parcel.id }, body: { received: true, signature } });
    } catch (error) {
      report(error, () => void save());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className={classes.hint}>Podpisz w polu palcem, rysikiem albo myszą.</p>
      <canvas
        ref={sheet}
        className={classes.sheet}
        {...size}
        role="img"
        aria-label={signed ? 'Podpis' : 'Pole na podpis'}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => {
          drawing.current = false;
        }}
        onPointerCancel={() => {
          drawing.current = false;
        }}
      />
      <div className={classes.bar}>
        <Button
          variant="subtle"
          color="gray"
          disabled={!signed}
          onClick={() => {
            clear(sheet.current);
            setSigned(false);
          }}
        >
          Wyczyść
        </Button>
        <Button variant="default" onClick={() => leave(onClose)}>
          Anuluj
        </Button>
        <Button disabled={!signed} loading={busy || send.isPending} onClick={() => void save()}>
          Zapisz odbiór
        </Button>
      </div>
    </>
  );
}

/** White, whatever the colours of the screen are: it is printed. */
function clear(sheet: HTMLCanvasElement | null): void {
  const context = sheet?.getContext('2d');
  if (!context) return;
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = 'black';
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
}

const pictureOf = (sheet: HTMLCanvasElement | null): Promise<Blob> =>
  new Promise((resolve, reject) => {
    if (!sheet) return reject(new Error('No sheet to sign'));
    sheet.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture'))));
  });
