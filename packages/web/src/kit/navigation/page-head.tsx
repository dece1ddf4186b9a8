import { useMatch } from '@tanstack/react-router';
import { addressOf, pages } from '@zaplecze/contract/addresses';
import type { ReactNode } from 'react';
import { useMe } from '../calls/session.ts';
import { AppLink } from './link.tsx';
import classes from './page-head.module.css';
import { entryAt, isHeld, tabsAt } from './places.ts';

/** Letters of tabs that have room in the line of the title; longer ones take a line of their own. */
const fewLetters = 30;

/**
 * The one line that a page begins with: its title, how many rows it has (`count`, in words), the tabs of the menu's entry
 * that the page belongs to, what narrows it (`beside`), its tools, and at the right end what one does here most.
 */
export function PageHead(props: {
  title: ReactNode;
  count?: ReactNode;
  beside?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}) {
  const { title, count, beside, tools, children } = props;
  const { flags } = useMe();
  // Not the window's address: that is the next page's while this one still stands.
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const { label, tabs } = tabsAt(here, flags);
  const isInside = here !== pages.settings && entryAt(here) === pages.settings;
  const isShort = tabs.map((tab) => tab.label).join('').length <= fewLetters;
  const nav = tabs.length > 1 && (
    <nav aria-label={`Części: ${label}`} className={isShort ? classes.parts : classes.tabs}>
      {tabs.map(({ path, label: words, tab }) => (
        <AppLink key={path} to={path} current={path === here || isHeld(tab, here)}>
          {words}
        </AppLink>
      ))}
    </nav>
  );
  return (
    <>
      <header className={classes.head}>
        {isInside && <AppLink to={addressOf('settings')}>Ustawienia</AppLink>}
        <h1 className={classes.title}>
          <span className={classes.words}>{title}</span>
          {count && <span className={classes.count}>{count}</span>}
        </h1>
        {isShort && nav}
        {beside}
        {tools && <div className={classes.tools}>{tools}</div>}
        {children && <div className={classes.end}>{children}</div>}
      </header>
      {!isShort && nav}
    </>
  );
}
