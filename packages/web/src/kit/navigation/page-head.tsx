import { useLocation } from '@tanstack/react-router';
import { addressOf, pages } from '@zaplecze/contract/addresses';
import type { ReactNode } from 'react';
import { useMe } from '../calls/session.ts';
import { AppLink } from './link.tsx';
import classes from './page-head.module.css';
import { entryAt, tabsAt } from './places.ts';

/**
 * The line that a page begins with: its title, how many rows it has (`count`, in words), what stands beside them, and at
 * the right end what one does here most. Below it the tabs of the menu's entry that the page belongs to.
 */
export function PageHead(props: {
  title: ReactNode;
  count?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const { title, count, beside, children } = props;
  return (
    <>
      <header className={classes.head}>
        <SettingsCrumb />
        <h1 className={classes.title}>
          <span className={classes.words}>{title}</span>
          {count && <span className={classes.count}>{count}</span>}
        </h1>
        {beside}
        {children && <div className={classes.end}>{children}</div>}
      </header>
      <SectionTabs />
    </>
  );
}

/** From a page of the settings back to their list. */
function SettingsCrumb() {
  const inside = useLocation({
    select: ({ pathname }) => pathname !== pages.settings && entryAt(pathname) === pages.settings,
  });
  return inside && <AppLink to={addressOf('settings')}>Ustawienia</AppLink>;
}

/** Pages beside this one under the same entry of the menu; nothing where there is one alone. */
function SectionTabs() {
  const { flags } = useMe();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { label, tabs } = tabsAt(here, flags);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={`Części: ${label}`} className={classes.tabs}>
      {tabs.map(({ path, label: words }) => (
        <AppLink key={path} to={path} className={classes.tab} current={path === here}>
          {words}
        </AppLink>
      ))}
    </nav>
  );
}
