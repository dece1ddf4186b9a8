import '../first-screen/styles-forms.ts';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import classes from './files.module.css';

/** A place to drop files on, or to choose them by a button; serves as a form's field too. */
export function DropZone(props: {
  onFiles: (files: File[]) => void;
  label?: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  single?: boolean;
  children?: ReactNode;
  /** Reaches the input, so that a form can bring the focus here. */
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { onFiles, label, help, error, required, disabled, name, single, children, inputRef } =
    props;
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(single ? files.slice(0, 1) : files);
  };
  return (
    <div>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
          {required && (
            <span className={classes.mark} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      {help && <p className={classes.help}>{help}</p>}
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse's way; the button below serves everybody */}
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-error={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          ref={inputRef}
          id={id}
          name={name}
          type="file"
          className={classes.input}
          multiple={!single}
          disabled={disabled}
          aria-label={label ? undefined : 'Dodaj pliki'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <IconUpload size={16} stroke={1.5} aria-hidden />
        <span>
          {single ? 'Wybierz plik' : 'Wybierz pliki'}{' '}
          <span className={classes.or}>lub upuść tutaj</span>
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
