import { hostname } from 'node:os';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../operations/config/tracing.ts';
import type { Log } from '../operations/log.ts';
import type { SpanWork, Tracer } from './tracing.ts';

/** Spans that wait to be sent: some 15 MB at most; further ones are dropped. */
const mostWaiting = 8_192;
const sendEveryMs = 2_000;
/** How long one sending may take, its repetitions included. */
const patienceMs = 5_000;

const kinds: Record<SpanWork['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** The samplers as OpenTelemetry names them; behind `parentbased_` the one who asks decides, if it has decided. */
function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const own = sampler.replace('parentbased_', '');
  const root =
    own === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : own === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return own === sampler ? root : new ParentBasedSampler({ root });
}

/** Tells once that spans are not taken, and once, with how many were lost, that they are taken again. */
class ToldExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Log;
  #lost = 0;

  constructor(exporter: SpanExporter, log: Log) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.#taken();
      else this.#refused(spans.length, result.error);
      // The exporter would report its failure again for each batch.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  #taken(): void {
    if (this.#lost > 0) this.#log.info(`Ślady są znów przyjmowane; przepadło: ${this.#lost}`);
    this.#lost = 0;
  }

  #refused(count: number, error: Error | undefined): void {
    if (this.#lost === 0) {
      const { name, code } = (error ?? {}) as { name?: string; code?: unknown };
      // Not its message: the answer of who takes traces may repeat the key that was sent.
      this.#log.warn(
        { error: name, code },
        'Ślady nie są przyjmowane: OTEL_EXPORTER_OTLP_ENDPOINT',
      );
    }
    this.#lost += count;
  }

  forceFlush = async () => this.#exporter.forceFlush?.();
  shutdown = () => this.#exporter.shutdown();
}

/** What went wrong without its words, which repeat values: the code of PostgreSQL or Node, else the class. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^\w{2,40}$/.test(code)) return code;
  return typeof name === 'string' ? name : 'Error';
}

/**
 * Traces by OpenTelemetry, sent as OTLP over HTTP. Nothing of it is made global: what libraries would tell of
 * themselves, with words in it, goes nowhere.
 */
export function openTelemetry(config: TracingConfig, log: Log): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: config.headers,
    timeoutMillis: patienceMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
      'host.name': hostname(),
      'process.pid': process.pid,
    }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ToldExporter(exporter, log),
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: patienceMs,
      }),
    ],
  });
  const tracer = provider.getTracer('zaplecze');
  const contexts = new AsyncLocalStorageContextManager().enable();

  /** The parent of a span; undefined: it would stand alone and is not recorded. */
  function place({ parent, root }: SpanWork): Context | undefined {
    const caller = parent ? parseTraceParent(parent) : null;
    if (caller) return trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
    if (root) return ROOT_CONTEXT;
    const active = contexts.active();
    // What outlives its request (a timer, a connection that it opened) is none of its parts.
    return trace.getSpan(active)?.isRecording() ? active : undefined;
  }

  const begin: Tracer['begin'] = (work) => {
    const at = place(work);
    if (!at) return undefined;
    const { name, kind, attributes = {} } = work;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, at);
    const own = trace.setSpan(at, span);
    return {
      set: (more) => void span.setAttributes(more),
      within: (does) => contexts.with(own, does),
      end: (error) => {
        if (!span.isRecording()) return;
        if (error !== undefined) {
          span.setAttribute('error.type', kindOf(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };

  return {
    begin,
    outside: (work) => contexts.with(ROOT_CONTEXT, work),
    ids: () => {
      const span = trace.getSpanContext(contexts.active());
      if (!span) return undefined;
      const flags = span.traceFlags.toString(16).padStart(2, '0');
      return { trace: span.traceId, traceparent: `00-${span.traceId}-${span.spanId}-${flags}` };
    },
    stop: async () => {
      await provider.shutdown();
      contexts.disable();
    },
  };
}
