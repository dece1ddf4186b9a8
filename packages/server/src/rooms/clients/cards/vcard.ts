import { readPhones } from '@zaplecze/contract/kit/fields/phone-numbers';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { ICAL } from '../../../kit/exports/ical.ts';

type Contact = Client['persons'][number];
type Property = [name: string, parameters: object, type: string, value: string | string[]];

/** Version 3.0 (RFC 2426): Outlook reads no later one, everything else reads it. */
const design = ICAL.design.getDesignSet('vcard3');

const text = (name: string, value: string | null | undefined, parameters = {}): Property[] =>
  value ? [[name, parameters, 'text', value]] : [];

/** Each number of a field apart, as telephones dial them. */
function phones(typed: string | null): Property[] {
  const numbers = typed ? readPhones(typed) : [];
  if (typeof numbers === 'string') return text('tel', typed);
  return numbers.map(({ digits, extension }) => {
    const whole = digits.startsWith('+') ? digits : `+48${digits}`;
    const dialled = extension ? `${whole};ext=${extension}` : whole;
    return ['tel', { type: 'WORK' }, 'phone-number', dialled];
  });
}

const address = ({ street, city, postalCode }: Client): Property[] =>
  street || city || postalCode
    ? [['adr', { type: 'WORK' }, 'text', ['', '', street, city, '', postalCode, '']]]
    : [];

const written = (properties: Property[]): string =>
  ICAL.stringify.component(['vcard', [['version', {}, 'text', '3.0'], ...properties], []], design);

/**
 * The card of a firm.
 * @param installation what makes its UID this installation's
 */
export const clientCard = (client: Client, installation: string): string =>
  written([
    ...text('uid', `klient-${client.id}@${installation}`),
    ...text('fn', client.name),
    ['n', {}, 'text', ['', '', '', '', '']],
    ['org', {}, 'text', [client.name]],
    ...phones(client.phone),
    ...text('email', client.email, { type: 'INTERNET' }),
    ...address(client),
    ...(client.website ? [['url', {}, 'uri', client.website] as Property] : []),
    ['x-abshowas', {}, 'unknown', 'COMPANY'],
  ]);

/** The card of a contact person, with the firm and where it is. */
export const contactCard = (client: Client, person: Contact, installation: string): string =>
  written([
    ...text('uid', `osoba-${person.id}@${installation}`),
    ...text('fn', `${person.firstName} ${person.lastName}`.trim()),
    ['n', {}, 'text', [person.lastName, person.firstName, '', '', '']],
    ['org', {}, 'text', [client.name]],
    ...text('title', person.position?.name),
    ...phones(person.phone),
    ...text('email', person.email, { type: 'INTERNET' }),
    ...address(client),
  ]);
