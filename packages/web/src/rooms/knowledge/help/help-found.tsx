import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { usePageSearch } from '../../../kit/navigation/page-place.tsx';
import classes from './help.module.css';
import { findHelp } from './help-search.ts';

/** Beside the company's own articles: what the help says of what is searched for. */
export function HelpFound() {
  const { search } = usePageSearch();
  const words = typeof search === 'string' ? search.trim() : '';
  const found = words === '' ? [] : findHelp(words).slice(0, 4);
  if (found.length === 0) return null;
  return (
    <nav className={classes.found} aria-label="Pomoc">
      <AppLink to={addressOf('help')}>Pomoc: jak pracować w systemie</AppLink>
      {found.map(({ slug, title }) => (
        <AppLink key={slug} to={addressOf('helpArticle', { slug })}>
          {title}
        </AppLink>
      ))}
    </nav>
  );
}
