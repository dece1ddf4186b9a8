import { useMediaQuery } from '@mantine/hooks';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords, plural } from '@zaplecze/contract/kit/values/words';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatDay } from '../../kit/records/format.ts';
import { usePresences } from '../absences/index.ts';
import classes from './away-strip.module.css';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Of those who are shown: who is away today, until when and who stands in (PEO-260); its place until that is known. */
export function AwayStrip({ shown }: { shown: ReadonlySet<number> | undefined }) {
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const { data } = usePresences();
  if (!shown) return <div className={classes.strip} data-waits />;
  const here = data?.list.filter(({ user, employed }) => employed && shown.has(user)) ?? [];
  const away = here.filter((one) => one.away);
  if (away.length === 0) return null;
  const elsewhere = here.filter((one) => one.elsewhere).length;
  return (
    <details className={classes.strip} open={!phone}>
      <summary className={classes.title}>
        Dziś nieobecni{' '}
        <span className={classes.count}>
          {countWords(away.length, 'osoba', 'osoby', 'osób')}
          {elsewhere > 0 &&
            `, poza biurem ${plural(elsewhere, 'pracuje', 'pracują', 'pracuje')} ${countWords(elsewhere, 'osoba', 'osoby', 'osób')}`}
        </span>
      </summary>
      <ul className={classes.people}>
        {away.map(({ user, name, words, until, standIns }) => (
          <li key={user}>
            <AppLink to={addressOf('person', { id: user })} className={classes.name}>
              {name}
            </AppLink>
            <span className={classes.second}>
              {capital(words)} · do {formatDay(until).slice(0, 5)}
            </span>
            {standIns.length > 0 ? (
              <span className={classes.second}>
                zastępuje {standIns.map((one) => one.name).join(', ')}
              </span>
            ) : (
              <span className={classes.nobody}>bez zastępstwa</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
