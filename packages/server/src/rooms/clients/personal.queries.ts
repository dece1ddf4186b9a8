import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { contactFields } from '@zaplecze/contract/rooms/clients/contact-fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

/** What was written about one contact person may name another. */
export const contactTexts: PersonalTexts = {
  label: 'Opis innej osoby kontaktowej',
  table: 'clientPerson',
  columns: personalNames(contactFields),
  // The record itself: exported and made anonymous field by field.
  besides: ['firstName', 'lastName', 'phone', 'email'],
  ofClient: (client) => sql`x.client = ${client}`,
};

/** Contact persons, by their client. */
export const contactRecords: ClientRecords = {
  ofClient: (client) => sql`select p.id from "clientPerson" p where p.client = ${client}`,
};

/** Consents, by their client. */
export const agreementRecords: ClientRecords = {
  ofClient: (client) => sql`select a.id from "clientAgreement" a where a.client = ${client}`,
};

/** The client itself, as what a notification of a note is about. */
export const itself: ClientRecords = {
  ofClient: (client) => sql`select ${client}::int as id`,
};
