import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import {
  choice,
  color,
  defaultColor,
  fileInput,
  id,
  optionalChoice,
} from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf, mayLack } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import type { Client } from './calls.ts';
import { agreementFields, contactFields } from './contact-fields.ts';
import { type ClientField, clientFields, clientWork, likeService } from './fields.ts';
import { unreachable } from './lists.ts';

/** The form of a client with contact persons, carers and consents. */

const missingPerson = 'Osoba kontaktowa jest wymagana';

const { clientService, ...work } = shapeOf(clientWork);

/** The client's own fields, in the order of the form. */
const clientShape = { ...shapeOf(clientFields), ...work, color: color() };

const contactShape = { ...shapeOf(contactFields), custom: customInput('contact') };
type Reachable = { phone?: string | null; email?: string | null };
const reachable = {
  error: unreachable,
  path: ['phone'],
};
const isReachable = (value: Reachable) => Boolean(value.phone || value.email);

export const contactInput = z
  .strictObject({ id: id().optional(), ...contactShape })
  .refine(isReachable, reachable);
export type ContactInput = z.input<typeof contactInput>;

const agreementShape = {
  ...shapeOf(agreementFields),
  file: fileInput('Plik jest wymagany'),
};
/** In the client's own form: −n is the n-th of `persons` sent with it, who has no id yet. */
const formPerson = z.union([z.int().min(-200).max(-1), optionalChoice()]).optional();
export const agreementInput = z.strictObject({
  id: id().optional(),
  ...agreementShape,
  person: formPerson,
});

const nested = {
  clientService,
  persons: z.array(contactInput).min(1, { error: missingPerson }).max(200),
  agreements: z.array(agreementInput).max(200),
};

/** The whole form: what the product's pages send in one call, kept or refused as one. */
export const clientForm = z.strictObject({
  ...clientShape,
  tags: clientShape.tags.default([]),
  color: clientShape.color.default(defaultColor),
  clientService: nested.clientService,
  persons: nested.persons,
  agreements: nested.agreements.default([]),
  custom: customInput('client'),
});
export type ClientForm = z.output<typeof clientForm>;

/** Callers may create the client alone, then carers, persons and consents (CLI-31). */
export const clientCreate = clientForm.extend({
  clientService: nested.clientService.optional(),
  persons: nested.persons.optional(),
  agreements: nested.agreements.optional(),
});

/** Fields of the firm; the invoice has the same, until somebody says otherwise. */
const { nip, ...firm } = clientFields;
const ofInvoice = (name: string) => name in likeService;
const quickFields = {
  nip,
  ...Object.fromEntries(Object.entries(firm).filter(([name]) => !ofInvoice(name))),
} as { [N in Exclude<ClientField, keyof typeof likeService>]: (typeof clientFields)[N] };

const { clientService: carers, status: begun } = shapeOf(mayLack(clientWork));
const isNamed = ({ name, nip: number }: { name?: string | null; nip?: string | null }) =>
  Boolean(name || number);

/** A name or a NIP is enough; the rest comes from registers, or is said when it is needed (CLI-110). */
export const quickClient = z
  .strictObject({ ...shapeOf(mayLack(quickFields)), clientService: carers, status: begun })
  .refine(isNamed, { error: 'Podaj nazwę firmy albo NIP', path: ['name'] });
export type QuickClient = z.output<typeof quickClient>;

const { projectTypes: kinds, tags } = shapeOf(mayLack(clientWork));

/** A row of a file: as much is enough (CLI-345), and what it says is checked as in the form. */
export const importedClient = z.strictObject({
  ...shapeOf(mayLack(clientFields)),
  ...{ status: clientShape.status, projectTypes: kinds, tags, clientService, color: color() },
  persons: z.array(contactInput).max(200),
});

export const clientChanges = z
  .strictObject({ ...clientShape, ...nested, custom: customInput('client') })
  .partial();
type ClientChanges = z.input<typeof clientChanges>;

/** Contact persons that can be edited and chosen: not those who were made anonymous, or whose data may only be kept. */
export const livingPersons = (client: Client) =>
  client.persons.filter(({ anonymized, restricted }) => anonymized === null && restricted === null);

/** A client as its form holds it. */
export const clientFormOf = (client: Client) =>
  ({
    ...formOf(clientFields, client),
    // Of one that was begun with its name alone the form asks for them.
    province: client.province as number,
    fvProvince: client.fvProvince as number,
    ...formOf(clientWork, client),
    // A client without a colour is shown grey; the form then has none to send.
    color: client.color ?? (null as never),
    custom: customIds(client.custom),
    persons: livingPersons(client).map((person) => ({
      id: person.id,
      ...formOf(contactFields, person),
      custom: customIds(person.custom),
    })),
    agreements: client.agreements.flatMap(({ id, file, ...consent }) =>
      file === null ? [] : [{ id, ...formOf(agreementFields, consent), file: file.id }],
    ),
  }) satisfies Required<ClientChanges>;

export const clientCollections: Collections<ClientChanges> = {
  projectTypes: { kind: 'set' },
  tags: { kind: 'set' },
  clientService: { kind: 'set' },
  persons: { kind: 'rows', key: ['id'], entity: 'clientPerson', owner: 'client' },
  agreements: { kind: 'rows', key: ['id'], entity: 'clientAgreement', owner: 'client' },
};

/** A contact person made or changed alone. */
export const contactCreate = z
  .strictObject({ ...contactShape, client: choice('Klient jest wymagany') })
  .refine(isReachable, reachable);
export const contactChanges = z.strictObject(contactShape).partial();

/** A consent made or changed alone. */
export const agreementCreate = z.strictObject({
  ...agreementShape,
  client: choice('Klient jest wymagany'),
});
export const agreementChanges = agreementCreate.partial();
