import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import { type Day, type ItemLine, lookAtDay } from '@zaplecze/contract/rooms/day/calls';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { formatLongDay } from '../../kit/calendar/day-names.ts';
import { report, sendChange } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { EmptyState } from '../../kit/records/states.tsx';
import { isOpen, useAddressed, useItem } from '../../kit/records/use-item.ts';
import type { ShownIssue } from '../issues/index.ts';
import { toParam } from '../tasks/index.ts';
import classes from './day.module.css';
import { DayLater } from './day.parts.ts';
import type { LineQuestion } from './day-dialog.tsx';
import { type AnyLine, type Arrival, lineKey, nextOf } from './day-lines.ts';
import { DaySection, Lines, Ways } from './day-section.tsx';
import { acceptWays, dueWays, openWays, readingWays } from './day-ways.ts';
import { actsOf, type LineAct } from './line-acts.ts';
import { loadWords } from './load-words.ts';
import { linesIn, useDayKeys } from './use-day-keys.tsx';

// Something is read before anything is done.
const runner = part(() => import('./acts.ts'), 'runAct');
const DayOver = lazyPart(part(() => import('./day-over.tsx'), 'DayOver'));

/** Of a folded day of the week, in pixels (day.module.css). */
const dayHeight = 37;

/** The sections of a day with all that can be done from them. */
export function DayWhole({ day }: { day: Day }) {
  const me = useMe();
  const go = useGo();
  const region = useRef<HTMLDivElement>(null);
  const task = useAddressed('task');
  const issue = useItem();
  const [shown, setShown] = useState<ShownIssue | null>(null);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [request, setRequest] = useState<number | null>(null);
  const [article, setArticle] = useState<{ id: number; name: string } | null>(null);
  const [asked, setAsked] = useState<LineQuestion | null>(null);
  /** The line that was done with last: after it comes the next one. */
  const [ended, setEnded] = useState<{ key: string; name: string } | null>(null);
  const latest = useRef(day);
  /** The line in which the focus was last: it may move to another section. */
  const focused = useRef<string | undefined>(undefined);
  latest.current = day;

  const open = (line: AnyLine) => {
    if (line.kind === 'absence') setRequest(line.id);
    else if (line.kind === 'article') setArticle(line);
    else if (line.kind === 'guest' || line.kind === 'parcel') setArrival(line);
    else if (line.kind === 'item') openRecordOf(line);
    else if (line.kind === 'issue' || (line.kind === 'comment' && line.on === 'issue'))
      issue.open(line);
    else if (line.kind === 'comment' && line.on === 'offer')
      void go(addressOf('offer', { id: line.id }));
    else if (line.kind === 'comment' && line.on === 'client')
      void go(addressOf('client', { id: line.id }));
    else if (line.at) task.open(toParam(line.at), line.name);
  };
  const openRecordOf = ({ on, record, recordName, at }: ItemLine) => {
    if (on === 'issue') issue.open({ id: record, name: recordName });
    else if (at) task.open(toParam(at), recordName);
  };
  /** The focus goes on to the line below, or above at the end. */
  const leaveLine = (key: string) => {
    const rows = region.current ? linesIn(region.current) : [];
    const at = rows.findIndex((row) => row.dataset.rowOpen === key);
    if (at === -1 || !rows[at]?.closest('[data-line]')?.contains(document.activeElement)) return;
    const next = rows[at + 1] ?? rows[at - 1];
    next?.focus({ preventScroll: true });
  };
  const finished = (line: AnyLine) => setEnded({ key: lineKey(line), name: line.name });
  const perform = (line: AnyLine, what: LineAct) => {
    if (line.kind === 'absence' || line.kind === 'article') return open(line);
    if ('ask' in what) return setAsked({ line, ask: what.ask });
    if (what.ends) {
      leaveLine(lineKey(line));
      finished(line);
    }
    runner()
      .then((run) => run(what.act))
      .catch(report)
      .then((done) => {
        if (!done && what.ends) setEnded((now) => (now?.key === lineKey(line) ? null : now));
      });
  };
  const doing = useRef({ open, perform });
  doing.current = { open, perform };
  const openLine = useCallback((line: AnyLine) => doing.current.open(line), []);
  const performAct = useCallback(
    (line: AnyLine, act: LineAct) => doing.current.perform(line, act),
    [],
  );
  const how = { open: openLine, perform: performAct };

  /** When the script of what opens does not come. */
  const closeAll = () => {
    setArrival(null);
    setRequest(null);
    setArticle(null);
    setAsked(null);
    setShown(null);
    if (task.value) task.close();
    if (isOpen(issue)) issue.close();
  };

  const next = ended ? nextOf(day, ended.key) : undefined;
  const begin = (): boolean => {
    if (!next) return false;
    setEnded(null);
    const line = region.current?.querySelector<HTMLElement>(`[data-row-open="${lineKey(next)}"]`);
    line?.focus();
    const start = actsOf(next).find(({ press }) => press === 's');
    if (start) perform(next, start);
    else open(next);
    return true;
  };
  const keys = useDayKeys(region, {
    press: (key, letter) => {
      const line = linesOf(latest.current).find((one) => lineKey(one) === key);
      const act = line && actsOf(line).find(({ press }) => press === letter);
      if (line && act) perform(line, act);
      return Boolean(line && act);
    },
    next: begin,
  });

  useEffect(() => whenIdle(() => void runner().catch(() => undefined)), []);
  useEffect(() => {
    const root = region.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused.current = target.closest<HTMLElement>('[data-line]')?.dataset.line;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the day is drawn anew
  useEffect(() => {
    if (document.activeElement !== document.body || !focused.current) return;
    const rows = region.current ? linesIn(region.current) : [];
    rows.find((row) => row.dataset.rowOpen === focused.current)?.focus({ preventScroll: true });
  }, [day]);

  const own = day.standsIn ? { user: me.id } : {};
  return (
    <div ref={region}>
      <p className={classes.lead}>
        {formatLongDay(day.today)}
        <Ways ways={openWays(day)} />
      </p>
      <DaySection
        title="Po terminie"
        tone="late"
        count={day.overdue.count}
        ways={dueWays(day.overdue, 'overdue', own)}
      >
        <Lines rows={day.overdue.rows} {...how} />
      </DaySection>
      <DaySection
        title="Dziś"
        count={day.due.count + day.due.begun.count}
        note={day.due.planned + day.due.available > 0 && loadWords(day.due)}
        ways={dueWays(day.due, 'today', own)}
      >
        <Lines rows={[...day.due.rows, ...day.due.begun.rows]} {...how} />
      </DaySection>
      <DaySection title="Twoja kolej" count={day.turn.count} note={<Seen />}>
        <Lines rows={day.turn.rows} {...how} />
      </DaySection>
      <DaySection
        title="Do akceptacji i odpowiedzi"
        count={day.answers.count}
        ways={acceptWays(day)}
      >
        <Lines rows={day.answers.rows} {...how} />
      </DaySection>
      <DaySection title="Do przeczytania" count={day.reading.count} ways={readingWays(day)}>
        <Lines rows={day.reading.rows} {...how} />
      </DaySection>
      <Suspense fallback={<div style={{ height: (day.week.days.length + 2) * dayHeight }} />}>
        <DayLater day={day} own={own} how={how} />
      </Suspense>
      {isEmpty(day) && (
        <EmptyState
          title="Nic na Ciebie nie czeka"
          text="Gdy coś będzie do zrobienia, do akceptacji albo przyjdzie ktoś do Ciebie, pojawi się tutaj."
        />
      )}
      {next && ended && (
        <div className={classes.next} role="status">
          <span>
            Następne: <strong>{next.name}</strong>
          </span>
          <Button size="xs" onClick={begin}>
            Zaczynam <kbd className={classes.kbd}>n</kbd>
          </Button>
        </div>
      )}
      <p className={classes.hint}>
        Klawisz <kbd>?</kbd> pokazuje skróty.
      </p>
      {keys}
      {(task.value || arrival || request || article || asked || shown || isOpen(issue)) && (
        <DayOver
          {...{
            task,
            issue,
            shown,
            show: setShown,
            arrival,
            setArrival,
            request,
            setRequest,
            article,
            setArticle,
            asked,
          }}
          onClose={closeAll}
          onAsked={(line) => {
            if (line) finished(line);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

/** Nothing is new any more. */
function Seen() {
  const client = useQueryClient();
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      onClick={() => sendChange(client, lookAtDay, { body: { clear: true } })}
    >
      Widziane
    </Button>
  );
}

function linesOf(day: Day): AnyLine[] {
  const {
    overdue,
    due,
    turn,
    answers,
    reading,
    checklists,
    week,
    substituting,
    reception,
    waiting,
  } = day;
  return [
    overdue,
    due,
    turn,
    answers,
    reading,
    checklists,
    ...week.days,
    ...substituting.people,
    reception,
    waiting,
  ].flatMap(({ rows }) => rows as AnyLine[]);
}

const isEmpty = ({ overdue, due, turn, answers, week, substituting, reception, ...rest }: Day) =>
  [
    overdue,
    due,
    due.begun,
    turn,
    answers,
    rest.checklists,
    week,
    substituting,
    reception,
    rest.reading,
    rest.waiting,
    rest.absent,
  ].every(({ count }) => count === 0);
