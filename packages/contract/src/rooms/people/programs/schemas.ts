import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { createdId, instant, ref } from '../../../kit/values/records.ts';
import { tokenForm } from '../../session/access-tokens/forms.ts';
import { accessToken, madeToken } from '../../session/access-tokens/schemas.ts';
import * as calls from './calls.ts';
import { programChanges, programForm, programRoles } from './forms.ts';

const program = z.object({
  /** The id of the person that represents the program in histories. */
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  roles: z.array(z.enum(programRoles)),
  created: instant,
  createdBy: ref.nullable(),
  ended: z.string().nullable(),
  tokens: z.array(accessToken),
  version: z.int(),
});
export type Program = z.output<typeof program>;

const schemas = {
  listPrograms: io({
    summary: 'Programy z własnym kontem i ich klucze',
    answer: z.object({ list: z.array(program) }),
  }),
  createProgram: io({ summary: 'Nowe konto programu', body: programForm, answer: createdId }),
  updateProgram: recordIo({
    summary: 'Zmiana podanych pól programu',
    body: programChanges,
    answer: z.object({ version: z.int() }),
  }),
  endProgram: recordIo({ summary: 'Zamknięcie konta programu; jego klucze przestają działać' }),
  createProgramToken: recordIo({
    summary: 'Nowy klucz programu; sam klucz jest podany tylko teraz',
    body: tokenForm,
    answer: madeToken,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
