import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ItemView } from '../pickers/picker-parts.tsx';
import { type Source, sourceQuery } from '../pickers/source.ts';
import classes from './mention.module.css';
import type { PeopleProps } from './mention-area.tsx';

/** People who are offered at once: as many as one looks through. */
const most = 8;

/** The people that may be named where an @ was typed. The focus stays in the text. */
export function MentionList({
  source,
  fragment,
  choose,
  id,
  keys,
  onActive,
  top,
}: PeopleProps & { source: Source }) {
  const found = useQuery({
    ...sourceQuery(source, fragment.trim()),
    placeholderData: keepPreviousData,
  });
  const items = (found.data ?? []).slice(0, most);
  const [at, setAt] = useState(0);
  const place = Math.min(at, Math.max(0, items.length - 1));
  const active = items[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed on begins anew
  useEffect(() => setAt(0), [fragment]);
  const option = active ? `${id}-${active.id}` : null;
  useEffect(() => {
    onActive(option);
    const element = option && document.getElementById(option);
    if (element) element.scrollIntoView({ block: 'nearest' });
  }, [option, onActive]);
  useLayoutEffect(() => {
    keys.current = (key) => {
      if (!active) return false;
      if (key === 'ArrowDown') setAt((place + 1) % items.length);
      else if (key === 'ArrowUp') setAt((place + items.length - 1) % items.length);
      else if (key === 'Enter' || key === 'Tab') choose(active);
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  const none = items.length === 0;
  // A sentence goes on after a name that is nobody's.
  if (none && !found.isFetching && fragment.includes(' ')) return null;
  return (
    <div className={classes.list} style={top === undefined ? undefined : { top }}>
      <div role="listbox" id={id} aria-label="Osoby, które widzą ten rekord">
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys come from the text, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={index === place}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <ItemView item={item} people />
          </div>
        ))}
      </div>
      <p className={classes.told} role="status" data-quiet={none ? undefined : true}>
        {none
          ? found.isError
            ? 'Nie udało się wczytać listy osób.'
            : found.isFetching
              ? 'Szukam…'
              : 'Nikt taki nie widzi tego rekordu.'
          : countWords(items.length, 'osoba', 'osoby', 'osób')}
      </p>
    </div>
  );
}
