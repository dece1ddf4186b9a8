import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { ownProof } from '../own-proof/forms.ts';
import * as calls from './calls.ts';
import { codeEntry, confirmForm, setupForm } from './forms.ts';

const schemas = {
  enterCode: io({
    summary: 'Drugi krok logowania: kod z aplikacji albo kod zapasowy',
    body: codeEntry,
    answer: z.object({ access_token: z.string() }),
  }),
  getSecondFactor: recordIo({
    row: 'ta osoba albo administrator',
    summary: 'Czy osoba podaje przy logowaniu kod z aplikacji',
    answer: z.object({
      on: z.boolean(),
      codesLeft: z.int(),
      /** Whether the account has a password to be asked for. */
      hasPassword: z.boolean(),
    }),
  }),
  setUpSecondFactor: io({
    summary: 'Nowy klucz dla aplikacji; działa dopiero po potwierdzeniu kodem',
    body: setupForm,
    answer: z.object({
      secret: z.string(),
      uri: z.string(),
      /** The address as a picture to scan: an SVG in a data-URI. */
      picture: z.string(),
    }),
  }),
  confirmSecondFactor: io({
    summary: 'Włączenie kodem z aplikacji; kody zapasowe są podane tylko teraz',
    body: confirmForm,
    answer: z.object({ codes: z.array(z.string()) }),
  }),
  disableSecondFactor: io({ summary: 'Wyłączenie hasłem i kodem', body: ownProof }),
  makeRecoveryCodes: io({
    summary: 'Nowe kody zapasowe, za hasłem i kodem; dotychczasowe przestają działać',
    body: ownProof,
    answer: z.object({ codes: z.array(z.string()) }),
  }),
  resetSecondFactor: recordIo({
    summary:
      'Wyłączenie komuś, kto stracił aplikację i kody zapasowe; za własnym hasłem i kodem administratora',
    body: ownProof,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
