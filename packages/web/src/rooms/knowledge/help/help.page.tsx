import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useState } from 'react';
import { SearchBox } from '../../../kit/lists/filters/search-box.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { EmptyState } from '../../../kit/records/states.tsx';
import classes from './help.module.css';
import { findHelp } from './help-search.ts';

/** How things are done here: a page a task. */
export function HelpPage() {
  const [search, setSearch] = useState('');
  const found = findHelp(search);
  return (
    <div className={classes.page}>
      <PageHead title="Pomoc">
        <AppLink to={addressOf('knowledge')}>Baza wiedzy firmy</AppLink>
      </PageHead>
      <SearchBox placeholder="Szukaj w pomocy…" value={search} onSearch={setSearch} />
      <p className="visually-hidden" role="status">
        {countWords(found.length, 'artykuł', 'artykuły', 'artykułów')}
      </p>
      {found.length === 0 ? (
        <EmptyState title="Nic nie pasuje" text={`W pomocy nie ma „${search}”.`} />
      ) : (
        <ul className={classes.list} aria-label="Artykuły pomocy">
          {found.map(({ slug, title, body }) => (
            <li key={slug}>
              <AppLink to={addressOf('helpArticle', { slug })}>{title}</AppLink>
              <p>{typeof body[0] === 'string' ? body[0] : body[0]?.steps[0]}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
