import * as z from 'zod';
import { address, problem, text } from './fields.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go, and which of them; the settings' names are OpenTelemetry's own. */
export type TracingConfig = {
  /** Without the path of a signal. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The part of traces that `traceidratio` takes, 0 to 1. */
  ratio: number;
};

/** `name=value,name=value`, values percent-encoded, as in W3C Baggage; null: not so. */
function headersOf(value: string): Record<string, string> | null {
  const pairs = value
    .split(',')
    .map((one) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(one));
  try {
    const decoded = pairs.map((one) => [one?.[1], decodeURIComponent(one?.[2] ?? '')] as const);
    const good = decoded.every(([name, text]) => name && /^[\x20-\x7e]+$/.test(text));
    return good ? (Object.fromEntries(decoded) as Record<string, string>) : null;
  } catch {
    return null;
  }
}

const headers = z.string().transform((value, context) => {
  const found = headersOf(value);
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: problem(
      'musi być listą nazwa=wartość po przecinku, o wartościach kodowanych jak w adresach',
      'authorization=Bearer%20(klucz)',
    ),
  });
  return z.NEVER;
});

const share = problem('musi być liczbą od 0 do 1', '0.1');

/** Traces, for who sets where they go. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    ['http:', 'https:'],
    'http://kolektor.firma.local:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', {
      error: problem('ślady wychodzą tylko jako http/json (port 4318 kolektora)', 'http/json'),
    })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: text(100, 'zaplecze').default('zaplecze'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: problem(`musi być jednym z: ${samplers.join(', ')}`, samplers[5]) })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|\.\d{1,6}|1(\.0{1,6})?)$/, share)
    .transform(Number)
    .default(1),
};
const all = z.object(tracingSettings);

export function tracingOf(value: z.infer<typeof all>): TracingConfig | undefined {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: value.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: value.OTEL_SERVICE_NAME,
    sampler: value.OTEL_TRACES_SAMPLER,
    ratio: value.OTEL_TRACES_SAMPLER_ARG,
  };
}
