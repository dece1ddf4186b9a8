import type { Config } from '../operations/config.ts';
import type { Log } from '../operations/log.ts';

/** What is told of a piece of work; never a word, an address or a name that people gave. */
export type Attributes = Record<string, string | number>;

/**
 * One piece of work (a span): `server` answers a request, `client` asks somebody else, `producer` leaves a job,
 * `consumer` does it.
 */
export type SpanWork = {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
  /** What it goes on with (W3C `traceparent`), instead of what is going on here. */
  parent?: string | undefined;
  /** Without `parent` it begins a trace of its own; else it is told only as a part of what is going on. */
  root?: boolean;
};

/** A piece of work that is going on. */
export type Span = {
  set: (attributes: Attributes) => void;
  /** Does something as a part of it. */
  within: <T>(work: () => T) => T;
  /** Ends it, once; later ends are left alone. */
  end: (error?: unknown) => void;
};

/** The half that is loaded only when traces have somewhere to go (open-telemetry.ts). */
export type Tracer = {
  begin: (work: SpanWork) => Span | undefined;
  outside: <T>(work: () => T) => T;
  /** The ids of the present span, for other services. */
  ids: () => { trace: string; traceparent: string } | undefined;
  stop: () => Promise<void>;
};

let tracing: Tracer | undefined;

/**
 * Begins to tell of requests, statements, jobs and calls to `config.tracing`. Without that setting nothing is loaded, and
 * all functions here do no more than the work they are given.
 *
 * @returns ends it: sends what is still waiting to be sent
 */
export async function startTracing(
  config: Pick<Config, 'tracing'>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!config.tracing) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const started = openTelemetry(config.tracing, log);
  tracing = started;
  return async () => {
    tracing = undefined;
    await started.stop();
  };
}

/** Whether traces are told at all. */
export const isTracing = () => tracing !== undefined;

/** Begins a piece of work that ends elsewhere; nothing where it would not be told. */
export const beginSpan = (work: SpanWork): Span | undefined => tracing?.begin(work);

const nothing: Span = { set: () => undefined, within: (work) => work(), end: () => undefined };

/**
 * Does a piece of work and tells of it: how long it took and whether it failed (the kind of the error, not its words).
 */
export async function inSpan<T>(work: SpanWork, does: (span: Span) => Promise<T>): Promise<T> {
  const span = beginSpan(work);
  if (!span) return does(nothing);
  try {
    const done = await span.within(() => does(span));
    span.end();
    return done;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Does what belongs to nothing that is going on, though something of it may have set it off. */
export const runUntraced = <T>(work: () => T): T => (tracing ? tracing.outside(work) : work());

/** The trace of a line of the log. */
export function traceOfLine(): { trace_id?: string } {
  const ids = tracing?.ids();
  return ids ? { trace_id: ids.trace } : {};
}

const mark = 'traceparent:';

/**
 * What a job carries of the trace that leaves it: one of the queue's flags, so that payloads stay what they are.
 * Nothing, as the queue takes it, where there is no trace.
 */
export function traceFlags(): string[] | null {
  const ids = tracing?.ids();
  return ids ? [`${mark}${ids.traceparent}`] : null;
}

/** The parent span that a job carries. */
export const parentOf = (flags: Record<string, true> | null): string | undefined =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(mark))
    ?.slice(mark.length);
