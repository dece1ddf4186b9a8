import { addressOf } from '@zaplecze/contract/addresses';
import { useCustomColumns } from '../../../kit/custom-fields/described.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import '../../../kit/first-screen/styles-forms.ts';
import { IconDownload } from '@tabler/icons-react';
import { readImport } from '@zaplecze/contract/rooms/clients/import/calls';
import { importFields } from '@zaplecze/contract/rooms/clients/import/fields';
import { Needs } from '../../../kit/forms/needs-part.ts';
import classes from '../../../kit/imports/import.module.css';
import { SendTable, saveTemplate } from '../../../kit/imports/send-table.tsx';
import { LinkButton } from '../../../kit/navigation/link.tsx';
import { DetailHeader } from '../../../kit/records/details.tsx';
import { clientNeeds } from '../client-needs.ts';

/** The first step of an import: the file. */
export function ImportPage() {
  const go = useGo();
  const own = useCustomColumns('client');
  return (
    <div className={classes.page}>
      <DetailHeader title="Import klientów" back={addressOf('clients')} />
      <Needs of={clientNeeds} />
      <SendTable
        path={readImport.path}
        row="jeden klient"
        onRead={(id) => go(addressOf('clientImportFile', { id }))}
      />
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
        <div className={classes.actions}>
          <IconButton
            icon={IconDownload}
            onClick={() =>
              saveTemplate([...template, ...own.map(({ name }) => name)], 'import-klientow.csv')
            }
          >
            Pobierz wzór
          </IconButton>
          <LinkButton size="xs" variant="subtle" to={addressOf('data')}>
            Inne dane z plików
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

/** Of two ways to name the contact person, the one with separate columns. */
const template = importFields.filter(({ key }) => key !== 'person').map(({ name }) => name);
