import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
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
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === told.current) return;
    told.current = trimmed;
    onSearch(trimmed);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(next), pause);
  };
  return (
    <TextInput
      size="xs"
      type="search"
      className={classes.box}
      classNames={{ input: classes.input }}
      aria-label={placeholder.replace('…', '')}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label="Wyczyść wyszukiwanie"
            onClick={() => {
              setText('');
              tell('');
            }}
          />
        )
      }
      value={text}
      data-list-search
      maxLength={200}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          setText('');
          tell('');
        }
      }}
    />
  );
}
