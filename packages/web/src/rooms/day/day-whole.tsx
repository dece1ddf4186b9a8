import { addressOf } from '@zaplecze/contract/addresses';
import type { Day, ItemLine } from '@zaplecze/contract/rooms/day/calls';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { report } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { WindowFoot } from '../../kit/dialogs/window-foot.tsx';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { formatNumber } from '../../kit/records/format.ts';
import { EmptyState } from '../../kit/records/states.tsx';
import { isOpen, useAddressed, useItem } from '../../kit/records/use-item.ts';
import type { ShownIssue } from '../issues/index.ts';
import { toParam } from '../tasks/index.ts';
import classes from './day.module.css';
import { DayLater } from './day.parts.ts';
import type { LineQuestion } from './day-dialog.tsx';
import { DayLead } from './day-lead.tsx';
import { levelsOf } from './day-levels.ts';
import { DaySection, Lines } from './day-section.tsx';
import { acceptWays, dueWays, stoodForIn } from './day-ways.ts';
import { loadWords } from './later/load-words.ts';
import {
  type AnyLine,
  type Arrival,
  isEmpty,
  lineKey,
  linesOf,
  nextOf,
} from './lines/day-lines.ts';
import { actsOf, type LineAct } from './lines/line-acts.ts';
import { linesIn, useDayKeys } from './use-day-keys.tsx';

// Something is read before anything is done.
const runner = part(() => import('./lines/line-effects.ts'), 'performAct');
const DayOver = lazyPart(part(() => import('./day-over.tsx'), 'DayOver'));

/** What folded parts usually take, in pixels, until they have come. */
const foldsHeight = 320;

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
  const [question, setQuestion] = useState<LineQuestion | null>(null);
  /** The line that was done with last: after it comes the next one. */
  const [ended, setEnded] = useState<{ key: string; name: string } | null>(null);
  /** The line that was looked at last; without one the first of all is the chosen one. */
  const [picked, setPicked] = useState<string>();
  const latest = useRef(day);
  /** The line in which the focus was last: it may move to another section. */
  const focused = useRef<string | undefined>(undefined);
  latest.current = day;

  const act = (line: AnyLine, press: string) =>
    runner().then((run) => run(line, press, () => openLine(line)));
  const open = (line: AnyLine) => {
    // Whoever opens it reads it; it may be made to wait again.
    if (line.kind === 'comment') {
      leaveLine(lineKey(line));
      act(line, 'e').catch(report);
    }
    if (line.kind === 'absence') setRequest(line.id);
    else if (line.kind === 'article') setArticle(line);
    else if (line.kind === 'guest' || line.kind === 'parcel') setArrival(line);
    else if (line.kind === 'item') openRecordOf(line);
    else if (line.kind === 'question') {
      if (line.mine) void go(addressOf('profile', { id: line.person.id }));
      else setQuestion({ line, ask: 'answer' });
    } else if (line.kind === 'issue' || (line.kind === 'comment' && line.on === 'issue'))
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
    if (what.ask) return setQuestion({ line, ask: what.ask });
    if (what.ends) {
      leaveLine(lineKey(line));
      finished(line);
    }
    act(line, what.press)
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
  const levels = levelsOf(day);
  const { late, today, later } = levels;
  const shownFirst = [...late.rows, ...today.rows, ...day.answers.rows][0];
  const first = shownFirst && lineKey(shownFirst);
  const isThere = (key: string) => linesOf(day).some((line) => lineKey(line) === key);
  const chosen = picked !== undefined && isThere(picked) ? picked : first;
  const how = { open: openLine, perform: performAct, chosen, choose: setPicked };

  /** When the script of what opens does not come. */
  const closeAll = () => {
    setArrival(null);
    setRequest(null);
    setArticle(null);
    setQuestion(null);
    setShown(null);
    if (task.value) task.close();
    if (isOpen(issue)) issue.close();
  };

  const next = ended ? nextOf(day, ended.key) : undefined;
  const begin = (): boolean => {
    if (!next) return false;
    setEnded(null);
    const line = region.current?.querySelector<HTMLElement>(`[data-row-open="${lineKey(next)}"]`);
    const fold = line?.closest('details');
    if (fold) fold.open = true;
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
    first,
  });

  useEffect(() => whenIdle(() => void runner().catch(() => undefined)), []);
  useEffect(() => {
    const root = region.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused.current = target.closest<HTMLElement>('[data-line]')?.dataset.line;
      if (focused.current) setPicked(focused.current);
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the day is drawn anew
  useEffect(() => {
    if (document.activeElement !== document.body || !focused.current) return;
    const line = region.current?.querySelector<HTMLElement>(
      `[data-row-open="${CSS.escape(focused.current)}"]`,
    );
    // What was begun goes on in a folded part.
    const fold = line?.closest('details');
    if (fold) fold.open = true;
    line?.focus({ preventScroll: true });
  }, [day]);

  const own = day.standsIn ? { user: me.id } : {};
  const now = late.count + today.count + day.answers.count;
  return (
    <div ref={region}>
      {!isEmpty(day) && <DayLead day={day} levels={levels} />}
      {now > 0 && (
        <h2 className={classes.level}>
          Teraz <span className={classes.count}>{formatNumber(now)}</span>
        </h2>
      )}
      <DaySection
        title="Po terminie"
        count={late.count}
        ways={[...dueWays(day.overdue, 'overdue', own), ...stoodForIn(day, late.rows, 'overdue')]}
      >
        <Lines rows={late.rows} {...how} />
      </DaySection>
      <DaySection
        title="Na dziś"
        count={today.count}
        note={day.due.planned + day.due.available > 0 && loadWords(day.due)}
        ways={[...dueWays(day.due, 'today', own), ...stoodForIn(day, today.rows, 'today')]}
      >
        <Lines rows={today.rows} {...how} />
      </DaySection>
      <DaySection title="Czekają na Ciebie" count={day.answers.count} ways={acceptWays(day)}>
        <Lines rows={day.answers.rows} {...how} />
      </DaySection>
      <Suspense fallback={<div style={{ height: foldsHeight }} />}>
        <DayLater day={later} own={own} how={how} isIdle={now === 0} />
      </Suspense>
      {isEmpty(day) && (
        <EmptyState
          title="Nic na Ciebie nie czeka"
          text="Gdy coś będzie do zrobienia, do akceptacji albo przyjdzie ktoś do Ciebie, pojawi się tutaj."
        />
      )}
      {next && ended && (
        <WindowFoot>
          <div className={classes.next} role="status">
            <span className={classes.nextName}>
              Następne: <strong>{next.name}</strong>
              {next.kind === 'task' && `, ${next.client.name}`}
            </span>
            <Button size="xs" onClick={begin}>
              Zaczynam <kbd className={classes.kbd}>n</kbd>
            </Button>
          </div>
        </WindowFoot>
      )}
      {keys}
      {(task.value || arrival || request || article || question || shown || isOpen(issue)) && (
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
            question,
          }}
          onClose={closeAll}
          onAsked={(line) => {
            if (line) finished(line);
            setQuestion(null);
          }}
        />
      )}
    </div>
  );
}
