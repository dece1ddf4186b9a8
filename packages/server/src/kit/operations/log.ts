import { stdout } from 'node:process';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { traceOfLine } from '../tracing/tracing.ts';

/** The logger every part of the server takes; Fastify gets the same one. */
export type Log = FastifyBaseLogger;

const names: Record<number, string> = {
  10: 'ŚLAD',
  20: 'SZCZEGÓŁ',
  30: 'info',
  40: 'UWAGA',
  50: 'BŁĄD',
  60: 'AWARIA',
};

/** One log record as a person reads it at a terminal; everything but time, level, text and error is left out. */
function forPeople(line: string): string {
  const record = JSON.parse(line) as {
    time: number;
    level: number;
    msg?: string;
    err?: { stack?: string };
  };
  const time = new Date(record.time).toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw' });
  const error = record.err?.stack ? `\n${record.err.stack}` : '';
  return `${time} ${names[record.level] ?? record.level} ${record.msg ?? ''}${error}\n`;
}

/** What opens a calendar stands in its path. */
const opening = /(\/api\/auth\/feed\/)[^/]+(?=\/)/;

/** What a log tells of a request: headers, the query (a file's ticket) and some paths carry access. */
function request({ method, url, ip }: { method?: string; url?: string; ip?: string }) {
  return { method, path: url?.split('?')[0]?.replace(opening, '$1…'), ip };
}

/**
 * Makes the process's logger: JSON lines on standard output for machines, plain lines at a terminal.
 * Tokens of requests never get into it, whatever a caller logs.
 */
export function createLog(level: string): Log {
  const options = {
    level,
    base: null,
    serializers: { req: request },
    mixin: traceOfLine,
  };
  if (!stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => stdout.write(forPeople(line)) });
}
