import { type ImportField, importFieldName } from '@zaplecze/contract/client-import.fields';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import type { Sheet, SheetColumn } from '../../kit/exports/sheet.ts';
import type { WholeClient } from './clients.list.queries.ts';

/** Names may have commas in them; the import reads both. */
const joined = (parts: (string | null)[], by = '; ') => parts.filter(Boolean).join(by);

/** Columns are called as the import knows them, so that what goes out can come in again. */
const column = (
  field: ImportField,
  width: number,
  text: (row: WholeClient) => string | null | undefined,
): SheetColumn<WholeClient> => ({ header: importFieldName(field), width, text });

export const clientSheet: Sheet<WholeClient> = {
  title: 'Klienci',
  columns: [
    column('name', 40, (row) => row.name),
    column('nip', 13, (row) => row.nip),
    column('status', 14, (row) => clientStatuses.find(({ id }) => id === row.status)?.name),
    column('phone', 16, (row) => row.phone),
    column('email', 28, (row) => row.email),
    column('street', 28, (row) => row.street),
    column('postalCode', 13, (row) => row.postalCode),
    column('city', 18, (row) => row.city),
    column('province', 20, (row) => row.province),
    column('clientService', 28, (row) => joined(row.clientService)),
    column('projectTypes', 28, (row) => joined(row.projectTypes)),
    column('tags', 24, (row) => joined(row.tags)),
    column('personFirstName', 18, ({ persons: [first] }) => first?.firstName),
    column('personLastName', 20, ({ persons: [first] }) => first?.lastName),
    column('personPosition', 20, ({ persons: [first] }) => first?.position),
    column('personPhone', 16, ({ persons: [first] }) => first?.phone),
    column('personEmail', 28, ({ persons: [first] }) => first?.email),
    column('personDescription', 28, ({ persons: [first] }) => first?.description),
    column('otherPersons', 40, ({ persons: [, ...others] }) =>
      joined(
        others.map(({ firstName, lastName, phone, email }) =>
          joined([`${firstName} ${lastName}`, phone, email], ', '),
        ),
      ),
    ),
    column('fvName', 40, (row) => row.fvName),
    column('fvPhone', 16, (row) => row.fvPhone),
    column('fvEmail', 28, (row) => row.fvEmail),
    column('fvStreet', 28, (row) => row.fvStreet),
    column('fvPostalCode', 13, (row) => row.fvPostalCode),
    column('fvCity', 18, (row) => row.fvCity),
    column('fvProvince', 20, (row) => row.fvProvince),
    column('color', 10, (row) => row.color),
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
  ],
};
