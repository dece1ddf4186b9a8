import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { instant, ref } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { tokenForm } from './forms.ts';
import { tokenAreaKeys } from './lists.ts';

const areas = z.array(z.enum(tokenAreaKeys));

/** Of a key everything but the key. */
export const accessToken = z.object({
  id: z.int(),
  name: z.string(),
  /** Its last characters. */
  ending: z.string(),
  reads: areas,
  writes: areas,
  created: instant,
  expires: z.string(),
  lastUsed: z.string().nullable(),
  lastAddress: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type AccessToken = z.output<typeof accessToken>;

/** The key itself, told this once. */
export const madeToken = z.object({ id: z.int(), token: z.string() });

const schemas = {
  listTokens: io({
    summary: 'Klucze dostępu zalogowanej osoby, od najnowszego',
    answer: z.object({ list: z.array(accessToken) }),
  }),
  createToken: io({
    summary: 'Nowy klucz dostępu; sam klucz jest podany tylko teraz',
    body: tokenForm,
    answer: madeToken,
  }),
  revokeToken: recordIo({
    summary: 'Unieważnienie klucza dostępu: własnego, a przez administratora także klucza programu',
  }),
  getTokenSelf: io({
    summary: 'Klucz, którym przyszło to wywołanie: czyj jest i co otwiera',
    answer: z.object({
      name: z.string(),
      person: ref,
      /** Whether the key belongs to a program, not to a person. */
      program: z.boolean(),
      reads: areas,
      writes: areas,
      expires: z.string(),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
