import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { cleanLines, cleanNumber } from '@zaplecze/contract/kit/fields/clean';
import {
  nipChecksumOk,
  regonChecksumOk,
  sumProblem,
} from '@zaplecze/contract/kit/fields/company-numbers';
import { type CustomInput, customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { defaultColor } from '@zaplecze/contract/kit/fields/fields';
import {
  type ClientField,
  clientFields,
  likeService,
} from '@zaplecze/contract/rooms/clients/fields';
import { type ContactInput, importedClient } from '@zaplecze/contract/rooms/clients/forms';
import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import type { ImportedField, ImportField } from '@zaplecze/contract/rooms/clients/import/fields';
import type * as z from 'zod';
import type { customReader } from '../../../kit/custom-fields/imports.ts';
import { ambiguous, cellValue, isFormulaError, wrongFormula } from '../../../kit/imports/cells.ts';
import { listedNames } from '../../../kit/parsing/listed-names.ts';
import { plainName } from '../../../kit/parsing/names.ts';
import { wholeAddress } from './import-address.ts';
import type { ClientNames } from './import-names.ts';

type Lines = Required<z.output<typeof importedClient>>;
/** A client as its table has it: words that the file does not say are empty. */
export type ImportedClient = Omit<Lines, ClientField> & {
  [N in ClientField]: NonNullable<Lines[N]> extends string
    ? N extends 'website' | 'regon' | 'krs' | 'legalForm'
      ? string | null
      : string
    : number | null;
};
/** The same with its own fields that the row says. */
export type ClientRow = ImportedClient & { custom: CustomInput };

export type Wrong = { field: ImportedField; value: string; message: string };
/** `persons`: contact persons of the row, also where the rest of it is no client. */
export type ReadRow = {
  client: ClientRow | null;
  persons: ContactInput[];
  problems: Wrong[];
  warnings: Wrong[];
};

const missingName = 'Podaj nazwę firmy albo NIP';

/** What a contact person without a telephone and an e-mail of their own is reached by. */
const ofFirm: Partial<Record<ImportField, ImportField>> = {
  personPhone: 'phone',
  personEmail: 'email',
};

/**
 * Reads rows of a file as clients, what they say by the form's own rules: the messages are the form's. What is
 * not in the file is asked for once it is needed, or comes from the choices for the whole of it; invoice data from the service
 * address; the contact person's telephone and e-mail from the firm's.
 */
export function rowReader(
  { columns, instead, tags }: ImportSettings,
  known: ClientNames,
  readCustom: ReturnType<typeof customReader>,
) {
  const places = new Map<ImportField, number>();
  for (const [at, field] of columns.entries())
    if (field && customKeyOf(field) === undefined) places.set(field as ImportField, at);

  return (cells: string[]): ReadRow => {
    const problems: Wrong[] = [];
    const cell = (field: ImportField) =>
      cellValue(cleanLines(cells[places.get(field) ?? -1] ?? ''), field);
    const whole = wholeAddress(cell);
    const text = (field: ImportField) => whole[field] ?? cell(field);
    const hasProblem = (field: ImportField) => problems.some((one) => one.field === field);
    const wrong = (field: ImportField, message: string) => {
      if (!hasProblem(field)) problems.push({ field, value: text(field), message });
    };
    const one = (
      field: ImportField,
      names: keyof ClientNames,
      missing: string,
      name = text(field),
    ) => {
      const found = known[names].find(name);
      if (found === 'none') wrong(field, `${missing}: ${name}`);
      else if (found === 'several') wrong(field, ambiguous(name, field === 'clientService'));
      else return found;
      return undefined;
    };
    const several = (field: 'tags' | 'projectTypes' | 'clientService', missing: string) => {
      const names = listedNames(text(field), (name) => known[field].find(name) !== 'none');
      return names.flatMap((name) => one(field, field, missing, name) ?? []);
    };
    const province = (field: ClientField) => {
      const name = text(field).replace(/^woj(ewództwo|ewodztwo|\.)?\s+/i, '');
      if (name !== '') return one(field, 'province', 'Nie ma takiego województwa', name);
      return field === 'province' ? (instead.province ?? undefined) : undefined;
    };

    for (const field of places.keys()) {
      if (isFormulaError(text(field))) wrong(field, wrongFormula);
    }
    const warnings: Wrong[] = [];
    const postalCode = (field: ClientField) => {
      const value = text(field);
      // A sheet that took the code for a number has dropped its first zero.
      if (!/^\d{4}$/.test(value)) return value;
      const code = `0${value[0]}-${value.slice(1)}`;
      const message = `Brak zera na początku: zostanie zapisany kod ${code}`;
      warnings.push({ field, value, message });
      return code;
    };
    const regon = (field: ClientField) => {
      const value = text(field);
      const number = `0${cleanNumber(value).replace(/[\s-]/g, '')}`;
      // The same of a number whose last digit agrees once the zero is there again.
      if (!regonChecksumOk(number)) return value;
      const message = `Brak zera na początku: zostanie zapisany REGON ${number}`;
      warnings.push({ field, value, message });
      return number;
    };
    const firm = ownFields({ text, province, postalCode, regon });
    if (!text('name') && !text('nip')) wrong('name', missingName);
    const carers = several('clientService', 'Nie ma takiej osoby');
    const services = several('projectTypes', 'Nie ma takiej usługi');
    const persons = personsOf(text, () => {
      const name = text('personPosition');
      return name ? one('personPosition', 'personPosition', 'Nie ma takiego stanowiska') : null;
    });
    const says = {
      status: text('status') ? one('status', 'status', 'Nie ma takiego statusu') : instead.status,
      projectTypes: text('projectTypes') ? services : instead.projectTypes,
    };
    const result = importedClient.safeParse({
      ...firm,
      ...says,
      tags: [...tags, ...several('tags', 'Nie ma takiego tagu')],
      color: text('color') || defaultColor,
      clientService: text('clientService') ? carers : instead.clientService,
      persons,
    });
    if (!result.success) {
      for (const [path, message] of Object.entries(fieldErrors(result.error))) {
        const field = fieldOf(path, places);
        // A value copied from another column is reported there.
        const copied = field in likeService && text(field) === '';
        const firms = ofFirm[field];
        const fromFirm = firms !== undefined && text(field) === '' && hasProblem(firms);
        if (!copied && !fromFirm) wrong(field, message);
      }
    }
    if (result.success && result.data.nip && !nipChecksumOk(result.data.nip)) {
      warnings.push({
        field: 'nip',
        value: text('nip'),
        message: 'Suma kontrolna NIP się nie zgadza',
      });
    }
    const sum = result.success && result.data.regon && sumProblem('regon', result.data.regon);
    if (sum) warnings.push({ field: 'regon', value: text('regon'), message: sum });
    const own = readCustom((column) => cleanLines(cells[columns.indexOf(column)] ?? ''), says);
    problems.push(...own.problems);
    warnings.push(...own.warnings);
    return {
      client:
        result.success && problems.length === 0
          ? { ...wholeClient(result.data), custom: own.custom }
          : null,
      persons,
      problems,
      warnings,
    };
  };
}

/** What a row does not say, empty; a client known by its NIP alone is called by it. */
function wholeClient(read: z.output<typeof importedClient>): ImportedClient {
  const name = read.name || `NIP ${read.nip}`;
  const words = (field: Exclude<ClientField, 'province' | 'fvProvince'>) => read[field] ?? '';
  return {
    ...read,
    ...{ projectTypes: read.projectTypes ?? [], tags: read.tags ?? [] },
    ...{ name, fvName: words('fvName') || name, nip: words('nip') },
    ...{ phone: words('phone'), email: words('email') },
    ...{ street: words('street'), postalCode: words('postalCode'), city: words('city') },
    ...{ fvPhone: words('fvPhone'), fvEmail: words('fvEmail'), fvStreet: words('fvStreet') },
    ...{ fvPostalCode: words('fvPostalCode'), fvCity: words('fvCity') },
    ...{ province: read.province ?? null, fvProvince: read.fvProvince ?? null },
    ...{ website: read.website ?? null, legalForm: read.legalForm ?? null },
    ...{ regon: read.regon ?? null, krs: read.krs ?? null },
  };
}

type Reading = Record<
  'text' | 'province' | 'postalCode' | 'regon',
  (field: ClientField) => unknown
>;

/** A row's plain fields; those of the invoice that it does not say are as the firm's own. */
function ownFields(read: Reading): Partial<Record<ClientField, unknown>> {
  const own: Partial<Record<ClientField, unknown>> = {};
  for (const field of namesOf(clientFields)) {
    const { kind } = clientFields[field];
    own[field] =
      kind === 'province' || kind === 'postalCode' || kind === 'regon'
        ? read[kind](field)
        : read.text(field);
  }
  for (const [field, like] of Object.entries(likeService)) own[field as ClientField] ||= own[like];
  return own;
}

/** The contact persons of a row: the first from its columns, the others from a list. */
function personsOf(
  text: (field: ImportField) => string,
  position: () => number | null | undefined,
): ContactInput[] {
  const [first = '', ...rest] = text('person').split(' ').filter(Boolean);
  const firstName = text('personFirstName') || first;
  const lastName = text('personLastName') || rest.join(' ');
  const others = otherPersons(text('otherPersons'));
  if (firstName === '' && lastName === '') return others;
  const numbers = [text('personPhone'), text('personMobile')].filter(Boolean).join(', ');
  const own = numbers || text('personEmail');
  const phone = own ? numbers : text('phone');
  const email = own ? text('personEmail') : text('email');
  const description = text('personDescription');
  return [
    { firstName, lastName, phone, email, description, position: position() ?? null },
    ...others,
  ];
}

/** 'Anna Nowak, 600 100 200, anna@firma.pl; Jan Lis, jan@firma.pl', as our own list writes them. */
function otherPersons(text: string): ContactInput[] {
  const people = text.split(/[;\n]/).map((part) => part.trim());
  return people.filter(Boolean).map((person) => {
    const [name = '', ...reach] = person.split(',').map((part) => part.trim());
    const [firstName = '', ...rest] = name.split(' ').filter(Boolean);
    return {
      firstName,
      lastName: rest.join(' '),
      email: reach.find((part) => part.includes('@')) ?? '',
      phone: reach.filter((part) => part !== '' && !part.includes('@')).join(', '),
    };
  });
}

const contactFields: Record<string, ImportField> = {
  phone: 'personPhone',
  email: 'personEmail',
  position: 'personPosition',
  description: 'personDescription',
};

/** The column that a message of the form belongs to: `persons.0.phone` is the contact's telephone. */
function fieldOf(path: string, places: Map<ImportField, number>): ImportField {
  const [, at, part = ''] = /^persons\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (at === undefined) {
    const [whole = ''] = path.split('.');
    return whole === 'persons' ? 'person' : (whole as ImportField);
  }
  if (at !== '0') return 'otherPersons';
  if (part === 'firstName') return places.has('personFirstName') ? 'personFirstName' : 'person';
  if (part === 'lastName') return places.has('personLastName') ? 'personLastName' : 'person';
  return contactFields[part] ?? 'person';
}

/** The form in which NIPs are compared and stored. */
export const bareNip = (text: string) =>
  plainName(cleanNumber(text))
    .replace(/^(?:nip\b)?[: ]*(?:pl)?/, '')
    .replace(/[\s-]/g, '');
