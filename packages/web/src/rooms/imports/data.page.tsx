import { PageHead } from '../../kit/navigation/page-head.tsx';
import '../../kit/first-screen/styles-forms.ts';
import { addressOf } from '@zaplecze/contract/addresses';
import { getBackups } from '@zaplecze/contract/rooms/backups/calls';
import { orderWholeExport } from '@zaplecze/contract/rooms/exports/calls';
import {
  type ImportKind,
  importKinds,
  mayImportKind,
} from '@zaplecze/contract/rooms/imports/lists';
import { useMay } from '../../kit/calls/session.ts';
import importClasses from '../../kit/imports/import.module.css';
import { AppLink } from '../../kit/navigation/link.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { Backups } from './backups.tsx';
import classes from './data.module.css';
import { WholeExports } from './whole-exports.tsx';

const about: Record<ImportKind, string> = {
  contact: 'Osoby kontaktowe klientów, którzy już są w bazie.',
  project: 'Projekty z zadaniami, które daje usługa.',
  issue: 'Zgłoszenia, także zamknięte.',
  document: 'Spis dokumentów z dodanymi obok plikami.',
  person: 'Pracownicy, z zaproszeniami albo bez.',
};

const names: Record<ImportKind, string> = {
  contact: 'Osoby kontaktowe',
  project: 'Projekty',
  issue: 'Zgłoszenia',
  document: 'Dokumenty',
  person: 'Pracownicy',
};

/** Imports from files, and the export of everything. */
export function DataPage() {
  const mayExport = useMay(orderWholeExport);
  const mayBackups = useMay(getBackups);
  return (
    <div className={importClasses.page}>
      <PageHead title="Import i eksport" />
      <MainBox title="Wczytaj z pliku">
        <p className={importClasses.note}>
          Pliki XLSX, ODS, CSV i wizytówki VCF, także eksporty innych CRM-ów, kontakty z Google i
          Outlooka oraz kontrahenci z programów do faktur. Zanim cokolwiek zostanie zapisane,
          zobaczysz każdą komórkę do poprawienia; wiersze z błędami możesz pominąć.
        </p>
        <ul className={classes.kinds}>
          <li>
            <AppLink to={addressOf('clientImport')}>Klienci</AppLink>
            <span>Klienci z pierwszymi osobami kontaktowymi.</span>
          </li>
          {importKinds.map((kind) => (
            <Kind key={kind} kind={kind} />
          ))}
        </ul>
      </MainBox>
      {mayExport && <WholeExports />}
      {mayBackups && (
        <div className={classes.next}>
          <Backups />
        </div>
      )}
    </div>
  );
}

function Kind({ kind }: { kind: ImportKind }) {
  const may = useMay({ allow: mayImportKind[kind] });
  if (!may) return null;
  return (
    <li>
      <AppLink to={addressOf('dataImport', { kind })}>{names[kind]}</AppLink>
      <span>{about[kind]}</span>
    </li>
  );
}
