import type { ConsentRow, Disclosure } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { consentColumns, disclosureColumns } from '@zaplecze/contract/rooms/rodo/registers/columns';
import { fieldColumns, type Sheet } from '../../../kit/exports/sheet.ts';
import type { Recipient } from './marketing.queries.ts';

export const consentSheet: Sheet<ConsentRow> = {
  title: 'Rejestr zgód',
  columns: fieldColumns<ConsentRow>(consentColumns, {
    client: { width: 40 },
    state: { width: 14 },
    channel: { width: 16 },
    wording: { width: 60 },
    file: { header: 'Plik', text: (row) => row.file?.fileName },
  }),
};

export const disclosureSheet: Sheet<Disclosure> = {
  title: 'Rejestr udostępnień',
  columns: fieldColumns<Disclosure>(disclosureColumns, {
    by: { header: 'Kto', width: 22, text: (row) => row.by?.name ?? 'System' },
  }),
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
