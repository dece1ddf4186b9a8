import { addressOf } from '@zaplecze/contract/addresses';
import { useGo } from '../../kit/navigation/use-go.ts';
import '../../kit/first-screen/styles-forms.ts';
import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { readImport } from '@zaplecze/contract/client-import';
import { largestImport, mostImportRows } from '@zaplecze/contract/kit/imports';
import { importFields } from '@zaplecze/contract/client-import.fields';
import { Suspense, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { DropZone } from '../../kit/files/drop-zone.tsx';
import { openAddress, sendFile } from '../../kit/files/upload.ts';
import { Needs } from '../../kit/forms/needs-part.ts';
import { DetailHeader } from '../../kit/records/details.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { clientNeeds } from './client-needs.ts';
import classes from './import.module.css';

/** The first step of an import: the file. */
export function ImportPage() {
  const go = useGo();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const send = async ([file]: File[]) => {
    if (!file) return;
    setError('');
    setShare(0);
    try {
      const { id } = await sendFile<{ id: number }>(readImport.path, file, {
        largest: largestImport,
        onProgress: setShare,
      });
      await go(addressOf('clientImportFile', { id }));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Coś poszło nie tak.');
    } finally {
      setShare(null);
    }
  };
  return (
    <div className={classes.page}>
      <DetailHeader title="Import klientów" back={addressOf('clients')} />
      <Suspense>
        <Needs of={clientNeeds} />
      </Suspense>
      <DropZone
        label="Plik XLSX lub CSV"
        help={`Pierwszy wiersz to nagłówki kolumn, każdy następny to jeden klient. Najwyżej ${formatNumber(mostImportRows)} wierszy i 10 MB.`}
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
      <section className={classes.help}>
        <h2>Jak przygotować plik</h2>
        <ul>
          <li>
            Nazwy i kolejność kolumn są dowolne: w następnym kroku dopasujesz je do pól klienta.
          </li>
          <li>
            Opiekuna, status, usługi i województwo można wybrać raz dla całego pliku. Puste dane do
            faktury są takie jak adres usługi.
          </li>
          <li>Plik pobrany z listy klientów przyciskiem „Eksport” można zaimportować bez zmian.</li>
          <li>Zanim cokolwiek zostanie zapisane, zobaczysz każdą komórkę do poprawienia.</li>
        </ul>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={saveTemplate}
        >
          Pobierz wzór
        </Button>
      </section>
    </div>
  );
}

/** A file with nothing but the headings that are known, for filling in. */
function saveTemplate() {
  // Of two ways to name the contact person, the one with separate columns.
  const headers = importFields.filter(({ key }) => key !== 'person').map(({ name }) => name);
  const file = new Blob([`\ufeff${headers.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  openAddress(address, 'import-klientow.csv');
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
