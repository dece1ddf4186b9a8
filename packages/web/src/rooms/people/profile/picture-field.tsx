import { IconCamera, IconTrash } from '@tabler/icons-react';
import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { type FieldProps, useField } from '../../../kit/forms/form-context.tsx';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { Avatar } from '../../../kit/records/avatar.tsx';
import classes from './profile.module.css';

const CropDialog = lazyPart(part(() => import('./crop-dialog.tsx'), 'CropDialog'));

/** The portrait: chosen, cut to a square, uploaded; the value is the file's id or null. */
export function PictureField({ user, ...props }: FieldProps & { user?: Person }) {
  const { value, change, ref, error } = useField<number | null>(props);
  const [first, last] = useFormContext().watch(['firstName', 'lastName']);
  const [chosen, setChosen] = useState<File | null>(null);
  const [fresh, setFresh] = useState<{ id: number; path: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => URL.revokeObjectURL(fresh?.path ?? ''), [fresh]);
  const picture = [fresh, user?.picture].find((one) => one && one.id === value) ?? null;
  const name = `${first ?? ''} ${last ?? ''}`.trim() || '?';
  return (
    <div className={classes.picture}>
      <Avatar key={picture?.path} person={{ id: user?.id ?? 0, name, picture }} size={96} />
      <div className={classes.pictureButtons}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          hidden
          onChange={(event) => {
            setChosen(event.currentTarget.files?.[0] ?? null);
            event.currentTarget.value = '';
          }}
        />
        <IconButton ref={ref} icon={IconCamera} onClick={() => input.current?.click()}>
          {value === null ? 'Dodaj zdjęcie' : 'Zmień zdjęcie'}
        </IconButton>
        {value !== null && (
          <IconButton variant="subtle" color="gray" icon={IconTrash} onClick={() => change(null)}>
            Usuń zdjęcie
          </IconButton>
        )}
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onDone={(made) => {
            setChosen(null);
            setFresh(made);
            change(made.id);
          }}
        />
      )}
    </div>
  );
}
