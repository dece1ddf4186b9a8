import { type Icon, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { installationHistory } from '@zaplecze/contract/rooms/history/calls';
import { getInstallation } from '@zaplecze/contract/rooms/settings/calls';
import { useEffect, useId, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { rowsOf } from '../../kit/navigation/places.ts';
import type { Place } from '../../kit/navigation/screen.ts';
import { EmptyState } from '../../kit/records/states.tsx';
import { HistoryPanel } from '../history/index.ts';
import { type SettingGroup, useSettingGroups } from './setting-groups.tsx';
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
  const requestedGroup = useLocation({ select: ({ hash }) => hash });
  const [opened, setOpened] = useState(requestedGroup);
  // Another group is asked for from here too (Ctrl K).
  useEffect(() => {
    if (requestedGroup) setOpened(requestedGroup);
  }, [requestedGroup]);
  const { data } = useApi(getInstallation, {});
  const groups = useSettingGroups().filter(({ label, text, words }) =>
    matches(search, label, text, words),
  );
  const rows = rowsOf('settings', flags)
    .map((row) => ({ ...row, ...settingRows[row.name] }))
    .filter(({ label, text, words }) => matches(search, label, text, words));
  // The company stands first, then what is set in place.
  const firstRows = rows[0]?.name === 'organization' ? 1 : 0;
  return (
    <div className={classes.page}>
      <PageHead title="Ustawienia" />
      <SearchBox
        placeholder="Czego szukasz? Na przykład: serwer poczty, logo, kopia, klucz…"
        value={search}
        onSearch={setSearch}
      />
      {rows.length + groups.length === 0 ? (
        <EmptyState title="Nic nie pasuje" text={`W ustawieniach nie ma „${search}”.`} />
      ) : (
        <ul className={classes.rows} aria-label="Ustawienia">
          {rows.slice(0, firstRows).map((row) => (
            <LinkRow key={row.path} row={row} />
          ))}
          {groups.map((group) => (
            <GroupRow
              key={group.key}
              group={group}
              isOpen={opened === group.key}
              onToggle={() => setOpened(opened === group.key ? '' : group.key)}
            />
          ))}
          {rows.slice(firstRows).map((row) => (
            <LinkRow key={row.path} row={row} />
          ))}
        </ul>
      )}
      {data?.installation && <HistoryPanel endpoint={installationHistory} id={1} />}
    </div>
  );
}

type Row = Pick<Place, 'path' | 'label'> & { icon?: Icon; text?: string };

function LinkRow({ row: { path, label, icon: RowIcon, text } }: { row: Row }) {
  return (
    <li>
      <AppLink to={path} className={classes.row}>
        {RowIcon && <RowIcon size={18} stroke={1.5} aria-hidden />}
        <span className={classes.words}>
          <span className={classes.name}>{label}</span>
          <span className={classes.text}>{text}</span>
        </span>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </AppLink>
    </li>
  );
}

function GroupRow(props: { group: SettingGroup; isOpen: boolean; onToggle: () => void }) {
  const { group, isOpen, onToggle } = props;
  const { icon: GroupIcon, label, text, state, body } = group;
  const id = useId();
  return (
    <li className={classes.group} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <GroupIcon size={18} stroke={1.5} aria-hidden />
        <span className={classes.words}>
          <span className={classes.name}>{label}</span>
          <span className={classes.text}>{text}</span>
        </span>
        {state && (
          <span className={classes.state} data-warns={state.warns || undefined}>
            {state.text}
          </span>
        )}
        {isOpen ? (
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        ) : (
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        )}
      </button>
      <section id={id} aria-label={label} hidden={!isOpen} className={classes.body}>
        {isOpen && body}
      </section>
    </li>
  );
}
