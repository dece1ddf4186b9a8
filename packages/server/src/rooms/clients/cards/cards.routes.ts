import { randomUUID } from 'node:crypto';
import { getClientCard, getContactCard } from '@zaplecze/contract/rooms/clients/cards/calls';
import { anonymous } from '@zaplecze/contract/rooms/clients/lists';
import { restrictedPerson } from '@zaplecze/contract/rooms/rodo/lists';
import type { FastifyReply } from 'fastify';
import { keepSecret } from '../../../kit/database/secret.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import { on, type Services } from '../../../kit/http/calls/mount.ts';
import { ticketReader } from '../../../kit/http/ticket.ts';
import { plainName } from '../../../kit/parsing/names.ts';
import { getClient } from '../clients.queries.ts';
import { findContact } from '../contacts/contacts.queries.ts';

/** As calendars name their entries: the same card again is the same contact. */
const installationOf = ({ db }: Services) => keepSecret(db, 'calendar-name', randomUUID);

function sendCards(reply: FastifyReply, name: string, cards: string[]): string {
  reply.type('text/vcard; charset=utf-8');
  const fileName = plainName(name).replace(/[^a-z\d]+/g, '-');
  reply.header('content-disposition', `attachment; filename="${fileName}.vcf"`);
  reply.header('cache-control', 'private, no-store');
  return `${cards.join('\r\n')}\r\n`;
}

export const cardRoutes = [
  on(getClientCard, {
    reader: ticketReader,
    record: ({ db, user, params }) => getClient(db, user, params.id),
    handle: async ({ services, reply, record }) => {
      const { clientCard, contactCard } = await import('./vcard.ts');
      const installation = await installationOf(services);
      const people = record.persons.filter((one) => !one.anonymized && !one.restricted);
      return sendCards(reply, record.name, [
        clientCard(record, installation),
        ...people.map((person) => contactCard(record, person, installation)),
      ]);
    },
  }),
  on(getContactCard, {
    reader: ticketReader,
    record: ({ db, params }) => findContact(db, params.id),
    handle: async ({ db, user, services, reply, record }) => {
      const client = await getClient(db, user, record.client);
      const person = client?.persons.find(({ id }) => id === record.id);
      if (!client || !person || person.anonymized) throw conflict(anonymous);
      const name = `${person.firstName} ${person.lastName}`;
      // Data that may only be stored go to no address book (art. 18 of the GDPR).
      if (person.restricted) throw conflict(restrictedPerson(name));
      const { contactCard } = await import('./vcard.ts');
      return sendCards(reply, name, [contactCard(client, person, await installationOf(services))]);
    },
  }),
];
