import { notBegunHeader } from '@zaplecze/contract/kit/calls/not-begun';
import type { WorkKind } from '../../database/work.ts';
import { HttpError } from '../calls/errors.ts';

/** How urgent a request is: who acts goes before who looks, who looks before who searches or draws a report. */
export type Importance = 'acting' | 'looking' | 'searching';

const order: Importance[] = ['acting', 'looking', 'searching'];

/**
 * How long a request may wait for its place, in milliseconds (times STATEMENT_TIME_FACTOR). Whoever would wait longer is told at once, and asks again
 * by themselves a moment later: together with what is then done for them, nobody waits a second without a word.
 */
const patience: Record<Importance, number> = { acting: 800, looking: 500, searching: 250 };

/** Seconds after which a refused request is worth repeating. */
const retryAfter: Record<Importance, number> = { acting: 1, looking: 2, searching: 3 };

const busy = (importance: Importance) =>
  new HttpError(
    503,
    'Serwer ma teraz bardzo dużo pracy i nie zaczął tego wykonywać. Spróbuj ponownie za chwilę.',
    { headers: { 'retry-after': String(retryAfter[importance]), [notBegunHeader]: '1' } },
  );

/**
 * How urgent a request of this kind is; null: it takes no place, since it works long beside the others and has bounds of
 * its own (imports, downloads of lists).
 *
 * @param asks what the request is: of which kind of work, whether it only reads, whether it searches in a list
 */
export function importanceOf(asks: {
  kind: WorkKind;
  reads: boolean;
  searches: boolean;
}): Importance | null {
  if (asks.kind === 'export' || asks.kind === 'import' || asks.kind === 'job') return null;
  if (asks.kind === 'search' || asks.kind === 'report' || asks.searches) return 'searching';
  return asks.reads ? 'looking' : 'acting';
}

type Waiting = { begin: () => void; refuse: (error: Error) => void; timer: NodeJS.Timeout };

/** A share of the newest request in the time that one holds its place. */
const newestShare = 0.05;
/** One that waits for a lock says nothing of how fast places become free. In milliseconds. */
const longestCounted = 500;

/**
 * Lets as many requests work at once as the database's processors bear, and the others wait in order of importance. More at
 * once would take turns on the same processors: each would wait for all, and memory grow with them.
 */
export class Admission {
  /** How many work at once. */
  readonly places: number;
  /** How many were told to come again, by importance. */
  readonly refused: Record<Importance, number> = { acting: 0, looking: 0, searching: 0 };
  readonly #factor: number;
  #busy = 0;
  #searching = 0;
  /** How long a request holds its place, in milliseconds, smoothed. */
  #usual = 20;
  readonly #waiting: Record<Importance, Set<Waiting>> = {
    acting: new Set(),
    looking: new Set(),
    searching: new Set(),
  };

  /**
   * @param places at least two
   * @param factor how many times as long requests wait, on machines whose statements take longer
   */
  constructor(places: number, factor = 1) {
    this.places = places;
    this.#factor = factor;
  }

  /** How many wait. */
  get waiting(): number {
    return order.reduce((sum, importance) => sum + this.#waiting[importance].size, 0);
  }

  #patience(importance: Importance): number {
    return patience[importance] * this.#factor;
  }

  #placesFor(importance: Importance): number {
    return importance === 'searching' ? Math.ceil(this.places / 2) : this.places;
  }

  /** Searches and reports never hold all places: half are left to people who act and look. */
  #isFree(importance: Importance): boolean {
    if (this.#busy >= this.places) return false;
    return importance !== 'searching' || this.#searching < this.#placesFor('searching');
  }

  /** The refusal of a request that would wait for too long, before anything is done for it; undefined: it may come. */
  refusal(importance: Importance): HttpError | undefined {
    if (this.#isFree(importance)) return undefined;
    const until = order.slice(0, order.indexOf(importance) + 1);
    const ahead = until.reduce((sum, each) => sum + this.#waiting[each].size, 0);
    const wait = ((ahead + 1) * this.#usual) / this.#placesFor(importance);
    if (wait <= this.#patience(importance)) return undefined;
    this.refused[importance] += 1;
    return busy(importance);
  }

  /**
   * Waits for a place.
   *
   * @param onLeave calls back when the asker goes away meanwhile
   * @returns what gives the place back; calling it again does nothing
   * @throws HttpError 503 when none became free in time, or the asker went away
   */
  async enter(importance: Importance, onLeave: (leave: () => void) => void): Promise<() => void> {
    if (this.#isFree(importance)) return this.#take(importance);
    const queue = this.#waiting[importance];
    return await new Promise((resolve, reject) => {
      const refuse = (error: Error) => {
        clearTimeout(one.timer);
        if (queue.delete(one)) reject(error);
      };
      const one: Waiting = {
        begin: () => {
          clearTimeout(one.timer);
          queue.delete(one);
          resolve(this.#take(importance));
        },
        refuse,
        timer: setTimeout(() => {
          this.refused[importance] += 1;
          refuse(busy(importance));
        }, this.#patience(importance)),
      };
      queue.add(one);
      onLeave(() => refuse(busy(importance)));
    });
  }

  #take(importance: Importance): () => void {
    const began = performance.now();
    this.#busy += 1;
    if (importance === 'searching') this.#searching += 1;
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      this.#busy -= 1;
      if (importance === 'searching') this.#searching -= 1;
      const duration = Math.min(performance.now() - began, longestCounted);
      this.#usual += (duration - this.#usual) * newestShare;
      this.#next();
    };
  }

  #next(): void {
    for (const importance of order) {
      const [first] = this.#waiting[importance];
      if (first && this.#isFree(importance)) {
        first.begin();
        return;
      }
    }
  }
}
