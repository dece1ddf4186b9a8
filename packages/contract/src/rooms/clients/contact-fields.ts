import type { Fields } from '../../kit/fields/field-kinds.ts';
import { channels, endReasons } from '../rodo/lists.ts';

/** The fields of what a client's form holds beside the firm: contact persons and consents. */

/** A telephone or an e-mail must be there (CLI-61, CLI-62). */
export const contactFields = {
  firstName: {
    label: 'Imię',
    kind: 'text',
    section: 'contact',
    missing: 'Imię jest wymagane',
    max: 100,
  },
  lastName: {
    label: 'Nazwisko',
    kind: 'text',
    section: 'contact',
    missing: 'Nazwisko jest wymagane',
    max: 100,
  },
  phone: { label: 'Telefon', kind: 'phone', section: 'contact' },
  email: { label: 'E-mail', kind: 'email', section: 'contact' },
  position: { label: 'Stanowisko', kind: 'record', of: 'position', section: 'contact' },
  description: { label: 'Opis', kind: 'long', section: 'contact', max: 2000, personal: true },
  /** Since when the person's data may only be stored (art. 18 of the GDPR). */
  restricted: { label: 'Przetwarzanie ograniczone', kind: 'moment' },
  /** Since when they are not used for marketing (art. 21). */
  objected: { label: 'Sprzeciw wobec marketingu', kind: 'moment' },
} as const satisfies Fields<'contact'>;

export const agreementFields = {
  type: {
    label: 'Typ zgody',
    kind: 'record',
    of: 'agreementType',
    section: 'agreement',
    missing: 'Wybierz typ zgody',
  },
  person: { label: 'Kto wyraził', kind: 'record', of: 'clientPerson', section: 'agreement' },
  given: { label: 'Wyrażona', kind: 'day', section: 'agreement' },
  withdrawn: { label: 'Wycofana lub zakończona', kind: 'day', section: 'agreement' },
  /** Why it ended besides a withdrawal: its person was made anonymous that day. */
  endReason: { label: 'Powód zakończenia', kind: 'choice', options: endReasons },
  channel: {
    label: 'Jak wyrażono',
    kind: 'choice',
    options: channels,
    section: 'agreement',
  },
  /** Uploaded before, or sent as it is, hence checked in a way of its own. */
  file: { label: 'Plik', kind: 'record', of: 'file' },
  /** The text of the consent as it read when it was given. */
  wording: { label: 'Treść zgody', kind: 'long' },
} as const satisfies Fields<'agreement'>;
