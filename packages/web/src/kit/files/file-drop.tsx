import '../first-screen/styles-forms.ts';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useEffect, useRef } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { toast } from '../dialogs/toast.ts';
import { useDropped } from './dropped.ts';
import { FileRows } from './file-rows.tsx';
import classes from './files.module.css';
import { useUploads } from './use-uploads.ts';

/**
 * Lets a record take files dropped anywhere on its page or dialog. What is on its way or was refused stands here, which
 * is scrolled to, until it has arrived or was let go. Choosing by keyboard stays with the record's list of files.
 */
export function FileDrop(props: {
  /** Where they go, after „Upuść, aby dodać”: 'do dokumentów klienta'. */
  to: string;
  /** Hangs an uploaded file on the record. */
  attach: (file: FileRef) => Promise<unknown>;
  /** Says what was added; by default in the number of files. */
  added?: (files: FileRef[]) => void;
}) {
  const { to, attach, added = sayAdded } = props;
  const place = useRef<HTMLElement>(null);
  const arrived = useRef<FileRef[]>([]);
  const uploads = useUploads(async (file) => {
    await attach(file);
    arrived.current.push(file);
    void uploads.settled().then(sayTogether);
  });
  const sayTogether = () => {
    const files = arrived.current;
    arrived.current = [];
    if (files.length === 0) return;
    added(files);
    void queryClient.invalidateQueries();
  };
  const over = useDropped(place, uploads.add);
  const coming = uploads.running.length;
  useEffect(() => {
    if (coming > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [coming]);
  return (
    <>
      {over && (
        <div className={classes.over}>
          <p>Upuść, aby dodać {to}</p>
        </div>
      )}
      <section
        ref={place}
        className={classes.coming}
        hidden={coming === 0}
        aria-label="Dodawane pliki"
      >
        <FileRows files={[]} uploads={uploads} />
      </section>
    </>
  );
}

function sayAdded(files: FileRef[]) {
  const [first] = files;
  toast.success(
    files.length === 1 && first
      ? `Dodano plik „${first.fileName}”`
      : `Dodano ${countWords(files.length, 'plik', 'pliki', 'plików')}`,
  );
}
