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
function record(span: Span, error: unknown, answer: Answer | Answer[] | undefined): void {
  const count = [answer].flat().at(-1)?.rowCount;
  if (typeof count === 'number') span.set({ 'db.response.returned_rows': count });
  span.end(error ?? undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
type Arguments = any[];

/**
 * Runs a statement and records it where it is a part of a request or a job: the statement without its values, the
 * number of rows, the pool.
 *
 * @param args as pg's `query` takes them; streams and cursors (which are no statement but an object) are not recorded
 */
export function tracedStatement(
  client: object,
  args: Arguments,
  ask: (args: Arguments) => unknown,
): unknown {
  const [query] = args;
  const statement = typeof query === 'string' ? query : query?.text;
  if (!isTracing() || typeof statement !== 'string' || query.submit) return ask(args);
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
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    return ask([
      ...args.slice(0, -1),
      (error: unknown, answer: Answer) => {
        record(span, error, answer);
        callback(error, answer);
      },
    ]);
  }
  const answered = ask(args) as Promise<Answer>;
  // A copy of the promise without a handler would be an unhandled rejection: the caller handles the original.
  answered.then(
    (answer) => record(span, undefined, answer),
    (error: unknown) => record(span, error, undefined),
  );
  return answered;
}
