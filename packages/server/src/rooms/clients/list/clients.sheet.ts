import { type ClientField, clientFields, fileOrder } from '@zaplecze/contract/rooms/clients/fields';
import { type ImportField, importFieldName } from '@zaplecze/contract/rooms/clients/import/fields';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { kindWidths, type Sheet, type SheetColumn } from '../../../kit/exports/sheet.ts';
import { listedCell } from '../../../kit/parsing/listed-names.ts';
import type { WholeClient } from '../whole-clients.queries.ts';

const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);

/** Headings are those of the import, so that an export can be imported again. */
const column = (
  field: ImportField,
  width: number,
  text: (row: WholeClient) => string | null | undefined,
): SheetColumn<WholeClient> => ({ header: importFieldName(field), width, text });

/** Names are longer than most texts, towns shorter. */
const widths: Partial<Record<ClientField, number>> = { name: 40, fvName: 40, city: 18, fvCity: 18 };
const own = (field: ClientField) =>
  column(field, widths[field] ?? kindWidths[clientFields[field].kind], (row) => row[field]);

export const clientSheet: Sheet<WholeClient> = {
  title: 'Klienci',
  columns: [
    ...fileOrder.first.map(own),
    column('status', 14, (row) => clientStatuses.find(({ id }) => id === row.status)?.name),
    ...fileOrder.firm.map(own),
    column('clientService', 28, (row) => listedCell(row.clientService, '; ')),
    column('projectTypes', 28, (row) => listedCell(row.projectTypes, '; ')),
    column('tags', 24, (row) => listedCell(row.tags, '; ')),
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
        '; ',
      ),
    ),
    ...fileOrder.invoice.map(own),
    column('color', 10, (row) => row.color),
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
  ],
};
