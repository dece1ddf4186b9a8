import * as z from 'zod';
import { done, io } from './kit/io.ts';
import { byId } from './kit/records.ts';
import { codeEntry, confirmForm, disableForm, setupForm } from './second-factor.forms.ts';

export const schemas = {
  enterCode: io({
    summary: 'Drugi krok logowania: kod z aplikacji albo kod zapasowy',
    body: codeEntry,
    answer: z.object({ access_token: z.string() }),
  }),
  getSecondFactor: io({
    row: 'ta osoba albo administrator',
    summary: 'Czy osoba podaje przy logowaniu kod z aplikacji',
    params: byId,
    answer: z.object({ on: z.boolean(), codesLeft: z.int() }),
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
  disableSecondFactor: io({
    summary: 'Wyłączenie hasłem i kodem',
    body: disableForm,
    answer: done,
  }),
  resetSecondFactor: io({
    summary: 'Wyłączenie komuś, kto stracił aplikację i kody zapasowe',
    params: byId,
    answer: done,
  }),
};
export type Schemas = typeof schemas;
