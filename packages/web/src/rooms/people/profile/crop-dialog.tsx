import 'react-easy-crop/react-easy-crop.css';
import { Button, Group } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { ApiError } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { upload } from '../../../kit/files/upload.ts';
import classes from './profile.module.css';

/** More than the server keeps, so that its own resizing has something to work with. */
const side = 640;
const unreadable = 'Nie udało się otworzyć tego pliku. Wybierz zdjęcie JPG, PNG, WebP albo GIF.';

async function cut(address: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new ApiError(0, unreadable);
  return new File([blob], 'portret.png', { type: 'image/png' });
}

/** Choosing the square of a picture: by mouse and wheel, by fingers, or by arrows and the slider. */
export function CropDialog(props: {
  file: File;
  onClose: () => void;
  /** The uploaded square, with an address that shows it in this browser. */
  onDone: (picture: { id: number; path: string }) => void;
}) {
  const { file, onClose, onDone } = props;
  const [address, setAddress] = useState<string>();
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const slider = useId();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  const use = async () => {
    if (!address || !area) return;
    setBusy(true);
    try {
      const square = await cut(address, area);
      const { id } = await upload(square);
      onDone({ id, path: URL.createObjectURL(square) });
    } catch (error) {
      report(error, () => void use());
      setBusy(false);
    }
  };
  return (
    <Modal title="Wykadruj zdjęcie" opened onClose={onClose}>
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={at}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{
            alt: 'Zdjęcie do wykadrowania',
            onError: () => {
              toast.error(unreadable);
              onClose();
            },
          }}
          cropperProps={{ role: 'application', 'aria-label': 'Kadr: przesuń strzałkami' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={classes.zoom}>
        <label htmlFor={slider}>Powiększenie</label>
        <input
          id={slider}
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button loading={busy} disabled={!area} onClick={() => void use()}>
          Użyj zdjęcia
        </Button>
      </Group>
    </Modal>
  );
}
