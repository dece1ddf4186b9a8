import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import { type Day, lookAtDay } from '@zaplecze/contract/rooms/day/calls';
import { formatLongDay } from '../../../kit/calendar/day-names.ts';
import { sendChange } from '../../../kit/calls/send.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDay, formatNumber } from '../../../kit/records/format.ts';
import shared from '../day.module.css';
import { DayFold } from '../day-fold.tsx';
import { Lines, Ways } from '../day-section.tsx';
import { dueWays } from '../day-ways.ts';
import type { LineDoing } from '../lines/day-line.tsx';
import { lineFacts, lineTerm } from '../lines/line-words.ts';
import classes from './day-later.module.css';
import { Week } from './day-week.tsx';
import { readingWays, stoodForWays, substitutingWays } from './later-ways.ts';

/** What is not for now, each part folded with its count and one hint: by the day, as `levelsOf` gives it. */
export function DayLater(props: {
  day: Day;
  own: { user?: number };
  how: LineDoing;
  /** Nothing asks for anything now: what one may begin stands open. */
  isIdle: boolean;
}) {
  const { day, own, how, isIdle } = props;
  const { turn, due, week, checklists, reading, substituting, reception, absent } = day;
  const waiting = {
    count: day.waiting.count + day.asked.count,
    rows: [...day.waiting.rows, ...day.asked.rows],
  };
  const parts = [turn, due.begun, week, checklists, reading, substituting, reception, waiting];
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count + absent.count === 0) return null;
  return (
    <>
      <h2 className={shared.level}>
        Później <span className={shared.count}>{formatNumber(count)}</span>
      </h2>
      <DayFold
        title="Twoja kolej"
        count={turn.count}
        hint={hintOf(turn.rows[0])}
        tools={<Seen />}
        opened={isIdle}
      >
        <Lines rows={turn.rows} {...how} />
      </DayFold>
      <DayFold
        title="Zaczęte, termin później"
        count={due.begun.count}
        hint={hintOf(due.begun.rows[0], 'najbliższy')}
      >
        <Lines rows={due.begun.rows} {...how} />
      </DayFold>
      <DayFold
        title={isNextWeek(day) ? 'W przyszłym tygodniu' : 'Jeszcze w tym tygodniu'}
        count={week.count}
        hint={week.days
          .filter((one) => one.count > 0)
          .map((one) => `${formatLongDay(one.day).split(',')[0]} ${one.count}`)
          .join(', ')}
        ways={dueWays(week, 'week', own)}
      >
        <Week days={week.days} {...how} />
      </DayFold>
      <DayFold
        title="Listy kontrolne"
        count={checklists.count}
        hint={hintOf(checklists.rows[0], 'najbliższy')}
      >
        <Lines rows={checklists.rows} {...how} />
      </DayFold>
      <DayFold
        title="Do przeczytania"
        count={reading.count}
        hint={hintOf(reading.rows[0])}
        ways={readingWays(day)}
      >
        <Lines rows={reading.rows} {...how} />
      </DayFold>
      <DayFold
        title="Zastępuję"
        count={substituting.count}
        hint={substituting.people.map(({ user, count: of }) => `${user.name} ${of}`).join(', ')}
        ways={substitutingWays(substituting)}
      >
        {substituting.people.map((person) => (
          <div key={person.user.id} className={classes.person}>
            <h4 className={classes.who}>
              {person.user.name} <span className={shared.count}>{person.count}</span>
              {person.until && <span className={shared.fact}>do {formatDay(person.until)}</span>}
              {person.through && <span className={shared.fact}>przez: {person.through.name}</span>}
              <Ways ways={stoodForWays(person)} />
            </h4>
            <Lines rows={person.rows} {...how} />
          </div>
        ))}
      </DayFold>
      <DayFold title="Goście i przesyłki" count={reception.count} hint={hintOf(reception.rows[0])}>
        <Lines rows={reception.rows} {...how} />
      </DayFold>
      <DayFold
        title="Czekam na innych"
        count={waiting.count}
        hint={hintOf(waiting.rows[0], 'najdłużej')}
      >
        <Lines rows={waiting.rows} {...how} />
      </DayFold>
      <DayFold
        title="Nieobecni dziś"
        count={absent.count}
        hint={absent.rows.map(({ user }) => user.name).join(', ')}
      >
        <ul className={classes.absent}>
          {absent.rows.map(({ user, dateTo, substitutes }) => (
            <li key={user.id}>
              <AppLink to={addressOf('profile', { id: user.id })} quiet>
                {user.name}
              </AppLink>
              <span className={shared.fact}>
                {dateTo === day.today ? 'tylko dziś' : `do ${formatDay(dateTo)}`}
                {substitutes.length > 0 &&
                  `, zastępuje: ${substitutes.map(({ name }) => name).join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      </DayFold>
    </>
  );
}

/** 'najbliższy 27.11.2026: Sprawdzić rejestry VAT, Perła'; nothing without a line. */
function hintOf(line: Parameters<typeof lineTerm>[0] | undefined, lead = ''): string | undefined {
  if (!line) return undefined;
  const when = [lead, lineTerm(line)?.words].filter(Boolean).join(' ');
  const what = [line.name, lineFacts(line)[0]].filter(Boolean).join(', ');
  return when ? `${when}: ${what}` : what;
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

/** At a weekend the week shown is the next one. */
const isNextWeek = ({ today, week: { range } }: Day) =>
  new Date(`${range.dateFrom}T00:00:00Z`).getUTCDay() === 1 &&
  [0, 6].includes(new Date(`${today}T00:00:00Z`).getUTCDay());
