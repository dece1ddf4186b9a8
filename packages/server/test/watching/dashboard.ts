import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { figure, lines, source } from './panels.ts';

/** The servers that were chosen above the dashboard. */
const of = 'job="zaplecze",instance=~"$instance"';
const rate = (metric: string, labels = '') =>
  `rate(${metric}{${of}${labels && `,${labels}`}}[$__rate_interval])`;

const requests = 'zaplecze_http_request_seconds';
const quantile = (part: number, by = '') =>
  `histogram_quantile(${part}, sum by (${by}le) (${rate(`${requests}_bucket`)}))`;
const failedShare = `(sum(${rate(`${requests}_count`, 'status="5xx"')}) or vector(0)) / sum(${rate(`${requests}_count`)})`;
/** What every server tells alike of the database they share. */
const shared = (metric: string, by: string) => `max by (${by}) (${metric}{${of}})`;

/** What of it is on fire; each with the limits of zaplecze-rules.yml. */
const burning = [
  figure('Serwery', `sum(up{job="zaplecze"}) / count(up{job="zaplecze"})`, 'percentunit', {
    ...{ warn: 1, bad: 0.5, below: true },
  }),
  figure('Baza danych', `min(zaplecze_database_up{${of}})`, 'bool_on_off', {
    ...{ warn: 1, bad: 1, below: true },
  }),
  figure('Błędy 5xx', failedShare, 'percentunit', { warn: 0.001, bad: 0.01 }),
  figure('Odpowiedź p99', quantile(0.99), 's', { warn: 0.3, bad: 1 }),
  figure(
    'Czekają na połączenie',
    `sum(zaplecze_database_connections{${of},state="waiting"})`,
    'short',
    { warn: 1, bad: 10 },
  ),
  figure('Praca czeka od', `max(zaplecze_jobs_oldest_seconds{${of}})`, 's', {
    ...{ warn: 120, bad: 900 },
  }),
  figure('Praca porzucona', `max(zaplecze_jobs{${of},state="given_up"})`, 'short', {
    ...{ warn: 1, bad: 10 },
  }),
  figure(
    'Wolne ponad zapas',
    `min(zaplecze_disk_free_bytes{${of}} - on (job, instance) group_left () zaplecze_disk_reserve_bytes)`,
    'bytes',
    { warn: 2e9, bad: 5e8, below: true },
  ),
];

const rows = {
  Żądania: [
    lines(
      'Żądania na sekundę',
      { '{{status}}': `sum by (status) (${rate(`${requests}_count`)})` },
      'reqps',
      {
        stacked: true,
      },
    ),
    lines('Czas odpowiedzi', { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) }, 's'),
    lines(
      'Najwolniejsze adresy (p99)',
      { '{{method}} {{route}}': `topk(8, ${quantile(0.99, 'method, route, ')})` },
      's',
    ),
    lines(
      'Najczęstsze adresy',
      {
        '{{method}} {{route}}': `topk(8, sum by (method, route) (${rate(`${requests}_count`)}))`,
      },
      'reqps',
    ),
    lines(
      'Błędy 5xx według adresu',
      {
        '{{method}} {{route}}': `sum by (method, route) (${rate(`${requests}_count`, 'status="5xx"')}) > 0`,
      },
      'reqps',
      { about: 'Puste, gdy ich nie ma.' },
    ),
    lines(
      'Odrzucone logowania na minutę',
      {
        odrzucone: `60 * sum(${rate(`${requests}_count`, 'route="/api/auth/login",status="4xx"')})`,
      },
      'short',
    ),
  ],
  'Baza danych': [
    lines('Odpowiada', { '{{instance}}': `zaplecze_database_up{${of}}` }, 'bool_on_off'),
    lines(
      'Połączenia',
      { '{{state}}': `sum by (state) (zaplecze_database_connections{${of}})` },
      'short',
    ),
    lines(
      'Żądania, które czekają na połączenie',
      { '{{instance}}': `zaplecze_database_connections{${of},state="waiting"}` },
      'short',
    ),
  ],
  'Praca w tle': [
    lines('Kolejka', { '{{state}}': shared('zaplecze_jobs', 'state') }, 'short'),
    lines(
      'Czeka lub zawodzi, według rodzaju',
      { '{{task}} {{state}}': `${shared('zaplecze_task_jobs', 'task, state')} > 0` },
      'short',
      { about: 'Puste, gdy nic nie czeka.' },
    ),
    lines('Najstarsza czeka od', { sekundy: `max(zaplecze_jobs_oldest_seconds{${of}})` }, 's'),
    lines(
      'Wykonane na sekundę',
      { '{{task}}': `sum by (task) (${rate('zaplecze_job_seconds_count', 'outcome="done"')})` },
      'ops',
      { stacked: true },
    ),
    lines(
      'Nieudane próby na minutę',
      {
        '{{task}}': `60 * sum by (task) (${rate('zaplecze_job_seconds_count', 'outcome="failed"')})`,
      },
      'short',
      { about: 'mail.send to poczta, notifications.push powiadomienia przeglądarek.' },
    ),
    lines(
      'Czas wykonania (p95)',
      {
        '{{task}}': `histogram_quantile(0.95, sum by (task, le) (${rate('zaplecze_job_seconds_bucket')}))`,
      },
      's',
    ),
  ],
  'Otwarte strony i dysk': [
    lines(
      'Strony, które słuchają nowości',
      { '{{instance}}': `zaplecze_event_streams{${of}}` },
      'short',
      {
        stacked: true,
      },
    ),
    lines(
      'Wolne miejsce',
      { '{{instance}} {{folder}}': `zaplecze_disk_free_bytes{${of}}` },
      'bytes',
    ),
    lines(
      'Zapas, poniżej którego nie ma zapisów',
      { '{{instance}}': `zaplecze_disk_reserve_bytes{${of}}` },
      'bytes',
    ),
  ],
  Procesy: [
    lines('Procesor', { '{{instance}}': rate('process_cpu_seconds_total') }, 'percentunit'),
    lines(
      'Pamięć',
      {
        '{{instance}} cała': `process_resident_memory_bytes{${of}}`,
        '{{instance}} sterta': `nodejs_heap_size_used_bytes{${of}}`,
      },
      'bytes',
    ),
    lines(
      'Opóźnienie pętli zdarzeń (p99)',
      { '{{instance}}': `nodejs_eventloop_lag_p99_seconds{${of}}` },
      's',
    ),
    lines('Działa od', { '{{instance}}': `time() - process_start_time_seconds{${of}}` }, 's'),
  ],
};

/** The example dashboard as Grafana imports it. */
export function dashboard() {
  const builder = new DashboardBuilder('Zaplecze')
    .uid('zaplecze')
    .description('Serwery Zaplecza: na górze to, co się pali, niżej dlaczego.')
    .tags(['zaplecze'])
    .time({ from: 'now-6h', to: 'now' })
    .refresh('30s')
    .timezone('browser')
    .tooltip(DashboardCursorSync.Crosshair)
    .withVariable(
      new DatasourceVariableBuilder('datasource').label('Źródło danych').type('prometheus'),
    )
    .withVariable(
      new QueryVariableBuilder('instance')
        .label('Serwer')
        .datasource(source)
        .query('label_values(up{job="zaplecze"}, instance)')
        .refresh(VariableRefresh.OnTimeRangeChanged)
        .multi(true)
        .includeAll(true)
        .allValue('.*'),
    );
  for (const panel of burning) builder.withPanel(panel);
  for (const [title, panels] of Object.entries(rows)) {
    builder.withRow(new RowBuilder(title));
    for (const panel of panels) builder.withPanel(panel);
  }
  return builder.build();
}
