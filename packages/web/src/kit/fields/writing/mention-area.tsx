import { Textarea, type TextareaProps } from '@mantine/core';
import { mentionAtCaret, plainTextOf, withIds } from '@zaplecze/contract/kit/values/mentions';
import {
  type KeyboardEvent,
  type RefCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LazyPart } from '../../first-screen/lazy-part.tsx';
import classes from './mention.module.css';

type Named = { id: number; name: string };

/** What the list of people under a text is given; it comes with the first focus. */
export type PeopleProps = {
  /** What stands after the @. */
  fragment: string;
  choose: (person: Named) => void;
  /** The list's id, and those of its options: `${id}-${person}`. */
  id: string;
  /** Takes the keys that are its own while it is open; true when it was one. */
  keys: { current: ((key: string) => boolean) | null };
  onActive: (option: string | null) => void;
  /** Pixels below the top of what it hangs on; under it where nothing is said. */
  top?: number;
};

/** People who may be mentioned on a record: their list, by the kind and the id of the record. */
export type Nameable = {
  list: LazyPart<PeopleProps & { record: number }>;
  record: number;
  /** The record's own key for drafts on the device: 'issue/12'. */
  place?: string;
};

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'ref'> & {
  /** The text as it is kept: people in it by their ids. */
  value: string;
  onChange: (latest: string) => void;
  /** The people whom the value names. */
  known?: readonly Named[];
  people: Nameable;
  inputRef?: RefCallback<HTMLTextAreaElement>;
  /** Somebody was chosen from the list. */
  onChosen?: (person: Named) => void;
};

/** A text in which people are named: an @ offers them, by keyboard and by touch. */
export function MentionArea({
  value,
  onChange,
  known = [],
  people: { list: People, record },
  inputRef,
  onKeyDown,
  onChosen,
  ...rest
}: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const chosen = useRef(new Map(known.map((person) => [person.name, person.id])));
  const [words, setWords] = useState(() => plainTextOf(value, known));
  const latest = useRef(value);
  const [asked, setAsked] = useState<{ from: number; fragment: string } | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  const caret = useRef<number | null>(null);
  if (latest.current !== value) {
    // Set from elsewhere: sent and emptied, or chosen in a conflict.
    latest.current = value;
    for (const person of known) chosen.current.set(person.name, person.id);
    setWords(plainTextOf(value, known));
    setAsked(null);
  }
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const write = (next: string) => {
    setWords(next);
    latest.current = withIds(next, chosen.current);
    onChange(latest.current);
  };
  const look = (text: string, at: number | null) => {
    const fragment = at === null ? null : mentionAtCaret(text.slice(0, at));
    setAsked(
      fragment === null || at === null ? null : { from: at - fragment.length - 1, fragment },
    );
  };
  const close = () => {
    setAsked(null);
    setActive(null);
  };
  const choose = (person: Named) => {
    if (!asked) return;
    const other = chosen.current.get(person.name);
    // Two people of one name.
    const name =
      other === undefined || other === person.id ? person.name : `${person.name} (${person.id})`;
    chosen.current.set(name, person.id);
    onChosen?.(person);
    const before = `${words.slice(0, asked.from)}@${name} `;
    const after = words.slice(asked.from + 1 + asked.fragment.length);
    caret.current = before.length;
    close();
    write(before + after.replace(/^ /, ''));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (asked && plain && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (asked && plain && keys.current?.(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onKeyDown?.(event);
  };
  return (
    <div className={classes.area}>
      <Textarea
        {...rest}
        ref={(element) => {
          box.current = element;
          inputRef?.(element);
        }}
        value={words}
        aria-autocomplete="list"
        aria-controls={asked ? id : undefined}
        aria-activedescendant={(asked && active) || undefined}
        data-mantine-stop-propagation={asked ? true : undefined}
        onFocus={() => void People.preload()}
        onChange={({ currentTarget: { value: next, selectionStart } }) => {
          write(next);
          look(next, selectionStart);
        }}
        onClick={({ currentTarget }) => look(words, currentTarget.selectionStart)}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
        onKeyDown={press}
      />
      {asked && (
        <People
          record={record}
          fragment={asked.fragment}
          id={id}
          keys={keys}
          onActive={setActive}
          choose={choose}
        />
      )}
    </div>
  );
}
