import { addressOf } from '@zaplecze/contract/addresses';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatDay } from '../../kit/records/format.ts';
import classes from './day.module.css';
import type { LineDoing } from './day-line.tsx';
import { DaySection, Lines, Ways } from './day-section.tsx';
import { dueWays, stoodForWays, substitutingWays } from './day-ways.ts';
import { Week } from './day-week.tsx';
import { loadWords } from './load-words.ts';

/** What is not for now: points of checklists, the week, others' work, who comes, whom one waits for, who is away. */
export function DayLater(props: { day: Day; own: { user?: number }; how: LineDoing }) {
  const { day, own, how } = props;
  return (
    <>
      <DaySection title="Listy kontrolne" count={day.checklists.count}>
        <Lines rows={day.checklists.rows} {...how} />
      </DaySection>
      <DaySection
        title={isNextWeek(day) ? 'W przyszłym tygodniu' : 'W tym tygodniu'}
        count={day.week.count}
        note={loadWords(day.week)}
        ways={dueWays(day.week, 'week', own)}
      >
        <Week days={day.week.days} {...how} />
      </DaySection>
      <DaySection
        title="Zastępuję"
        count={day.substituting.count}
        ways={substitutingWays(day.substituting)}
      >
        {day.substituting.people.map((person) => (
          <div key={person.user.id} className={classes.person}>
            <h3 className={classes.who}>
              {person.user.name} <span className={classes.count}>{person.count}</span>
              {person.until && <span className={classes.fact}>do {formatDay(person.until)}</span>}
              {person.through && <span className={classes.fact}>przez: {person.through.name}</span>}
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
    </>
  );
}

/** At a weekend the week shown is the next one. */
const isNextWeek = ({ today, week: { range } }: Day) =>
  new Date(`${range.dateFrom}T00:00:00Z`).getUTCDay() === 1 &&
  [0, 6].includes(new Date(`${today}T00:00:00Z`).getUTCDay());
