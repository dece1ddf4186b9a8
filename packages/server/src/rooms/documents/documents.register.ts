import { everybody } from '../files/index.ts';
import { documentRecords, documentTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const documentRegister = {
  files: { document: { read: everybody, clients: documentRecords } },
  personal: { document: [documentTexts] },
};
