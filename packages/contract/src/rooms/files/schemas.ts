import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { byId, fileRef } from '../../kit/values/records.ts';
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
  downloadFile: io({
    row: 'kto może czytać rekord, do którego plik należy',
    summary: 'Plik w swojej postaci; jego rodzaj mówi Content-Type',
    media: 'application/octet-stream',
    params: z.strictObject({ id: byId.shape.id, filename: z.string().min(1) }),
    answer: z.any(),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
