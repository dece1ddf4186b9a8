import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { type Day, getDay, lookAtDay } from '@zaplecze/contract/day';
import { openIssueStatuses } from '@zaplecze/contract/issues.lists';
import { counted } from '@zaplecze/contract/kit/words';
import { openTaskStatuses } from '@zaplecze/contract/tasks.lists';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useLive } from '../../kit/live/live.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatDay, formatLongDay } from '../../kit/records/format.ts';
import { DetailSkeleton, EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { useAddressed, useItem } from '../../kit/records/use-item.ts';
import { IssueDialog, type ShownIssue } from '../issues/index.ts';
import { ReceptionView } from '../reception/index.ts';
import { fromParam, TaskDialog, toParam } from '../tasks/index.ts';
import { pending, run, sendHeld } from './acts.ts';
import classes from './day.module.css';
import type { Asked } from './day-dialog.tsx';
import { type AnyLine, keyOf, nextOf } from './day-lines.ts';
import { DaySection, Lines, type Way, Ways } from './day-section.tsx';
import { loadWords, Week } from './day-week.tsx';
import { actsOf, type LineAct } from './line-acts.ts';
import { linesIn, useDayKeys } from './use-day-keys.tsx';

const DayDialog = lazyPart(part(() => import('./day-dialog.tsx'), 'DayDialog'));

/** How often the day is read anew by itself, in milliseconds: limits pass although nothing changes. */
const withNews = 300_000;
const withoutNews = 30_000;
/** How often it is told that somebody looks. */
const lookEvery = 600_000;

/** What a person has before them: what is late, what is today, whose turn it is; and to do it here. */
export function DayPage() {
  const live = useLive();
  const answer = useApi(getDay, {}, { refetchInterval: live ? withNews : withoutNews });
  const day = pending.useOver(answer.data?.day);
  useLooking();
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && sendHeld();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      sendHeld(false);
    };
  }, []);
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>Mój dzień</h1>
      {day ? (
        <Whole day={day} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}

/** Tells that the person looks, while the page is in sight; what it is for stands in the server's room. */
function useLooking() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      call(lookAtDay, { body: {} }).catch(() => undefined);
    };
    look();
    const timer = window.setInterval(look, lookEvery);
    return () => window.clearInterval(timer);
  }, []);
}

function Whole({ day }: { day: Day }) {
  const me = useMe();
  const region = useRef<HTMLDivElement>(null);
  const task = useAddressed('task');
  const issue = useItem();
  const [shown, setShown] = useState<ShownIssue | null>(null);
  const [arrival, setArrival] = useState<Extract<AnyLine, { kind: 'guest' | 'parcel' }> | null>(
    null,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The line that was done with last: after it comes the next one. */
  const [ended, setEnded] = useState<{ key: string; name: string } | null>(null);
  const latest = useRef(day);
  /** The line in which the focus was last: it may move to another section. */
  const focused = useRef<string | undefined>(undefined);
  latest.current = day;

  const open = (line: AnyLine) => {
    if (line.kind === 'guest' || line.kind === 'parcel') setArrival(line);
    else if (line.kind === 'issue' || (line.kind === 'comment' && line.on === 'issue'))
      issue.open(line);
    else if (line.at) task.open(toParam(line.at), line.name);
  };
  /** The focus goes on to the line below, or above at the end. */
  const leaveLine = (key: string) => {
    const rows = region.current ? linesIn(region.current) : [];
    const at = rows.findIndex((row) => row.dataset.rowOpen === key);
    if (at === -1 || !rows[at]?.closest('[data-line]')?.contains(document.activeElement)) return;
    const next = rows[at + 1] ?? rows[at - 1];
    next?.focus({ preventScroll: true });
  };
  const finished = (line: AnyLine) => setEnded({ key: keyOf(line), name: line.name });
  const perform = (line: AnyLine, what: LineAct) => {
    if ('ask' in what) return setAsked({ line, ask: what.ask });
    if (what.ends) {
      leaveLine(keyOf(line));
      finished(line);
    }
    void run(what.act).then((done) => {
      if (!done && what.ends) setEnded((now) => (now?.key === keyOf(line) ? null : now));
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

  const next = ended ? nextOf(day, ended.key) : undefined;
  const begin = (): boolean => {
    if (!next) return false;
    setEnded(null);
    const line = region.current?.querySelector<HTMLElement>(`[data-row-open="${keyOf(next)}"]`);
    line?.focus();
    const start = actsOf(next).find(({ press }) => press === 's');
    if (start) perform(next, start);
    else open(next);
    return true;
  };
  const keys = useDayKeys(region, {
    press: (key, letter) => {
      const line = linesOf(latest.current).find((one) => keyOf(one) === key);
      const act = line && actsOf(line).find(({ press }) => press === letter);
      if (line && act) perform(line, act);
      return Boolean(line && act);
    },
    next: begin,
  });

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

  const at = fromParam(task.value);
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
      <DaySection
        title={isNextWeek(day) ? 'W przyszłym tygodniu' : 'W tym tygodniu'}
        count={day.week.count}
        note={loadWords(day.week)}
        ways={dueWays(day.week, 'week', own)}
      >
        <Week days={day.week.days} {...how} />
      </DaySection>
      <DaySection title="Zastępuję" count={day.substituting.count}>
        {day.substituting.people.map((person) => (
          <div key={person.user.id} className={classes.person}>
            <h3 className={classes.who}>
              {person.user.name} <span className={classes.count}>{person.count}</span>
              {person.until && <span className={classes.fact}>do {formatDay(person.until)}</span>}
              <Ways ways={stoodForWays(person)} />
            </h3>
            <Lines rows={person.rows} {...how} />
          </div>
        ))}
      </DaySection>
      <DaySection title="Goście i przesyłki" count={day.reception.count}>
        <Lines rows={day.reception.rows} {...how} />
      </DaySection>
      <DaySection title="Czekam na" count={day.waiting.count}>
        <Lines rows={day.waiting.rows} {...how} />
      </DaySection>
      <DaySection title="Nieobecni dziś" count={day.absent.count}>
        <ul className={classes.absent}>
          {day.absent.rows.map(({ user, dateTo, substitutes }) => (
            <li key={user.id}>
              <AppLink to={addressOf('profile', { id: user.id })} quiet>
                {user.name}
              </AppLink>
              <span className={classes.fact}>
                {dateTo === day.today ? 'tylko dziś' : `do ${formatDay(dateTo)}`}
                {substitutes.length > 0 &&
                  `, zastępuje: ${substitutes.map(({ name }) => name).join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      </DaySection>
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
      <Suspense>
        {at && (
          <TaskDialog
            key={task.value}
            address={at}
            param="task"
            name={task.name}
            onClose={task.close}
          />
        )}
        {arrival && (
          <ReceptionView
            guest={arrival.kind === 'guest'}
            item={{
              ...{ id: arrival.id, name: arrival.name, value: String(arrival.id) },
              open: () => undefined,
              close: () => setArrival(null),
            }}
            onClose={() => setArrival(null)}
          />
        )}
        {asked && (
          <DayDialog
            asked={asked}
            onClose={() => setAsked(null)}
            onDone={() => {
              if (asked.ask === 'end' || asked.ask === 'return') finished(asked.line);
              setAsked(null);
            }}
          />
        )}
      </Suspense>
      <IssueDialog shown={shown} show={setShown} item={issue} />
    </div>
  );
}

/** Nothing is new any more. */
function Seen() {
  const look = useSend(lookAtDay);
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      loading={look.isPending}
      onClick={() => look.mutate({ body: { clear: true } })}
    >
      Widziane
    </Button>
  );
}

function linesOf(day: Day): AnyLine[] {
  const { overdue, due, turn, answers, week, substituting, reception, waiting } = day;
  return [
    overdue,
    due,
    turn,
    answers,
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
    week,
    substituting,
    reception,
    rest.waiting,
    rest.absent,
  ].every(({ count }) => count === 0);

/** At a weekend the week that is told of is the one that comes. */
const isNextWeek = ({ today, week: { range } }: Day) =>
  new Date(`${range.dateFrom}T00:00:00Z`).getUTCDay() === 1 &&
  [0, 6].includes(new Date(`${today}T00:00:00Z`).getUTCDay());

type Counts = { tasks: number; issues: number };
const tasksWords = (count: number) => counted(count, 'zadanie', 'zadania', 'zadań');
const issuesWords = (count: number) => counted(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń');

/** The lists that count the same, as the menu does. */
function openWays({ open: { tasks, issues } }: Day): Way[] {
  const all = openTaskStatuses.join(',');
  return [
    ...(tasks > 0
      ? [
          {
            to: addressOf('tasks', { filter: { status: all } }),
            words: `otwarte: ${tasksWords(tasks)}`,
          },
        ]
      : []),
    ...(issues > 0
      ? [
          {
            to: addressOf('yourIssues', { filter: { status: openIssueStatuses.join(',') } }),
            words: issuesWords(issues),
          },
        ]
      : []),
  ];
}

function dueWays(
  { tasks, issues }: Counts,
  due: 'overdue' | 'today' | 'week',
  own: { user?: number },
): Way[] {
  return [
    ...(tasks > 0
      ? [{ to: addressOf('tasks', { filter: { due, ...own } }), words: tasksWords(tasks) }]
      : []),
    ...(issues > 0
      ? [{ to: addressOf('yourIssues', { filter: { due, ...own } }), words: issuesWords(issues) }]
      : []),
  ];
}

const acceptWays = ({ answers: { accept } }: Day): Way[] =>
  accept === 0
    ? []
    : [
        {
          to: addressOf('yourIssues', { reported: '1', filter: { status: 9 } }),
          words: `do akceptacji: ${issuesWords(accept)}`,
        },
      ];

const stoodForWays = ({ user, tasks }: Day['substituting']['people'][number]): Way[] =>
  tasks === 0
    ? []
    : [
        {
          to: addressOf('tasks', { filter: { user: user.id, status: '1,2' } }),
          words: tasksWords(tasks),
        },
      ];
