import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import { type BurningProject, burningProjects } from '@zaplecze/contract/rooms/reports/work/calls';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { CallInput } from '../../../kit/calls/api.ts';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { Avatar } from '../../../kit/records/avatar.tsx';
import { formatDay, formatMoney } from '../../../kit/records/format.ts';
import { EmptyState, PendingAnswer } from '../../../kit/records/states.tsx';
import { useReportFilter, useScope } from '../use-report-filter.ts';
import { type BurningActs, heldBy, useBurningActs } from './burning-acts.tsx';
import classes from './burning-tab.module.css';

const BurningChart = suspendingPart(part(() => import('./burning-chart.tsx'), 'BurningChart'));

/** So many rows of each group stand within one window of 900 px; the whole table is one click away. */
const most = { late: 6, short: 4 };

const isLate = ({ reasons }: BurningProject) => reasons.some(({ kind }) => kind === 'late');

/** What is late by the harm it does, then work that no longer fits its time; and all that is known of it, folded. */
export function BurningTab() {
  const { filter } = useReportFilter();
  const { user: _user, ...scope } = useScope();
  const input = { query: { filter } } as unknown as CallInput<typeof burningProjects>;
  const answer = useApi(burningProjects, input, { placeholderData: (before) => before });
  const acts = useBurningActs();
  const { data } = answer;
  if (!data) return <PendingAnswer answer={answer} shape={<Shape />} />;
  const late = data.list.filter(isLate);
  const short = data.list.filter((row) => !isLate(row));
  const all = addressOf('projects', {
    filter: { ...scope, risk: riskWindows[1], burning: 1 },
  });
  return (
    <div className={classes.tab} data-stale={answer.isPlaceholderData || undefined}>
      {data.count === 0 && (
        <EmptyState
          title="Nic się nie pali"
          text="Żaden projekt nie ma zadania po terminie ani takiego, na które zabraknie czasu."
        />
      )}
      <Group
        title="Spóźnione"
        rows={late.slice(0, most.late)}
        note={`${projects(late.length)} o wartości ${formatMoney(sum(late))}, od największej szkody`}
        about="Projekt"
        of={({ project, client }) =>
          project.name
            .split(' – ')
            .filter((words) => words !== client.name)
            .join(' ')
        }
        acts={acts}
      />
      <Group
        title="Nie zdążą bez pomocy"
        rows={short.slice(0, most.short)}
        note={`${projects(short.length)}, w których zostało więcej pracy niż czasu`}
        about="Dlaczego"
        of={(row) =>
          row.reasons[0] ? reasonWords(row.reasons[0], row.user?.id) : 'termin jest blisko'
        }
        acts={acts}
      />
      {data.count > 0 && (
        <Whole count={data.count} all={all}>
          <BurningChart acts={acts} />
        </Whole>
      )}
      {acts.dialogs}
    </div>
  );
}

const projects = (count: number) => countWords(count, 'projekt', 'projekty', 'projektów');
const sum = (rows: BurningProject[]) => rows.reduce((whole, { value }) => whole + value, 0);

function Group(props: {
  title: string;
  note: string;
  rows: BurningProject[];
  /** The head of the column that tells the two groups apart. */
  about: string;
  of: (row: BurningProject) => string;
  acts: BurningActs;
}) {
  const { title, note, rows, about, of, acts } = props;
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <span className={classes.note}>{note}</span>
      </header>
      <table className={classes.table} aria-labelledby={id} data-about={about}>
        <thead>
          <tr>
            <th scope="col">Zadanie</th>
            <th scope="col" data-column="client">
              Klient
            </th>
            <th scope="col" data-column="about">
              {about}
            </th>
            <th scope="col" data-column="user">
              Osoba
            </th>
            <th scope="col" data-column="limit">
              Termin
            </th>
            <th scope="col" data-column="value">
              Wartość
            </th>
            <th scope="col" data-column="act">
              <span className="visually-hidden">Co zrobić</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BurningRow key={row.project.id} row={row} about={of(row)} acts={acts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BurningRow(props: { row: BurningProject; about: string; acts: BurningActs }) {
  const { row, about, acts } = props;
  const { id: me } = useMe();
  const { task, client, user, value } = row;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={classes.link}
          title={task.name}
          onClick={() => acts.open(row, task)}
        >
          {task.name}
        </button>
        <span className={classes.second}>{client.name}</span>
      </th>
      <td data-column="client" title={client.name}>
        {client.name}
      </td>
      <td data-column="about" title={about}>
        {about}
      </td>
      <td data-column="user" title={user?.name}>
        {user ? (
          <>
            <Avatar person={user} size={20} /> {user.id === me ? 'Ty' : user.name}
          </>
        ) : (
          'nikt'
        )}
      </td>
      <td data-column="limit" data-late={isLate(row) || undefined}>
        {termOf(row)}
      </td>
      <td data-column="value">{formatMoney(value)}</td>
      <td data-column="act">
        <RowAct row={row} acts={acts} me={me} />
      </td>
    </tr>
  );
}

function termOf(row: BurningProject): string {
  const late = row.reasons.find(({ kind }) => kind === 'late');
  if (!late) return formatDay(row.limit);
  return late.days > 0
    ? `${countWords(late.days, 'dzień', 'dni', 'dni')} po terminie`
    : 'po terminie';
}

/** One thing to do: nobody is told to ask themselves, and nobody can be asked where nobody has it. */
function RowAct({ row, acts, me }: { row: BurningProject; acts: BurningActs; me: number }) {
  const blocking = heldBy(row);
  const [words, run] =
    blocking.user?.id === me
      ? (['Otwórz', () => acts.open(row, row.task)] as const)
      : blocking.user === null || !isLate(row)
        ? (['Przekaż', () => acts.act({ act: 'handOver', of: blocking })] as const)
        : (['Zapytaj', () => acts.act({ act: 'ask', of: blocking })] as const);
  return (
    <button type="button" className={classes.act} onClick={run}>
      {words}
      <span className="visually-hidden">: {blocking.name}</span>
    </button>
  );
}

/** The whole table: why, what is waited for and since when, what could be done, downloads. */
function Whole(props: { count: number; all: ReturnType<typeof addressOf>; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={classes.rest}>
        <AppLink to={props.all}>
          {countWords(
            props.count,
            'zagrożony projekt',
            'zagrożone projekty',
            'zagrożonych projektów',
          )}
        </AppLink>
        <button
          type="button"
          className={classes.link}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Dlaczego, na co czekają i jak liczymy
        </button>
      </p>
      {open && <Suspense fallback={<div className={classes.place} />}>{props.children}</Suspense>}
    </>
  );
}

/** Rows before they have come. */
function Shape() {
  return (
    <div role="status" className={classes.shape}>
      <span className="visually-hidden">Ładowanie…</span>
      {Array.from({ length: 10 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move
        <div key={at} />
      ))}
    </div>
  );
}
