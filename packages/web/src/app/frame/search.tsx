import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getEnding } from '../../kit/calls/token.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { claimLetters } from '../../kit/forms/typed-ahead.ts';
import classes from './search.module.css';

const Finder = lazyPart(part(() => import('./finder.tsx'), 'Finder'));

/** Opens the one dialog, which menu and bar share. */
let openDialog = () => {};

/** The search of everything on top of the menu; `icon`: on phones in the bar. */
export function SearchButton({ icon }: { icon?: true }) {
  return (
    <button
      type="button"
      className={`bare ${icon ? classes.icon : classes.search}`}
      onClick={() => openDialog()}
      aria-haspopup="dialog"
      aria-label="Szukaj… Ctrl K"
      title={icon ? undefined : 'Szukaj… (Ctrl K)'}
    >
      <IconSearch size={icon ? 18 : 16} stroke={1.5} aria-hidden />
      {!icon && (
        <>
          <span className={classes.word}>Szukaj…</span> <kbd className={classes.keys}>Ctrl K</kbd>
        </>
      )}
    </button>
  );
}

/** The dialog of the search, opened by its buttons and by Ctrl K. */
export function SearchHost() {
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState(false);
  /** What is typed from the keys that open the dialog until it takes the letters itself. */
  const early = useRef<string | null>(null);
  const open = useCallback(() => {
    early.current = '';
    claimLetters(true);
    setLoaded(true);
    setOpened(true);
  }, []);
  const takeTyped = () => {
    const typed = early.current;
    early.current = null;
    claimLetters(false);
    return typed;
  };
  // It remembers what is opened, and is there when the keys are pressed.
  useEffect(() => whenIdle(() => setLoaded(true)), []);
  // With the frame, not after it was painted: whoever sees it may press the keys.
  useLayoutEffect(() => {
    openDialog = open;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        // The sign-in over the page comes first.
        if (getEnding() === null) open();
        // Polish letters come with Alt, on some keyboards with Ctrl as well.
      } else if (early.current !== null && /^(.|Enter)$/u.test(key) && ctrlKey <= altKey) {
        early.current += key === 'Enter' ? '\n' : key;
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);
  return (
    loaded && (
      <Finder
        opened={opened}
        onClose={() => {
          takeTyped();
          setOpened(false);
        }}
        takeTyped={takeTyped}
      />
    )
  );
}
