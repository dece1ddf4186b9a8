import type { FieldErrors } from '@zaplecze/contract/kit/calls/messages';

/** A refusal with its HTTP status and the words that the person is shown. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  /** Further members of the answer, such as `conflicts`, and headers such as Retry-After. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: {
      errors?: FieldErrors;
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }
}

/** Of a refusal that says no more than its fields do. */
export const checkFields = 'Popraw zaznaczone pola';

/** 400 with messages on fields. */
export const invalid = (errors: FieldErrors, message = checkFields) =>
  new HttpError(400, message, { errors });
/**
 * Asks each of these and refuses once with what all of them say: whoever mends one thing is not told of the next.
 *
 * @throws HttpError 400 on the fields of all that refuse, or what else the first one throws
 */
export async function refuseAtOnce(...checks: (() => Promise<void>)[]): Promise<void> {
  const refusals: HttpError[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error;
      refusals.push(error);
    }
  }
  if (refusals.length === 0) return;
  const errors = Object.assign({}, ...refusals.map((one) => one.errors));
  throw invalid(errors, refusals.map(({ message }) => message).join('. '));
}
export const unauthorizedError = () => new HttpError(401, 'Zaloguj się');
export const forbidden = () => new HttpError(403, 'Brak uprawnień');
/** 404; the words say what became of the record, where that is known. */
export const notFound = (words = 'Nie znaleziono') => new HttpError(404, words);
export const conflict = (message: string) => new HttpError(409, message);
/** 409 for a record that became a part of another one: no later attempt could save it, so forms show what was typed as of a deleted one. */
export const joinedElsewhere = (words: string) =>
  new HttpError(409, words, { extra: { joined: true } });

type Plain = { status: number; message: string; headers?: Record<string, string> };

/** How the database's client says that a connection broke off or never came about; without a code. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error))/;

function isAway(error: { code?: unknown; message?: unknown } | null): boolean {
  if (typeof error?.code === 'string') return away.has(error.code) || error.code.startsWith('08');
  return typeof error?.message === 'string' && brokenConnection.test(error.message);
}

/** Codes of a database or a system that cannot just now. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
]);

/** Of `refuse_restricted()` (migrations/0054): records of a restricted person may only be stored. */
const restrictedCode = 'RODO1';

/** What the database's own refusals mean to the person; anything else is our fault (500). */
export function databaseRefusal(error: unknown): Plain | null {
  const known = error as { code?: unknown; message?: unknown } | null;
  const code = known?.code;
  if (code === '23505') return { status: 409, message: 'Taki wpis już istnieje' };
  if (code === '23503')
    return { status: 409, message: 'Rekord jest używany albo wskazany wpis nie istnieje' };
  if (code === '40001' || code === '40P01') {
    return { status: 409, message: 'Ktoś zmienia to w tej samej chwili. Spróbuj ponownie.' };
  }
  // Raised by the tables of people whose processing is restricted, in the words that a person reads.
  if (code === restrictedCode) return { status: 409, message: String(known?.message) };
  if (isAway(known)) {
    return {
      status: 503,
      message: 'Baza danych chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
      headers: { 'retry-after': '5' },
    };
  }
  return null;
}
