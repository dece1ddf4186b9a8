import { IconChevronRight } from '@tabler/icons-react';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { rowsOf } from '../../kit/navigation/places.ts';
import { EmptyState } from '../../kit/records/states.tsx';

import { settingRows } from './setting-rows.ts';
import classes from './settings.module.css';

/** Whether every word of the question stands in the row's label, sentence or further words, in any form of letters. */
function matches(question: string, ...texts: (string | undefined)[]): boolean {
  const all = plain(texts.join(' '));
  return plain(question)
    .split(' ')
    .every((word) => all.includes(word));
}

/** Everything that a company sets once and that is no dictionary: a row each, with a sentence of what it is for. */
export function SettingsPage() {
  const { flags } = useMe();
  const [search, setSearch] = useState('');
  const rows = rowsOf('settings', flags)
    .map((row) => ({ ...row, ...settingRows[row.name] }))
    .filter(({ label, text, words }) => matches(search, label, text, words));
  return (
    <div className={classes.page}>
      <PageHead title="Ustawienia" />
      <SearchBox
        placeholder="Czego szukasz? Na przykład: logo, kopia, klucz…"
        value={search}
        onSearch={setSearch}
      />
      {rows.length === 0 ? (
        <EmptyState title="Nic nie pasuje" text={`W ustawieniach nie ma „${search}”.`} />
      ) : (
        <ul className={classes.rows} aria-label="Ustawienia">
          {rows.map(({ path, label, icon: Icon, text }) => (
            <li key={path}>
              <AppLink to={path} className={classes.row}>
                {Icon && <Icon size={18} stroke={1.5} aria-hidden />}
                <span className={classes.words}>
                  <span className={classes.name}>{label}</span>
                  <span className={classes.text}>{text}</span>
                </span>
                <IconChevronRight size={16} stroke={1.5} aria-hidden />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
