import * as z from 'zod';
import { recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import * as calls from './calls.ts';

const card = {
  media: 'text/vcard',
  query: z.strictObject({ 'access-token': z.string().max(300).optional() }),
  answer: z.any(),
};

const schemas = {
  getClientCard: recordIo({
    summary: 'Wizytówki klienta i jego osób kontaktowych (vCard)',
    ...card,
  }),
  getContactCard: recordIo({ summary: 'Wizytówka osoby kontaktowej (vCard)', ...card }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
