import { HttpError } from '../http/calls/errors.ts';

/** The error of a call that comes when all threads are busy. */
export const busy = () =>
  new HttpError(503, 'Serwer odczytuje teraz inne pliki. Spróbuj ponownie za chwilę.', {
    headers: { 'retry-after': '10' },
  });
