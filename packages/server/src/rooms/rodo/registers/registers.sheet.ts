import type { PersonalCaseRow } from '@zaplecze/contract/rooms/rodo/cases/calls';
import {
  caseKinds,
  caseStatuses,
  channels,
  consentStates,
  disclosureKinds,
  endReasons,
  nameById,
} from '@zaplecze/contract/rooms/rodo/lists';
import type {
  Activity,
  ConsentRow,
  Disclosure,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import type { Sheet } from '../../../kit/exports/sheet.ts';
import type { Recipient } from './marketing.queries.ts';

export const caseSheet: Sheet<PersonalCaseRow> = {
  title: 'Sprawy RODO',
  columns: [
    { header: 'Nr', number: (row) => row.id },
    { header: 'Żądanie', text: (row) => nameById(caseKinds, row.kind) },
    { header: 'Osoba', text: (row) => row.name },
    { header: 'Wpłynęło', day: (row) => row.received },
    { header: 'Termin odpowiedzi', day: (row) => row.due },
    { header: 'Przedłużona', width: 12, text: (row) => (row.extended ? 'tak' : 'nie') },
    { header: 'Prowadzi', text: (row) => row.handler.name },
    { header: 'Stan', width: 14, text: (row) => nameById(caseStatuses, row.status) },
    { header: 'Zakończono', day: (row) => row.closed },
  ],
};

export const consentSheet: Sheet<ConsentRow> = {
  title: 'Rejestr zgód',
  columns: [
    { header: 'Typ zgody', text: (row) => row.type.name },
    { header: 'Osoba', text: (row) => row.person?.name },
    { header: 'Klient', width: 40, text: (row) => row.client.name },
    { header: 'Stan', width: 14, text: (row) => nameById(consentStates, row.state) },
    { header: 'Wyrażona', day: (row) => row.given },
    { header: 'Wycofana', day: (row) => row.withdrawn },
    {
      header: 'Powód zakończenia',
      width: 20,
      text: (row) => row.endReason && nameById(endReasons, row.endReason),
    },
    {
      header: 'Jak wyrażono',
      width: 16,
      text: (row) => row.channel && nameById(channels, row.channel),
    },
    { header: 'Wersja treści', number: (row) => row.wordingVersion },
    { header: 'Treść', width: 60, text: (row) => row.wording },
    { header: 'Plik', text: (row) => row.file?.fileName },
  ],
};

export const disclosureSheet: Sheet<Disclosure> = {
  title: 'Rejestr udostępnień',
  columns: [
    { header: 'Kiedy', moment: (row) => row.at },
    { header: 'Rodzaj', width: 18, text: (row) => nameById(disclosureKinds, row.kind) },
    { header: 'Co', width: 40, text: (row) => row.what },
    { header: 'Ile', number: (row) => row.rows },
    { header: 'Odbiorca', text: (row) => row.recipient },
    { header: 'Cel', text: (row) => row.purpose },
    { header: 'Podstawa', text: (row) => row.ground },
    { header: 'Kto', width: 22, text: (row) => row.by?.name ?? 'System' },
  ],
};

export const activitySheet: Sheet<Activity> = {
  title: 'Rejestr czynności przetwarzania',
  people: false,
  columns: [
    { header: 'Czynność', width: 32, text: (row) => row.name },
    { header: 'Cel', width: 40, text: (row) => row.purpose },
    { header: 'Podstawa prawna', width: 32, text: (row) => row.ground },
    { header: 'Kategorie osób', width: 32, text: (row) => row.people },
    { header: 'Kategorie danych', width: 40, text: (row) => row.data },
    { header: 'Odbiorcy', width: 32, text: (row) => row.recipients },
    { header: 'Państwa trzecie', width: 28, text: (row) => row.transfers },
    { header: 'Termin usunięcia', width: 32, text: (row) => row.retention },
    { header: 'Zabezpieczenia', width: 32, text: (row) => row.security },
  ],
};

export const marketingSheet = (type: string): Sheet<Recipient> => ({
  title: `Lista marketingowa ${type}`,
  columns: [
    { header: 'Osoba', text: (row) => row.name },
    { header: 'Klient', width: 40, text: (row) => row.client },
    { header: 'E-mail', text: (row) => row.email },
    { header: 'Telefon', width: 16, text: (row) => row.phone },
    { header: 'Zgoda wyrażona', day: (row) => row.given },
  ],
});
