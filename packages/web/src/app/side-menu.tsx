import { UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { allows } from '@zaplecze/contract/permissions';
import { useEffect, useRef, useState } from 'react';
import { type MenuEntry, menuGroups, type Screen } from '../kit/screen.ts';
import { useMe, useSetting } from '../kit/session.ts';
import { productName } from '../kit/use-page-title.ts';
import { screens } from './rooms.ts';
import classes from './side-menu.module.css';

type Shown = Screen & { menu: MenuEntry };

/** Entries of the menu that a person with these flags sees, by group. */
function useGroups() {
  const { flags } = useMe();
  const shown = screens.filter(
    (screen): screen is Shown =>
      screen.menu !== undefined && allows(screen.menu.allow ?? screen.allow, flags),
  );
  return menuGroups
    .map((group) => ({
      ...group,
      entries: shown
        .filter(({ menu }) => menu.group === group.key)
        .sort((a, b) => (a.menu.position ?? 100) - (b.menu.position ?? 100)),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The left menu; on phones a panel that `open` brings in. */
export function SideMenu({ open }: { open: boolean }) {
  const [setting, saveSetting] = useSetting('menu');
  const narrow = setting === 'icons';
  const groups = useGroups();
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav
      id="menu"
      aria-label="Menu główne"
      className={classes.menu}
      data-narrow={narrow || undefined}
      data-open={open || undefined}
    >
      <Link to="/" className={classes.brand} aria-label={`${productName}: strona główna`}>
        <img src="/icon.svg" alt="" width={24} height={24} />
        <span className={classes.word}>{productName}</span>
      </Link>
      <div className={classes.groups}>
        {groups.map((group) =>
          group.key === 'definitions' ? (
            <FoldedGroup key={group.key} title={group.title} entries={group.entries} />
          ) : (
            <div key={group.key} className={classes.group}>
              {group.title && <p className={classes.heading}>{group.title}</p>}
              <Entries entries={group.entries} />
            </div>
          ),
        )}
      </div>
      <UnstyledButton
        className={classes.toggle}
        aria-pressed={narrow}
        title={narrow ? 'Rozwiń menu' : undefined}
        onClick={() => saveSetting(narrow ? 'full' : 'icons')}
      >
        <Toggle size={18} stroke={1.5} aria-hidden />
        <span className={classes.word}>Zwiń menu</span>
      </UnstyledButton>
    </nav>
  );
}

function FoldedGroup({ title, entries }: { title: string; entries: Shown[] }) {
  const { pathname } = useLocation();
  const here = entries.some((entry) => covers(entry.path, pathname));
  const [open, setOpen] = useState(here);
  useEffect(() => {
    if (here) setOpen(true);
  }, [here]);
  return (
    <div className={classes.group}>
      <UnstyledButton className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={classes.word}>{title}</span>
        <IconChevronDown size={14} stroke={2} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {open && <Entries entries={entries} />}
    </div>
  );
}

function Entries({ entries }: { entries: Shown[] }) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Entry {...entry} />
        </li>
      ))}
    </ul>
  );
}

const covers = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`);

function Entry({ path, menu }: Shown) {
  const { pathname } = useLocation();
  // /team/calendar has an entry of its own: there, that of /team is not where one is.
  const nearer = screens.some(
    (other) => other.menu && other.path.length > path.length && covers(other.path, pathname),
  );
  const here = covers(path, pathname) && !nearer;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The menu of an administrator is longer than a low window.
    if (here) link.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <Link
      ref={link}
      to={path}
      className={classes.entry}
      data-here={here || undefined}
      aria-current={here ? 'page' : undefined}
      title={menu.label}
    >
      <menu.icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.word}>{menu.label}</span>
      {menu.useCount && <Count useCount={menu.useCount} />}
    </Link>
  );
}

function Count({ useCount }: { useCount: () => number | undefined }) {
  const count = useCount();
  if (!count) return null;
  return <span className={classes.count}>{count > 999 ? '999+' : count}</span>;
}
