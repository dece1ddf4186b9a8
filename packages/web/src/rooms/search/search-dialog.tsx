import { Button, CloseButton, Loader, Modal as MantineModal } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOpenDialog } from '../../kit/dialogs/dialogs.ts';
import { useReturningFocus } from '../../kit/dialogs/use-returning-focus.ts';
import { useScrollLock } from '../../kit/dialogs/use-scroll-lock.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import { MarkedText } from './marked-text.tsx';
import classes from './search.module.css';
import { type Findable, type SearchChoice, useFound } from './use-found.tsx';

export type { FindAction } from './use-found.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Text that was typed before this dialog was loaded; read once. */
  takeTyped: () => string | null;
  /** Where to go on when nothing is found; each is handed what was typed. */
  lost: { label: string; run: (typed: string) => void }[];
} & Findable;

/** One search over everything that the person may see; in its place over every screen by Ctrl K. */
export function SearchDialog({ opened, ...props }: Props) {
  return opened ? <Opened {...props} /> : null;
}

type Shown = Omit<Props, 'opened'>;

function Opened({ onClose, ...props }: Shown) {
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  useReturningFocus(true);
  useScrollLock(true);
  const content = useOpenDialog(true, { close: onClose, addressed: false, layer: 0, depth: 0 });
  return (
    <MantineModal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      size={640}
      fullScreen={phone}
      padding={0}
      yOffset="10dvh"
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content ref={content as RefObject<HTMLDivElement | null>} aria-label="Szukaj">
        <Search {...props} onClose={onClose} />
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

function Search({ onClose, takeTyped, lost, ...findable }: Shown) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [hurry, setHurry] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const go = useGo();
  const takeEarly = useEffectEvent(takeTyped);
  // With the dialog, before the next key: from here on the letters are the field's own.
  useLayoutEffect(() => {
    input.current?.focus();
    const typed = takeEarly();
    if (typed) setText(typed.trim());
    // Enter was pressed as well.
    if (typed?.endsWith('\n')) setHurry(true);
  }, []);
  const typed = text.trim().replace(/\s+/g, ' ');
  const [phrase] = useDebouncedValue(typed, 90);
  const { groups, waiting, error, retry } = useFound(phrase, findable);
  const late = waiting || phrase !== typed;
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.min(chosen, Math.max(0, choices.length - 1));
  const optionOf = (place: number) => `${id}-${place}`;
  useLayoutEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const choose = (choice: SearchChoice | undefined) => {
    if (!choice) return;
    onClose();
    const arrived = choice.to ? go(choice.to) : Promise.resolve();
    void arrived.then(() => choice.choose?.());
  };
  const first = choices[0];
  // Enter was pressed before what was typed had been found.
  useLayoutEffect(() => {
    if (!hurry || late) return;
    setHurry(false);
    choose(first);
  });

  const move = (to: number) => setChosen((to + choices.length) % Math.max(1, choices.length));
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'PageDown') setChosen(Math.min(at + 8, choices.length - 1));
    else if (event.key === 'PageUp') setChosen(Math.max(at - 8, 0));
    else if (event.key === 'Enter') {
      if (late && at === 0) setHurry(true);
      else choose(choices[at]);
    } else return;
    event.preventDefault();
  };
  let place = -1;
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          ref={input}
          className={classes.input}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
            setHurry(false);
          }}
          onKeyDown={onKey}
          maxLength={100}
          role="combobox"
          aria-label="Szukaj we wszystkim"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? optionOf(at) : undefined}
          placeholder="Szukaj klienta, osoby, sprawy, ekranu…"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        {late && <Loader size="xs" aria-hidden />}
        <CloseButton aria-label="Zamknij" onClick={onClose} />
      </div>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label="Znalezione"
        aria-busy={late}
        className={classes.found}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={group.key} role="group" aria-label={group.label} className={classes.group}>
            <div className={classes.label} aria-hidden>
              {group.label}
            </div>
            {group.choices.map((choice) => {
              place += 1;
              const own = place;
              return (
                <Option
                  key={choice.key}
                  id={optionOf(own)}
                  choice={choice}
                  typed={typed}
                  selected={own === at}
                  onPoint={() => setChosen(own)}
                  onChoose={() => choose(choice)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {error && !late && <ErrorState error={error} retry={retry} />}
      {choices.length === 0 && !late && !error && (
        <div className={classes.nothing}>
          {typed === ''
            ? 'Wpisz nazwę, NIP, telefon, numer przesyłki albo to, co chcesz zrobić.'
            : 'Nic nie pasuje. Sprawdź pisownię albo wpisz mniej słów.'}
          {typed !== '' && (
            <div className={classes.lost}>
              {lost.map(({ label, run }) => (
                <Button
                  key={label}
                  variant="default"
                  onClick={() => {
                    onClose();
                    run(typed);
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {typed !== '' && !late && `Znaleziono: ${choices.length}`}
      </p>
    </>
  );
}

function Option(props: {
  id: string;
  choice: SearchChoice;
  typed: string;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { choice, typed } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={props.id}
      role="option"
      aria-selected={props.selected}
      className={classes.option}
      onMouseMove={props.selected ? undefined : props.onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
    >
      <choice.icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.title}>
          <MarkedText text={choice.title} typed={typed} />
        </span>
        {choice.notes.length > 0 && (
          <span className={classes.notes}>
            {choice.notes.map((note, at) => (
              <span key={note}>
                {at > 0 && ' · '}
                <MarkedText text={note} typed={typed} />
              </span>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
