import { HttpError } from '../http/calls/errors.ts';

/** What whoever comes when all threads are taken is told. */
export const busy = () =>
  new HttpError(503, 'Serwer odczytuje teraz inne pliki. Spróbuj ponownie za chwilę.', {
    headers: { 'retry-after': '10' },
  });
