import type { Icon } from '@tabler/icons-react';
import type { Address, PageName, ParamsOf, PlainPage } from '@zaplecze/contract/addresses';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { Allow } from '@zaplecze/contract/permissions';
import type { ComponentType } from 'react';
import type { Loader } from '../first-screen/part.ts';
import { listRequestAt, type OfList, type ScreenList } from '../lists/state/screen-list.ts';

/** Groups of the left menu, in their order; those of a role have a title. */
export const menuGroups = [
  { key: 'own' },
  { key: 'work' },
  { key: 'company' },
  { key: 'reception', title: 'Recepcja' },
  { key: 'definitions', title: 'Definicje' },
] as const;

type Named = {
  label: string;
  /** Lower stands higher among its neighbours; 100 unless told. */
  position?: number;
  /** Who finds it, when fewer than may open the screen (docs/decisions/0029). */
  allow?: Allow;
  /** Visits seldom begin there: what the page needs is no part of the first screens' files. */
  seldom?: true;
};

export type MenuEntry = Named & {
  icon: Icon;
  group: (typeof menuGroups)[number]['key'];
  /** What the entry's own page is called among its tabs, where that differs from the entry ('Katalog' of 'Zespół'). */
  tab?: string;
  /** Stands there from the first day; others wait under 'Więcej' until a company has work. */
  first?: true;
  /** A number beside the label (open tasks); a hook, so it may ask the server. */
  useCount?: () => number | undefined;
  /** What that number counts, after it: 'otwarte', 'otwarte', 'otwartych'. */
  counted?: readonly [one: string, few: string, many: string];
  /** Only while that number is above zero; nobody's start screen. */
  whileCounted?: true;
};

/** What belongs to an entry of the menu and has none of its own: a tab of its page, a row of 'Ustawienia'. */
export type TabEntry = Named & {
  of: PlainPage;
  /** Pages that are read as parts of this tab and have none of their own: on them it is the current one. */
  holds?: readonly PlainPage[];
};

/** What stands at one page of the contract's table, as data. */
export type Screen<N extends PageName = PlainPage> = {
  /** Stands before ' - Zaplecze' in the browser's title. */
  title: string;
  /** From the contract's endpoint: `listClients.allow`. */
  allow: Allow;
  /**
   * Loads the page: `part(() => import('./clients.page.tsx'), 'ClientsPage')`. Its props are
   * the parameters of its address: `ParamsOf<'client'>` is `{ id: number }`.
   */
  page: Loader<ComponentType<ParamsOf<N>>>;
  /** The list that it begins with; told by `listScreen`, which hands it to the page. */
  list?: ScreenList;
  menu?: MenuEntry;
  tab?: TabEntry;
  /** `box`: the centred layout of sign-in screens. */
  layout?: 'box';
  /** Every other path under its own shows it too, such as /client/nonsense. */
  rest?: boolean;
  /** Shown in the <Outlet/> of this page (a dialog over its list), whose address its own begins with. */
  within?: PageName;
};

type ListScreen<E extends Endpoint> = Omit<Screen, 'allow' | 'page'> & {
  /** Who may open the screen, where that differs from the rights of its list. */
  allow?: Allow;
  list: ScreenList<E>;
  page: Loader<ComponentType<OfList<E>>>;
};

/**
 * A screen with a paged list. The page asks for the list it is given and knows no other; so do its
 * prefetching and the visit's first moment (src/boot.ts), which thus never ask for another.
 */
export function listScreen<E extends Endpoint>({ page, ...screen }: ListScreen<E>): Screen {
  const { list } = screen;
  return {
    allow: listRequestAt(list, {}).endpoint.allow,
    ...screen,
    // The router gives every page the list of its screen.
    page: page as Loader<ComponentType<object>>,
  };
}

/** The screens of all pages: the router takes no table in which one is missing. */
export type Screens = { [N in PageName]: Screen<N> };

/** A room's part of them, in `<room>.screens.ts`: `{ … } satisfies RoomScreens`. */
export type RoomScreens = Partial<Screens>;

/** A screen that people go to by its name: an entry of the menu or a tab of one. */
export type Place = Pick<Screen, 'menu' | 'tab'> & {
  label: string;
  name: PageName;
  path: Address;
  allow: Allow;
};

/** A screen that the menu shows. */
export type MenuScreen = { name: PageName; path: Address; menu: MenuEntry; allow: Allow };
