import type pg from 'pg';
import { statementText } from './statement-text.ts';
import { beginSpan, isTracing, type Span } from './tracing.ts';

const pools = new WeakMap<object, string>();

/** Says by which name the statements of a pool's connections are told. */
export function namePool(pool: pg.Pool, name: string): void {
  pool.on('connect', (client) => void pools.set(client, name));
}

type Answer = { rowCount: number | null };

/** How many rows came back or were changed; of several statements in one, by the last. */
function tell(span: Span, error: unknown, answer: Answer | Answer[] | undefined): void {
  const count = [answer].flat().at(-1)?.rowCount;
  if (typeof count === 'number') span.set({ 'db.response.returned_rows': count });
  span.end(error ?? undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
type Arguments = any[];

/**
 * Asks the database, and tells of it where it is a part of a request or a job: the statement without its values, the
 * number of rows, the pool.
 *
 * @param args as pg's `query` takes them; streams and cursors (which are no statement but an object) go untold
 */
export function tracedStatement(
  client: object,
  args: Arguments,
  ask: (args: Arguments) => unknown,
): unknown {
  const [given] = args;
  const statement = typeof given === 'string' ? given : given?.text;
  if (!isTracing() || typeof statement !== 'string' || given.submit) return ask(args);
  const { text, verb } = statementText(statement);
  const span = beginSpan({
    name: `sql ${verb}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text,
      'db.client.connection.pool.name': pools.get(client) ?? 'other',
    },
  });
  if (!span) return ask(args);
  const told = args.at(-1);
  if (typeof told === 'function') {
    return ask([
      ...args.slice(0, -1),
      (error: unknown, answer: Answer) => {
        tell(span, error, answer);
        told(error, answer);
      },
    ]);
  }
  const answered = ask(args) as Promise<Answer>;
  // On the side: whoever asked hears of a failure by the promise itself.
  answered.then(
    (answer) => tell(span, undefined, answer),
    (error: unknown) => tell(span, error, undefined),
  );
  return answered;
}
