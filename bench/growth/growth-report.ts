import type { Stage } from '../growth.ts';

const number = (value: number) => Math.round(value).toLocaleString('pl-PL');
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) => [
  line(head),
  line(head.map((_, at) => (at === 0 ? '---' : '---:'))),
  ...rows.map(line),
  '',
];

function tables(stages: Stage[]): string[] {
  const wanted = new Set(
    stages.flatMap((stage) => stage.tables.slice(0, 14).map(({ name }) => name)),
  );
  const rows = [...wanted].map((name) => [
    name,
    ...stages.flatMap((stage) => {
      const found = stage.tables.find((one) => one.name === name);
      return found
        ? [number(found.rows), megabytes(found.heap), megabytes(found.indexes)]
        : ['', '', ''];
    }),
  ]);
  const all = stages.flatMap(({ tables: every }) => [
    number(sum(every.map((one) => one.rows))),
    megabytes(sum(every.map((one) => one.heap))),
    megabytes(sum(every.map((one) => one.indexes))),
  ]);
  const head = stages.flatMap(({ name }) => [`${name}: wiersze`, 'tabela MB', 'indeksy MB']);
  return table(['tabela', ...head], [...rows, ['**razem**', ...all]]);
}

function calls(stages: Stage[]): string[] {
  const [first, ...rest] = stages;
  const names = [...(first?.calls.keys() ?? [])];
  const pages = (stage: Stage | undefined, name: string) => stage?.calls.get(name)?.pages ?? 0;
  const most = (name: string) =>
    Math.max(...rest.map((stage) => pages(stage, name) / Math.max(1, pages(first, name))), 0);
  const sorted = names.sort((a, b) => most(b) - most(a));
  const head = stages.flatMap(({ name }) => [`${name}: strony`, 'wiersze']);
  return table(
    ['wywołanie', ...head],
    sorted.map((name) => [
      name,
      ...stages.flatMap((stage) => {
        const cost = stage.calls.get(name);
        return cost ? [number(cost.pages), number(cost.rows)] : ['', ''];
      }),
    ]),
  );
}

function writes(stages: Stage[]): string[] {
  return table(
    ['zapis', ...stages.map(({ name }) => `${name}: bajty`)],
    [...(stages[0]?.writes.keys() ?? [])].map((name) => [
      name,
      ...stages.map((stage) => number(stage.writes.get(name) ?? 0)),
    ]),
  );
}

/** The measured stages as a page. */
export const growthReport = (stages: Stage[]): string =>
  [
    '# Jak rośnie praca bazy danych',
    '',
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:growth\`. Liczby stron (8 kB) i wierszy, nie czasy: nie zależą od obciążenia maszyny.`,
    '',
    '## Miejsce',
    '',
    ...tables(stages),
    '## Odczyty: czego dotyka jedno wywołanie',
    '',
    'Od tych, które rosną najbardziej.',
    '',
    ...calls(stages),
    '## Zapisy: ile dopisuje do dziennika (WAL) jedno wywołanie',
    '',
    'Średnia ze stu zaraz po punkcie kontrolnym, więc z całymi stronami, i z tym, co robią przy tym zadania w tle.',
    '',
    ...writes(stages),
  ].join('\n');
