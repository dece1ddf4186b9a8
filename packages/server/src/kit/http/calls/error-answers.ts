import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  FileTooLargeError,
  StorageFullError,
  StorageUnavailableError,
} from '../../files/storage.ts';
import { countedWarning } from '../../operations/counted-warnings.ts';
import { databaseRefusal, HttpError } from './errors.ts';
import type { Services } from './mount.ts';
import { stoppedAnswer } from './request-work.ts';

/** How the reader of multipart forms says that one is malformed or broken off; without a status. */
const brokenForm =
  /^(Multipart: Boundary not found|The needle cannot )|Unexpected end of multipart data$/i;

/**
 * What an address is told that no route could be looked up for: cut escapes (`%`, half a letter), or a part of more
 * than `maxParamLength` characters. It comes before errors are registered; the framework's own words are English and
 * repeat the address.
 */
export function answerUnreadableAddress(
  error: { statusCode?: number },
  _request: unknown,
  reply: FastifyReply,
): void {
  const tooLong = error.statusCode === 414;
  const message = tooLong ? 'Adres jest za długi' : 'Adresu nie można odczytać';
  reply.status(tooLong ? 414 : 400).send({ message });
}

/** Turns whatever was thrown into `{ message, errors? }`; never a stack, never SQL. */
export function registerErrors(app: FastifyInstance, { log }: Services): void {
  const warnAway = countedWarning(log, 'Baza danych nie odpowiada');
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof HttpError) {
      return reply
        .status(error.status)
        .headers(error.headers)
        .send({
          message: error.message,
          ...(error.errors && { errors: error.errors }),
          ...error.extra,
        });
    }
    if (error instanceof FileTooLargeError) {
      return reply.status(413).send({ message: 'Plik jest za duży' });
    }
    if (error instanceof StorageFullError) {
      const message =
        'Na dysku serwera nie ma miejsca na ten plik. Nie zapisano go; powiadom administratora.';
      return reply.status(507).header('retry-after', '60').send({ message });
    }
    if (error instanceof StorageUnavailableError) {
      return reply
        .status(503)
        .header('retry-after', '5')
        .send({ message: 'Nie można teraz zapisać pliku. Spróbuj ponownie za chwilę.' });
    }
    const stopped = stoppedAnswer(error, request);
    if (stopped) {
      const { status, headers = {}, message } = stopped;
      return reply.status(status).headers(headers).send({ message });
    }
    const refusal = databaseRefusal(error);
    if (refusal) {
      if (refusal.status === 503) warnAway(error);
      return reply
        .status(refusal.status)
        .headers(refusal.headers ?? {})
        .send({ message: refusal.message });
    }
    const status = (error as { statusCode?: number }).statusCode;
    if (status === 413) return reply.status(413).send({ message: 'Przesłane dane są za duże' });
    if (status === 415) return reply.status(415).send({ message: 'Nieobsługiwany rodzaj danych' });
    if (status !== undefined && status >= 400 && status < 500) {
      return reply.status(status).send({ message: 'Nieprawidłowe żądanie' });
    }
    if (error instanceof Error && brokenForm.test(error.message)) {
      const message = 'Plik nie dotarł w całości. Wyślij go ponownie.';
      return reply.status(400).send({ message, errors: { file: message } });
    }
    log.error({ err: error, req: request }, 'Nieoczekiwany błąd');
    return reply
      .status(500)
      .send({ message: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.' });
  });
}
