import { currentWork, ReaderGoneError, type Stop, type Work, type WorkKind } from './work.ts';

/** A statement that was stopped: for whom, why, and its text, in which values are not. */
export type StoppedStatement = { kind: WorkKind; name: string; why: Stop; text: string };

/** How PostgreSQL says that it has stopped a statement, and why. */
const stops: Record<string, Stop> = { '57014': 'time', '55P03': 'lock' };

/**
 * What changes nothing, so that it may be cancelled from outside. All else only the database itself stops (transactAs):
 * a commit that waits for its replica and is cancelled counts as done without it.
 */
const onlyReads = (text: string) => {
  const words = text.replaceAll(/'(?:[^']|'')*'|\/\*.*?\*\//g, ' ');
  return (
    /^[\s(]*(select|with)\b/i.test(words) &&
    !/\b(insert|update|delete|merge|nextval)\b/i.test(words)
  );
};

const longestText = 600;

/** The statement for the log: values in it, if any, are left out. */
const shown = (text: string) =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

type RunningStatement = { text: string; work: Work | undefined };

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** The statements of one connection: which one runs, since when, and for which work. */
export class Statements {
  #asked: RunningStatement[] = [];
  #since = 0;
  #reason: Stop | undefined;
  readonly #connection: { giveUp: (why: Stop) => void };

  constructor(connection: { giveUp: (why: Stop) => void }) {
    this.#connection = connection;
  }

  /** @throws ReaderGoneError outside of a transaction, when nobody waits for the answer any more */
  add(statement: unknown, inTransaction: boolean): void {
    const work = currentWork();
    if (work?.isReaderGone && !inTransaction) throw new ReaderGoneError();
    if (this.#asked.length === 0) this.#since = performance.now();
    this.#asked.push({ text: textOf(statement), work });
    work?.running.add(this.#connection);
  }

  /** The first of them has its answer. */
  next(): void {
    const done = this.#asked.shift();
    this.#since = performance.now();
    if (this.#asked.length === 0) done?.work?.running.delete(this.#connection);
  }

  /** Whether what runs may be stopped from outside, and then why it is. */
  stoppable(why: Stop): boolean {
    const [first] = this.#asked;
    if (!first?.work?.reads || !onlyReads(first.text) || this.#reason) return false;
    this.#reason = why;
    return true;
  }

  overdue(now: number): boolean {
    const [first] = this.#asked;
    if (!first?.work?.reads) return false;
    return now - this.#since > first.work.limits.statement * 1_000;
  }

  /** What an error of the statement that runs says of its having been stopped. */
  stopped(code: string | undefined): StoppedStatement | undefined {
    const why = stops[code ?? ''];
    const [first] = this.#asked;
    if (!why || !first) return undefined;
    const { kind, name } = first.work ?? { kind: 'job' as const, name: 'other' };
    return {
      kind,
      name,
      why: why === 'time' ? (this.#reason ?? why) : why,
      text: shown(first.text),
    };
  }
}
