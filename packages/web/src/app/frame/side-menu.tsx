import { useMediaQuery } from '@mantine/hooks';
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { addressOf } from '@zaplecze/contract/addresses';
import { plural } from '@zaplecze/contract/kit/values/words';
import { isOffered } from '@zaplecze/contract/permissions';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMe, useSetting } from '../../kit/calls/session.ts';
import { lazyPart, suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useFirstScreen } from '../../kit/first-screen/use-first-screen.ts';
import { brand } from '../../kit/navigation/brand.ts';
import { entryAt } from '../../kit/navigation/places.ts';
import { type MenuScreen, menuGroups } from '../../kit/navigation/screen.ts';
import { useAnchor } from '../../kit/navigation/use-anchor.ts';
import { formatNumber } from '../../kit/records/format.ts';
import { menuScreens } from '../rooms.ts';
import classes from './side-menu.module.css';

const SchemeSwitch = lazyPart(
  part(() => import('./scheme-switch.tsx'), 'SchemeSwitch'),
  {
    later: true,
  },
);
const PinnedViews = suspendingPart(part(() => import('./pinned-views.tsx'), 'PinnedViews'));

/** Entries of the menu that a person with these flags sees, by group. */
function useGroups(): Group[] {
  const { flags, isBeginning } = useMe();
  const shown = menuScreens.filter(({ menu, allow, path }) =>
    isOffered(menu.allow ?? allow, flags, path),
  );
  const groups: Group[] = menuGroups.map((group) => ({
    ...group,
    entries: shown
      .filter(({ menu }) => menu.group === group.key)
      .sort((a, b) => (a.menu.position ?? 100) - (b.menu.position ?? 100)),
  }));
  return (isBeginning ? begun(groups) : groups).filter((group) => group.entries.length > 0);
}

type Group = { key: string; title?: string; entries: MenuScreen[] };

/** What a company without work needs, and all else in one fold. */
function begun(groups: Group[]): Group[] {
  const isFirst = ({ menu }: MenuScreen) => menu.first === true;
  const isDefinition = ({ key }: Group) => key === 'definitions';
  const work = groups.filter((group) => !isDefinition(group));
  return [
    ...work.map(({ entries, key }) => ({ key, entries: entries.filter(isFirst) })),
    {
      key: 'more',
      title: 'Więcej',
      entries: work.flatMap(({ entries }) => entries.filter((entry) => !isFirst(entry))),
    },
    ...groups.filter(isDefinition),
  ];
}

/** Groups that are unfolded when somebody wants them. */
const folded = ['definitions', 'more'];

/** The left menu, with the search on top of it; on phones a panel that `open` brings in. */
export function SideMenu({ open, children }: { open: boolean; children: ReactNode }) {
  const [setting, saveSetting] = useSetting('menu');
  // In smaller windows the rows need the room more; whoever wants the words has them for good.
  const small = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });
  const narrow = setting === 'icons' || (small && setting !== 'full');
  const groups = useGroups();
  const place = useLocation({ select: ({ pathname }) => entryAt(pathname) });
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav
      id="menu"
      aria-label="Menu główne"
      className={classes.menu}
      data-narrow={narrow || undefined}
      data-open={open || undefined}
    >
      <Brand />
      {children}
      <div className={classes.groups} data-messages>
        {groups.map((group) =>
          folded.includes(group.key) ? (
            <FoldedGroup
              key={group.key}
              title={group.title ?? ''}
              entries={group.entries}
              place={place}
            />
          ) : (
            <div key={group.key} className={classes.group}>
              {group.title && <p className={classes.heading}>{group.title}</p>}
              <Entries entries={group.entries} place={place} />
            </div>
          ),
        )}
      </div>
      <div className={classes.foot}>
        <button
          type="button"
          className={`bare ${classes.toggle}`}
          aria-pressed={narrow}
          title={narrow ? 'Rozwiń menu' : undefined}
          onClick={() => saveSetting(narrow ? 'full' : 'icons')}
        >
          <Toggle size={18} stroke={1.5} aria-hidden />
          <span className={classes.word}>Zwiń menu</span>
        </button>
        <SchemeSwitch />
      </div>
    </nav>
  );
}

/** How many times its height a logo may be wide to stand beside a name: a wider one is itself the firm's name. */
const widest = 2;

function Brand() {
  const [isWide, setWide] = useState(false);
  const { href, ...anchor } = useAnchor({ to: addressOf('home') });
  return (
    <a
      href={href}
      {...anchor}
      className={classes.brand}
      title={brand.name}
      data-wide={isWide || undefined}
      aria-label={`${brand.name}: strona główna`}
    >
      <img
        src={brand.logo}
        alt={isWide ? brand.name : ''}
        height={isWide ? 32 : 24}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setWide(naturalWidth > naturalHeight * widest)
        }
      />
      {!isWide && <span className={classes.word}>{brand.name}</span>}
    </a>
  );
}

type EntriesProps = { entries: MenuScreen[]; place: string | undefined };

function FoldedGroup({ title, entries, place }: EntriesProps & { title: string }) {
  const here = entries.some((entry) => entry.path === place);
  const [open, setOpen] = useState(here);
  useEffect(() => {
    if (here) setOpen(true);
  }, [here]);
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={`bare ${classes.fold}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.word}>{title}</span>
        <IconChevronDown size={14} stroke={2} aria-hidden className={classes.chevron} />
      </button>
      {open && <Entries entries={entries} place={place} />}
    </div>
  );
}

function Entries({ entries, place }: EntriesProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <Item key={entry.path} {...entry} here={entry.path === place} />
      ))}
    </ul>
  );
}

function Item(entry: MenuScreen & { here: boolean }) {
  const { whileCounted, useCount } = entry.menu;
  if (whileCounted && useCount) return <WhileCounted {...entry} useCount={useCount} />;
  return (
    <li>
      <Entry {...entry} />
      <Pinned path={entry.path} />
    </li>
  );
}

/** The views that the person pinned, below the entry that their list belongs to. */
function Pinned({ path }: { path: string }) {
  const { views } = useMe();
  const shown = useFirstScreen();
  const pinned = views.filter(({ pinned, list }) => pinned && entryAt(addressOf(list)) === path);
  if (pinned.length === 0) return null;
  const place = <div style={{ height: pinned.length * 30 }} />;
  return <Suspense fallback={place}>{shown ? <PinnedViews views={pinned} /> : place}</Suspense>;
}

function WhileCounted({
  useCount,
  ...entry
}: MenuScreen & { here: boolean; useCount: () => number | undefined }) {
  const count = useCount();
  if (!count && !entry.here) return null;
  return (
    <li>
      <Entry {...entry} />
    </li>
  );
}

/** By these a person moves or unfolds the menu by themselves. */
const theirs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Told whether it is the one: entries that follow the address by themselves all pay for each move. */
const Entry = memo(function Entry({ path, menu, here }: MenuScreen & { here: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (!here) return;
    const show = () => link.current?.scrollIntoView({ block: 'nearest' });
    // The menu of an administrator is longer than a low window. After the picture: it measures; again when the window
    // grows lower, when entries that wait for their count come above it, and when the router has put back where the
    // menu stood at this address or the one before; but not once the person does something there.
    const menu = link.current?.closest('nav');
    const sizes = new ResizeObserver(show);
    if (menu) for (const part of [menu, ...menu.querySelectorAll('ul')]) sizes.observe(part);
    const forgetRouter = router.subscribe('onRendered', show);
    const leave = () => {
      sizes.disconnect();
      forgetRouter();
    };
    for (const act of theirs) menu?.addEventListener(act, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const act of theirs) menu?.removeEventListener(act, leave);
    };
  }, [here, router]);
  const { href, ...anchor } = useAnchor({ to: path });
  return (
    <a
      ref={link}
      href={href}
      {...anchor}
      className={classes.entry}
      data-here={here || undefined}
      aria-current={here ? 'page' : undefined}
      title={menu.label}
    >
      <menu.icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.word}>{menu.label}</span>
      {menu.useCount && <Count useCount={menu.useCount} counted={menu.counted} />}
    </a>
  );
});

type Counted = { useCount: () => number | undefined; counted: MenuScreen['menu']['counted'] };

function Count({ useCount, counted }: Counted) {
  const count = useCount();
  if (!count) return null;
  const words = counted && plural(count, ...counted);
  return (
    <span className={classes.count} title={words && `${formatNumber(count)} ${words}`}>
      {count > 999 ? '999+' : count}
      {words && <span className="visually-hidden"> {words}</span>}
    </span>
  );
}
