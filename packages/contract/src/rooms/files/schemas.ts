import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { fileRef } from '../../kit/values/records.ts';
import * as calls from './calls.ts';

const schemas = {
  uploadFile: io({
    summary: 'Przesłanie pliku (multipart: file, storage)',
    multipart: true,
    answer: z.object({ file: fileRef }),
  }),
  fileTicket: recordIo({
    row: 'kto może czytać rekord, do którego plik należy',
    summary: 'Krótkotrwały adres jednego pliku',
    answer: z.object({ path: z.string() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
