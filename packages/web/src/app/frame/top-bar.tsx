import { IconBell, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { plural } from '@zaplecze/contract/kit/values/words';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { endSession, useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { part } from '../../kit/first-screen/part.ts';
import { useLive } from '../../kit/live/live.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { unreadCount } from '../../rooms/notifications/index.ts';
import { SearchButton } from './search.tsx';
import classes from './top-bar.module.css';

/** Bell, profile and the way out at the end of the page's first line; on phones a bar of its own, with menu and search. */
export function TopBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const me = useMe();
  return (
    <header className={classes.bar}>
      <button
        type="button"
        className={`bare ${classes.icon} ${classes.burger}`}
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </button>
      <SearchButton icon />
      <div className={classes.end}>
        <Bell />
        <AppLink
          to={addressOf('profile', { id: me.id })}
          className={classes.person}
          label={`Twój profil: ${me.fullname}`}
          title={me.fullname}
        >
          <Avatar person={{ id: me.id, name: me.fullname, picture: me.picture }} size={28} />
        </AppLink>
        <button
          type="button"
          className={`bare ${classes.icon}`}
          onPointerEnter={prepareLeaving}
          onFocus={prepareLeaving}
          onClick={() => void leave(me.id)}
          title="Wyloguj"
        >
          <IconLogout size={18} stroke={1.5} aria-hidden />
          <span className="visually-hidden">Wyloguj</span>
        </button>
      </div>
    </header>
  );
}

const leaving = part(() => import('../leave.ts'), 'leave');

/** Pressed, it takes the token away before anything else can happen. */
const prepareLeaving = () => void leaving().catch(() => undefined);

/** Without the script nobody stays signed in either; drafts then lie on, shown to nobody else. */
const leave = (person: number) => leaving().then((out) => out(person), endSession);

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
