import '../first-screen/styles-forms.ts';
import { Progress } from '@mantine/core';
import { largestImport, mostImportRows } from '@zaplecze/contract/kit/calls/imports';
import { useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { openAddress, sendFile } from '../files/upload.ts';
import { formatNumber } from '../records/format.ts';
import classes from './import.module.css';

/** The first step of an import: the file. `row`: what each row is, in the nominative. */
export function SendTable({
  path,
  row,
  onRead,
}: {
  path: string;
  row: string;
  onRead: (id: number) => Promise<unknown>;
}) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const send = async ([file]: File[]) => {
    if (!file) return;
    setError('');
    setShare(0);
    try {
      const { id } = await sendFile<{ id: number }>(path, file, {
        largest: largestImport,
        onProgress: setShare,
      });
      await onRead(id);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Coś poszło nie tak.');
    } finally {
      setShare(null);
    }
  };
  return (
    <>
      <DropZone
        label="Plik XLSX lub CSV"
        help={`Pierwszy wiersz to nagłówki kolumn, każdy następny to ${row}. Może to być też ODS albo wizytówki (VCF). Najwyżej ${formatNumber(mostImportRows)} wierszy i 10 MB.`}
        single
        disabled={share !== null}
        error={error || undefined}
        onFiles={(files) => void send(files)}
      />
      <div className={classes.wait} role="status">
        {share !== null && (
          <>
            <Progress value={share * 100} animated={share === 1} aria-label="Przesyłanie pliku" />
            {share < 1 ? 'Przesyłanie pliku…' : 'Czytanie pliku…'}
          </>
        )}
      </div>
    </>
  );
}

/** Downloads a file with nothing but these headings, for filling in. */
export function saveTemplate(headers: string[], fileName: string) {
  const file = new Blob([`\ufeff${headers.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  openAddress(address, fileName);
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
