import { UnstyledButton } from '@mantine/core';
import { IconBell, IconLogout, IconMenu2, IconSearch } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { plural } from '@zaplecze/contract/kit/values/words';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { endSession, useMe } from '../../kit/calls/session.ts';
import { getEnding } from '../../kit/calls/token.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useLive } from '../../kit/live/live.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { unreadCount } from '../../rooms/notifications/index.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import classes from './top-bar.module.css';

const Finder = lazyPart(part(() => import('./finder.tsx'), 'Finder'));

export function TopBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const me = useMe();
  return (
    <header className={classes.bar}>
      <UnstyledButton
        className={`${classes.icon} ${classes.burger}`}
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </UnstyledButton>
      <Search />
      <div className={classes.end}>
        <SchemeSwitch className={classes.icon} />
        <Bell />
        <AppLink
          to={addressOf('profile', { id: me.id })}
          className={classes.person}
          label={`Twój profil: ${me.fullname}`}
        >
          <Avatar person={{ id: me.id, name: me.fullname, picture: me.picture }} size={28} />
          <span className={classes.name}>{me.fullname}</span>
        </AppLink>
        <UnstyledButton
          className={classes.icon}
          onPointerEnter={prepareLeaving}
          onFocus={prepareLeaving}
          onClick={() => void leave(me.id)}
          title="Wyloguj"
        >
          <IconLogout size={18} stroke={1.5} aria-hidden />
          <span className="visually-hidden">Wyloguj</span>
        </UnstyledButton>
      </div>
    </header>
  );
}

const leaving = part(() => import('../leave.ts'), 'leave');

/** Pressed, it takes the token away before anything else can happen. */
const prepareLeaving = () => void leaving().catch(() => undefined);

/** Without the script nobody stays signed in either; drafts then lie on, shown to nobody else. */
const leave = (person: number) => leaving().then((out) => out(person), endSession);

function Search() {
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState(false);
  /** What is typed from the keys that open the dialog until it takes the letters itself. */
  const early = useRef<string | null>(null);
  const open = useCallback(() => {
    early.current = '';
    setLoaded(true);
    setOpened(true);
  }, []);
  const takeTyped = () => {
    const typed = early.current;
    early.current = null;
    return typed;
  };
  // It remembers what is opened, and is there when the keys are pressed.
  useEffect(() => whenIdle(() => setLoaded(true)), []);
  // With the bar, not after it was painted: whoever sees it may press the keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        // The sign-in over the page comes first.
        if (getEnding() === null) open();
        // Polish letters come with Alt, on some keyboards with Ctrl as well.
      } else if (early.current !== null && key.length === 1 && ctrlKey <= altKey) {
        early.current += key;
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);
  return (
    <>
      <UnstyledButton
        className={classes.search}
        onClick={open}
        aria-haspopup="dialog"
        aria-label="Szukaj… (Ctrl K)"
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={classes.searchWord}>Szukaj…</span>
        <kbd className={classes.keys}>Ctrl K</kbd>
      </UnstyledButton>
      {loaded && (
        <Finder
          opened={opened}
          onClose={() => {
            takeTyped();
            setOpened(false);
          }}
          takeTyped={takeTyped}
        />
      )}
    </>
  );
}

function Bell() {
  const { data } = useApi(listNotifications, unreadCount, {
    refetchInterval: useLive() ? false : 30_000,
    refetchOnWindowFocus: 'always',
  });
  const count = data?.list.count ?? 0;
  const unreadWords = `${count} ${plural(count, 'nieprzeczytane', 'nieprzeczytane', 'nieprzeczytanych')}`;
  return (
    <AppLink to={addressOf('notifications')} className={classes.icon} title="Powiadomienia">
      <IconBell size={18} stroke={1.5} aria-hidden />
      <span className="visually-hidden">Powiadomienia{count > 0 && `, ${unreadWords}`}</span>
      {count > 0 && (
        <span className={classes.badge} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </AppLink>
  );
}
