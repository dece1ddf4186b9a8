import { isPast } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type WorkingTime, workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { Issue, IssueRow } from '@zaplecze/contract/rooms/issues/calls';
import { useWorkingTime } from '../../../kit/calendar/company-time.ts';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDateTime } from '../../../kit/records/format.ts';
import classes from '../issues.module.css';

/** How an issue stands to what its type promises, in working hours (docs/decisions/0052-answering-time.md). */

type Promised = Pick<
  IssueRow,
  'promised' | 'promisedAnswer' | 'promisedDone' | 'answeredAt' | 'doneAt'
>;

/** '45 min', '3 godz. 20 min': a time of work. */
function timeOfWork(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 && `${whole}\u00A0godz.`, (rest > 0 || whole === 0) && `${rest}\u00A0min`]
    .filter(Boolean)
    .join(' ');
}

/** Working hours of a day, by which many hours are told as days. */
const dayHours = 8;

/** '3 godz. 20 min', from a day on '13 dni roboczych': how far a promised moment is. */
const distanceOf = (hours: number) =>
  hours < dayHours
    ? timeOfWork(hours)
    : countWords(Math.round(hours / dayHours), 'dzień roboczy', 'dni robocze', 'dni roboczych');

/** Whether something that was promised until an instant was there by then; its own minute still counts. */
const inTime = (until: string | null, at: string | null) =>
  until === null || (at !== null && !isPast(until, Date.parse(at)));

const left = (until: string, now: number, time: WorkingTime) =>
  isPast(until, now)
    ? { late: true, words: `${distanceOf(workingHours(Date.parse(until), now, time))} po czasie` }
    : { late: false, words: `jeszcze ${distanceOf(workingHours(now, Date.parse(until), time))}` };

/** The cell of a list and the fact of a card: what is left, else whether it was kept. */
export function PromiseCell({ row }: { row: Promised }) {
  const time = useWorkingTime();
  const { promised, promisedAnswer, promisedDone, answeredAt, doneAt } = row;
  if (promised !== null) {
    const what = answeredAt === null && promised === promisedAnswer ? 'odpowiedź' : 'realizacja';
    const { late, words } = left(promised, Date.now(), time);
    return (
      <span className={late ? classes.late : undefined}>
        {words}
        <span className={classes.second}>
          {what} do {formatDateTime(promised)}
        </span>
      </span>
    );
  }
  if (doneAt === null) return null;
  const isKept = inTime(promisedAnswer, answeredAt) && inTime(promisedDone, doneAt);
  return isKept ? 'dotrzymany' : <span className={classes.late}>po obiecanym czasie</span>;
}

/** Beside the name of an open issue whose promised time has passed. */
export function PromiseLate({ issue: { promised } }: { issue: Issue }) {
  if (promised === null || !isPast(promised)) return null;
  return <span className={classes.late}>po obiecanym czasie</span>;
}

/** When it was answered, and until when the answer and the end were promised. */
export function PromiseFacts({ issue }: { issue: Issue }) {
  const { promisedAnswer, promisedDone, answeredAt, doneAt, promised } = issue;
  return (
    <>
      {promisedAnswer && (
        <Fact label="Obiecana odpowiedź">
          <Until until={promisedAnswer} at={answeredAt} open={promised !== null} />
        </Fact>
      )}
      {answeredAt && (
        <Fact label="Pierwsza odpowiedź">
          <DateTimeText value={answeredAt} />
        </Fact>
      )}
      {promisedDone && (
        <Fact label="Obiecane zrealizowanie">
          <Until until={promisedDone} at={doneAt} open={promised !== null} />
        </Fact>
      )}
    </>
  );
}

/** A promised moment; below it how it was kept, else how much is left while the issue is `open`. */
function Until({ until, at, open }: { until: string; at: string | null; open: boolean }) {
  const time = useWorkingTime();
  const words =
    at !== null
      ? inTime(until, at)
        ? { late: false, words: 'dotrzymana obietnica' }
        : { late: true, words: 'po obiecanym czasie' }
      : open
        ? left(until, Date.now(), time)
        : null;
  return (
    <>
      <DateTimeText value={until} />
      {words && (
        <span className={words.late ? `${classes.second} ${classes.late}` : classes.second}>
          {words.words}
        </span>
      )}
    </>
  );
}
