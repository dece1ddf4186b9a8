import { setImmediate } from 'node:timers/promises';
import { mostProblems } from '@zaplecze/contract/kit/calls/imports';
import {
  type CustomField,
  customColumn,
  customKeyOf,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { type ContactInput, contactInput } from '@zaplecze/contract/rooms/clients/forms';
import type { ImportPreview, ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import { type ImportedField, importFields } from '@zaplecze/contract/rooms/clients/import/fields';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import {
  assertNotWorked,
  customReader,
  findImportedCustom,
  namedClients,
} from '../../../kit/custom-fields/imports.ts';
import { repeatedRows } from '../../../kit/custom-fields/unique.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { NumberedRow } from '../../../kit/parsing/table-limits.ts';
import { clientNames } from './contacts-import.queries.ts';
import { findKnown, findNamed, firstOfNips } from './import.queries.ts';
import type { ClientNames } from './import-names.ts';
import { bareNip, type ClientRow, type ImportedClient, rowReader } from './import-row.ts';

export type CheckedImport = { preview: ImportPreview; clients: ClientRow[] };

/** Milliseconds of looking at rows before other requests are let in. */
const turn = 25;

/**
 * Looks at every cell of a file, as it is to be read, and at the numbers of tax payers that are in
 * the base or stand twice. Writes nothing.
 *
 * @throws HttpError 400 on a choice for the whole file that cannot be made (any more)
 */
export async function checkRows(
  db: Db,
  rows: NumberedRow[],
  settings: ImportSettings,
  user: User,
): Promise<CheckedImport> {
  const known = await findKnown(db);
  const fields = await findImportedCustom(db, 'client', user.flags);
  assertChoices(settings, known);
  await assertNotWorked(db, { record: 'client', flags: user.flags }, settings.columns);
  assertColumns(settings, fields);
  const missing = missingFields(settings, fields);
  const client = await clientNames(db, {
    ...{ user, ids: [], files: [] },
    texts: namedClients(fields, settings.columns, rows),
  });
  const custom = customReader(fields, { people: known.clientService, client });
  const read = rowReader(settings, known, custom);
  const nipAt = settings.columns.indexOf('nip');
  const nameAt = settings.columns.indexOf('name');
  const nips = rows.map(({ cells }) => bareNip(cells[nipAt] ?? ''));
  const inBase = await firstOfNips(
    db,
    [...new Set(nips)].filter((nip) => /^\d{10}$/.test(nip)),
  );
  const firstRow = new Map<string, number>();
  const formOf = new Map<string, ClientRow>();
  // Without a NIP only its name says which client it is.
  const unnumbered = rows.flatMap(({ cells }, at) =>
    nips[at] === '' ? [cells[nameAt] ?? ''] : [],
  );
  const named = await findNamed(db, [...new Set(unnumbered.map(plain))]);
  const firstNamed = new Map<string, number>();

  const clients: ClientRow[] = [];
  /** The rows of the file that they stand in. */
  const numbers: number[] = [];
  const preview: ImportPreview = {
    clients: 0,
    missing,
    problems: [],
    problemCount: 0,
    warnings: [],
    warningCount: 0,
    duplicates: [],
    duplicateCount: 0,
    samples: [],
  };
  let began = performance.now();
  for (const [at, { number, cells }] of rows.entries()) {
    if (performance.now() - began > turn) {
      await setImmediate();
      began = performance.now();
    }
    const nip = nips[at] ?? '';
    const client = inBase.get(nip) ?? null;
    const earlier = client || nip === '' ? null : (firstRow.get(nip) ?? null);
    if (nip !== '' && !firstRow.has(nip)) firstRow.set(nip, number);
    if (client || earlier !== null) {
      preview.duplicateCount += 1;
      const name = cells[nameAt] ?? '';
      addOnce(preview.duplicates, { row: number, name, nip, client, earlier });
      if (settings.duplicates === 'skip') {
        const form = formOf.get(nip);
        if (client || !form) continue;
        const further = read(cells);
        // What such a row does not say of the firm, the first one did.
        for (const wrong of further.problems) {
          if (!ofPerson.has(wrong.field) || wrong.value === '') continue;
          preview.problemCount += 1;
          addOnce(preview.problems, { row: number, ...wrong });
        }
        addContacts(form, further.persons);
        continue;
      }
    }
    const row = read(cells);
    const name = nip === '' ? plain(cells[nameAt] ?? '') : '';
    const same = firstNamed.get(name);
    if (name !== '' && (named.has(name) || same !== undefined)) {
      const message = named.has(name)
        ? 'Klient o tej nazwie już jest; bez NIP-u powstanie drugi'
        : `Ta nazwa jest też w wierszu ${same}; bez NIP-u powstaną dwaj klienci`;
      row.warnings.push({ field: 'name', value: cells[nameAt] ?? '', message });
    } else if (name !== '') firstNamed.set(name, number);
    for (const wrong of row.problems) {
      // Said once for the whole file, not again in each row.
      if (missing.includes(wrong.field)) continue;
      preview.problemCount += 1;
      addOnce(preview.problems, { row: number, ...wrong });
    }
    for (const warning of row.warnings) {
      preview.warningCount += 1;
      addOnce(preview.warnings, { row: number, ...warning });
    }
    if (!row.client) continue;
    clients.push(row.client);
    numbers.push(number);
    if (nip !== '' && !formOf.has(nip)) formOf.set(nip, row.client);
    if (preview.samples.length < 5) preview.samples.push(sampleOf(number, row.client, known));
  }
  const uniqueRows = clients.map(({ custom }, at) => ({
    number: numbers[at] ?? 0,
    is: null,
    custom,
  }));
  const repeated = await repeatedRows(db, { user, record: 'client' }, { fields, rows: uniqueRows });
  for (const { row, field, message } of repeated) {
    const cells = rows.find(({ number }) => number === row)?.cells ?? [];
    const value = cells[settings.columns.indexOf(field)] ?? '';
    preview.problemCount += 1;
    addOnce(preview.problems, { row, field, value, message });
  }
  preview.problems.sort((a, b) => a.row - b.row);
  const left = new Set(repeated.map(({ row }) => row));
  preview.samples = preview.samples.filter(({ row }) => !left.has(row));
  const good = clients.filter((_, at) => !left.has(numbers[at] ?? 0));
  preview.clients = good.length;
  return { preview, clients: good };
}

/** What a row says of its contact persons. */
const ofPerson = new Set<ImportedField>(
  importFields.flatMap(({ key }) => (/^(person|otherPersons)/.test(key) ? [key] : [])),
);

/** A further row of a company in the file brings its contact persons, those that are others. */
function addContacts(form: ImportedClient, persons: ContactInput[]): void {
  const keyOf = ({ firstName, lastName, email, phone }: ImportedClient['persons'][number]) =>
    plain([firstName, lastName, email, phone].join(' '));
  const known = new Set(form.persons.map(keyOf));
  for (const person of persons) {
    const reach = person.phone || person.email ? {} : { phone: form.phone, email: form.email };
    const { data } = contactInput.safeParse({ ...person, ...reach });
    if (data && !known.has(keyOf(data))) form.persons.push(data);
  }
}

function addOnce<T>(list: T[], item: T): void {
  if (list.length < mostProblems) list.push(item);
}

/** Whether everything may come in, but for rows that are left out. */
export const isGood = (
  { missing, problemCount, clients }: ImportPreview,
  { skipFaulty = false }: ImportSettings,
) => missing.length === 0 && (problemCount === 0 || skipFaulty) && clients > 0;

function sampleOf(
  row: number,
  client: ImportedClient,
  known: ClientNames,
): ImportPreview['samples'][number] {
  const [contact] = client.persons;
  return {
    row,
    name: client.name,
    nip: client.nip,
    address: [client.street, `${client.postalCode} ${client.city}`.trim()]
      .filter(Boolean)
      .join(', '),
    contact: contact ? `${contact.firstName} ${contact.lastName}` : '',
    carers: client.clientService.map((id) => known.clientService.nameOf(id)).join(', '),
    status: clientStatuses.find(({ id }) => id === client.status)?.name ?? '',
  };
}

/** Needed fields that neither a column nor the choice for the whole file gives. */
function missingFields(
  { columns, instead }: ImportSettings,
  custom: CustomField[],
): ImportedField[] {
  const fields = new Set<ImportedField | null>(columns);
  if (instead.clientService.length > 0) fields.add('clientService');
  if (instead.status !== null) fields.add('status');
  if (fields.has('nip')) fields.add('name');
  const own = custom.map(customColumn);
  return [...importFields, ...own].flatMap((field) =>
    'needed' in field && field.needed && !fields.has(field.key) ? [field.key] : [],
  );
}

/** Own fields that are there no more, or that this person may fill no more. */
function assertColumns({ columns }: ImportSettings, custom: CustomField[]): void {
  const isForeign = (column: ImportedField | null) => {
    const key = customKeyOf(column ?? '');
    return key !== undefined && !custom.some((field) => field.key === key);
  };
  if (columns.some(isForeign)) throw invalid({ columns: 'Nie ma takiego pola' });
}

/** Who left or was archived since cannot be chosen for the whole file. */
function assertChoices({ instead, tags }: ImportSettings, known: ClientNames): void {
  const errors: Record<string, string> = {};
  const chosen = { ...instead, tags };
  const look = (field: 'clientService' | 'projectTypes' | 'tags', at: string, message: string) => {
    if (!chosen[field].every((id) => known[field].has(id))) errors[at] = message;
  };
  look('clientService', 'instead.clientService', 'Nie ma takiej osoby');
  look('projectTypes', 'instead.projectTypes', 'Nie ma takiej usługi');
  look('tags', 'tags', 'Nie ma takiego tagu');
  if (instead.province !== null && !known.province.has(instead.province)) {
    errors['instead.province'] = 'Nie ma takiego województwa';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
