import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './search-box.module.css';

const pause = 250;

/**
 * Searches while one types, after a short pause; Enter searches at once, Esc empties the box.
 * Its text follows `value` when that changes elsewhere (Back, a cleared filter).
 */
export function SearchBox(props: {
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const { placeholder, value, onSearch } = props;
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== reported.current) setText(value);
    reported.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === reported.current) return;
    reported.current = trimmed;
    onSearch(trimmed);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => report(next), pause);
  };
  const empty = () => {
    setText('');
    report('');
  };
  // No Mantine field: those draw themselves twice, in every list and for every letter typed.
  return (
    <div className={classes.box}>
      <IconSearch size={16} stroke={1.5} aria-hidden className={classes.icon} />
      <input
        type="search"
        className={classes.input}
        aria-label={placeholder.replace('…', '')}
        placeholder={placeholder}
        value={text}
        data-list-search
        maxLength={200}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            empty();
          }
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={classes.empty}
          aria-label="Wyczyść wyszukiwanie"
          onClick={empty}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
