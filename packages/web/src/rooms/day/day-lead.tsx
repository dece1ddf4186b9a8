import { countWords, plural } from '@zaplecze/contract/kit/values/words';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import { formatDateTime, formatDay, formatNumber } from '../../kit/records/format.ts';
import classes from './day.module.css';
import type { Levels } from './day-levels.ts';

const numbers = [
  'jedna',
  'dwie',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
];
/** 'trzy', '12': as one says how many things there are. */
const spoken = (count: number) => numbers[count - 1] ?? formatNumber(count);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a colleague would say of the day: how much there is now, then whom one stands in for and who comes. */
export function DayLead({ day, levels: { late, today } }: { day: Day; levels: Levels }) {
  const waits = day.answers.count;
  const sentences = [
    ...(late.count > 0 ? [lateWords(late.count)] : []),
    ...(today.count > 0
      ? [
          `na dziś ${plural(today.count, 'jest', 'są', 'jest')} ${spoken(today.count)}${late.count > 0 ? '' : ` ${plural(today.count, 'rzecz', 'rzeczy', 'rzeczy')}`}`,
        ]
      : []),
    ...(waits > 0
      ? [
          `${spoken(waits)} ${plural(waits, 'sprawa czeka', 'sprawy czekają', 'spraw czeka')} na Ciebie`,
        ]
      : []),
  ];
  const [first, ...rest] = sentences;
  const also = alsoWords(day);
  return (
    <div className={classes.lead}>
      <p>
        {first ? (
          <>
            <strong>{capital(first)}</strong>
            {rest.map((words) => `, ${words}`)}.
          </>
        ) : (
          'Nic nie jest spóźnione, nic nie jest na dziś i nikt na Ciebie nie czeka.'
        )}
      </p>
      {also.length > 0 && <p>{also.join(' ')}</p>}
    </div>
  );
}

const lateWords = (count: number) =>
  `${spoken(count)} ${plural(count, 'rzecz jest spóźniona', 'rzeczy są spóźnione', 'rzeczy jest spóźnionych')}`;

/** Of a guest: 'O 10:30 przychodzi', or 'Od 10:30 jest tu' when that has passed. */
function whenWords(at: string): string {
  const time = formatDateTime(at).slice(11);
  return Date.parse(at) > Date.now() ? `O ${time} przychodzi` : `Od ${time} jest tu`;
}

const partyWords = ({ name, party }: { name: string; party: string | null }) =>
  party ? `${name}, ${party}` : name;

/** Sentences about others: whom one stands in for, and guests with their hour. */
function alsoWords({ substituting, reception, turn }: Day): string[] {
  const people = substituting.people.map(
    ({ user, until }) => `${user.name}${until ? ` (do ${formatDay(until).slice(0, 5)})` : ''}`,
  );
  const [guest, ...more] = reception.rows.filter(({ kind }) => kind === 'guest');
  const others =
    more.length > 0 ? `, potem jeszcze ${countWords(more.length, 'gość', 'gości', 'gości')}` : '';
  const guestWords = guest && `${whenWords(guest.at)} ${partyWords(guest)}${others}`;
  // A firm's name may end with a full stop of its own.
  const guests = guestWords ? [guestWords.endsWith('.') ? guestWords : `${guestWords}.`] : [];
  return [
    ...(people.length > 0 ? [`Zastępujesz: ${people.join(', ')}.`] : []),
    ...guests,
    ...(turn.count > 0
      ? [
          `${plural(turn.count, 'Doszła', 'Doszły', 'Doszło')} ${spoken(turn.count)} ${plural(turn.count, 'nowa sprawa', 'nowe sprawy', 'nowych spraw')}.`,
        ]
      : []),
  ];
}
