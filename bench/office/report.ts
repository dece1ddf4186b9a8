import { cpus } from 'node:os';
import type { Flags } from '@zaplecze/contract/permissions';
import { type Figures, failures, gather, percentile } from './figures.ts';
import type { PlannedCall } from './mix.ts';
import type { Answers } from './open-loop.ts';
import type { Person } from './people.ts';
import type { ResourceUse } from './processes.ts';
import { byPurpose, type Cost } from './statements.ts';

/** One rate, asked for so many seconds. */
export type Round = {
  rate: number;
  seconds: number;
  plan: PlannedCall[];
  answers: Answers;
  before: ResourceUse;
  after: ResourceUse;
  /** Seconds between the two, the last answers' included. */
  took: number;
  /** Once nothing of it went on any more, also of what nobody waited for. */
  rested: ResourceUse;
};

const shownStatements = 15;

/** The p99 of all calls that must be kept, in ms. */
const latencyLimit = 300;

export const keepsLimits = ({ plan, answers }: Round): boolean => {
  const [all] = gather(plan, answers).all;
  return all !== undefined && all.p99 <= latencyLimit && failures(all) === 0;
};

const ms = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const groups: Record<string, string> = {
  lists: 'Listy',
  details: 'Szczegóły',
  writes: 'Zapisy',
  notices: 'Powiadomienia',
};
const named = (kind: string) => kind.replace(/^\w+(?=:|$)/, (group) => groups[group] ?? group);

const errorsOf = ({ errors }: Figures) =>
  Object.entries(errors)
    .map(([status, count]) => `${status === '0' ? 'bez odpowiedzi' : status}: ${count}`)
    .join(', ');

const row = (figures: Figures) =>
  `| ${named(figures.kind)} | ${figures.count} | ${[figures.p50, figures.p95, figures.p99, figures.max].map(ms).join(' | ')} | ${errorsOf(figures)} |`;

/** What a rate cost: processor by whose it was, memory before and after. */
function spent({ took, plan, before, after, answers }: Round): string[] {
  const processorSeconds = (who: 'server' | 'database') =>
    after[who].processor - before[who].processor;
  const line = (name: string, processor: number, more = '| | ') =>
    `| ${name} | ${processor.toFixed(1)} | ${Math.round((100 * processor) / took)}% | ${((1000 * processor) / plan.length).toFixed(1)} ${more}|`;
  const memory = (who: 'server' | 'database') =>
    [before, after].map((at) => `| ${Math.round(at[who].rss)} / ${Math.round(at[who].pss)} `);
  const known = processorSeconds('server') + processorSeconds('database') + answers.processor;
  const others = Math.max(0, after.machine - before.machine - known);
  return [
    '| proces | sekundy procesora | jednego procesora | ms na wywołanie | RSS / PSS przed, MB | po, MB |',
    '|---|---:|---:|---:|---:|---:|',
    line('serwer', processorSeconds('server'), memory('server').join('')),
    line('PostgreSQL', processorSeconds('database'), memory('database').join('')),
    line('generator', answers.processor),
    line('inne procesy tej maszyny', others),
  ];
}

/** A rate's tables: the whole, its groups, each kind of call, and what it cost. */
export function describeRound(round: Round): string[] {
  const { rate, seconds, plan, answers } = round;
  const { all, groups: parts, kinds } = gather(plan, answers);
  const late = [50, 99, 100].map((each) => ms(percentile(answers.late, each))).join(' / ');
  return [
    `## ${rate} wywołań na sekundę, ${seconds} s`,
    '',
    '| wywołania | ile | p50 ms | p95 | p99 | max | błędy |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...[...all, ...parts, ...kinds].map(row),
    '',
    ...spent(round),
    '',
    `Wysłano ${answers.late.length} z ${plan.length}; spóźnienie samego generatora p50 / p99 / max: ${late} ms.`,
    '',
  ];
}

export function describeSearch(tried: Round[], highest: number | undefined): string[] {
  const lines = tried.map(({ rate, seconds, plan, answers }) => {
    const [all] = gather(plan, answers).all;
    return all
      ? `| ${rate} | ${seconds} | ${ms(all.p50)} | ${ms(all.p99)} | ${failures(all)} |`
      : '';
  });
  return [
    `## Najwyższe tempo z p99 do ${latencyLimit} ms: ${highest ?? 'żadne z mierzonych'} na sekundę`,
    '',
    '| na sekundę | s | p50 ms | p99 ms | błędy |',
    '|---:|---:|---:|---:|---:|',
    ...lines,
    '',
  ];
}

/** A statement's beginning; of those that find a page and count, which say the same twice, the page. */
const short = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^select "page"\."ids".*? from \(select array\(\(/, '… ')
    .replaceAll('|', '\\|')
    .slice(0, 260);

/** What statements cost by their purposes, and the fifteen that cost most. */
export function describeStatements(costs: Cost[]): string[] {
  const all = costs.reduce((sum, { total }) => sum + total, 0);
  const table = (heading: string, shown: Cost[]) => [
    `| udział | razem s | razy | średnio ms | wierszy | ${heading} |`,
    '|---:|---:|---:|---:|---:|---|',
    ...shown.slice(0, shownStatements).map(({ text, calls, total, rows }) => {
      const figures = [`${((100 * total) / all).toFixed(1)}%`, (total / 1000).toFixed(2), calls];
      const each = [(total / calls).toFixed(2), (rows / calls).toFixed(1)];
      return `| ${[...figures, ...each].join(' | ')} | \`${short(text)}\` |`;
    }),
    '',
  ];
  return [
    '## Zapytania, które kosztowały najwięcej',
    '',
    `pg_stat_statements, wszystkie mierzone tempa bez szukania najwyższego; razem ${(all / 1000).toFixed(1)} s (z czekaniem na procesor).`,
    '',
    ...table('po co', byPurpose(costs)),
    ...table('zapytanie', costs),
  ];
}

export function describeMachine(people: Person[], seed: number): string[] {
  const of = (role: (flags: Flags) => boolean) => people.filter(({ flags }) => role(flags)).length;
  const admins = of(({ admin }) => admin);
  const managers = of(({ manager }) => manager) - admins;
  const reception = of((flags) => flags.reception) - admins;
  const others = people.length - admins - managers - reception;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, serwer, baza i generator na tych samych procesorach; ziarno ${seed}.`,
    `Zalogowani, każdy z otwartym strumieniem zdarzeń: ${people.length} (administratorzy ${admins}, kierownicy ${managers}, recepcja ${reception}, pracownicy ${others}).`,
    'Pętla otwarta: czas wywołania liczy się od chwili, w której miało zostać wysłane, do końca odpowiedzi. 60% list, 20% szczegółów, 15% zapisów, 5% powiadomień.',
    '',
  ];
}
