import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { signedIn } from '../schemas.ts';
import * as calls from './calls.ts';

const schemas = {
  signInOptions: io({
    summary: 'Czym poza hasłem można się zalogować; null: niczym',
    answer: z.object({ oidc: z.object({ label: z.string() }).nullable() }),
  }),
  enterWithTicket: io({
    summary: 'Sesja za jednorazowy bilet z logowania jednokrotnego',
    body: z.strictObject({ ticket: z.string().min(1).max(100) }),
    answer: signedIn,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
