import { failures, gather, percentile } from './figures.ts';
import type { Round } from './report.ts';

/* Two offices asked in turn, side by side: what else the machine does meets both. */

type Asked = { round: (rate: number, seconds: number) => Promise<Round> };
type RoundFigures = {
  server: number;
  database: number;
  p50: number;
  p99: number;
  refused: number;
  failed: number;
  memory: number;
};

const words: Record<keyof RoundFigures, string> = {
  server: 'serwer, ms procesora na odpowiedź',
  database: 'PostgreSQL, ms procesora na odpowiedź',
  p50: 'p50 wpuszczonych, ms',
  p99: 'p99 wpuszczonych, ms',
  refused: 'odłożone (503), %',
  failed: 'inne niż 2xx i 503, %',
  memory: 'pamięć serwera po rundzie, MB',
};

/** What a round says: processor in ms an answer, with what went on for nobody; times in ms of calls that were let in, shares in hundredths, MB. */
function figuresOf({ plan, answers, before, after, rested }: Round): RoundFigures {
  const times = answers.times.filter((_, at) => answers.status[at] !== 503);
  const refused = answers.status.filter((status) => status === 503).length;
  const [all] = gather(plan, answers).all;
  const answered = answers.status.filter((status) => status >= 200 && status < 300).length;
  const anAnswer = (who: 'server' | 'database') =>
    (1000 * (rested[who].processor - before[who].processor)) / answered;
  return {
    server: anAnswer('server'),
    database: anAnswer('database'),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    refused: (100 * refused) / plan.length,
    failed: (100 * ((all ? failures(all) : 0) - refused)) / plan.length,
    memory: after.server.rss,
  };
}

/**
 * Before each measured round, in none of its figures (counters of statements have it): whoever was not asked for a minute
 * has lost pages to a machine that takes back what nobody reads, and would be told of its disk.
 */
const leadIn = { rate: 50, seconds: 8 };

const middle = (values: number[]) => percentile(values, 50);

/**
 * Asks both at each rate, `rounds` times `seconds`, and prints a table of the middle figures and their ratio.
 *
 * @param pair.names what they are called in its heading
 */
export async function askInTurn(
  pair: { first: Asked; second: Asked; names: [string, string] },
  { rates, seconds, rounds }: { rates: number[]; seconds: number; rounds: number },
  print: (line: string) => void,
): Promise<void> {
  const [first, second] = pair.names;
  print(`| na s | co | ${first} | ${second} | ${second} / ${first} |`);
  print('|---:|---|---:|---:|---:|');
  for (const rate of rates) {
    const found = { first: [] as RoundFigures[], second: [] as RoundFigures[] };
    for (let at = 0; at < rounds; at += 1) {
      // First one, then the other, and the other way round.
      const turns = at % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const);
      for (const turn of turns) {
        await pair[turn].round(Math.min(rate, leadIn.rate), leadIn.seconds);
        found[turn].push(figuresOf(await pair[turn].round(rate, seconds)));
      }
    }
    for (const [name, what] of Object.entries(words) as [keyof RoundFigures, string][]) {
      const [then, now] = [found.first, found.second].map((all) =>
        middle(all.map((one) => one[name])),
      );
      const ratio = then ? ((now ?? 0) / then).toFixed(2) : '';
      print(`| ${rate} | ${what} | ${then?.toFixed(1)} | ${now?.toFixed(1)} | ${ratio} |`);
    }
  }
}
