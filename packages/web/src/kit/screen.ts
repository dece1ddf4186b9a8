import type { Icon } from '@tabler/icons-react';
import type { Allow } from '@zaplecze/contract/permissions';
import type { ComponentType } from 'react';

/** Groups of the left menu, in their order. */
export const menuGroups = [
  { key: 'own', title: null },
  { key: 'work', title: 'Praca' },
  { key: 'company', title: 'Firma' },
  { key: 'reception', title: 'Recepcja' },
  { key: 'definitions', title: 'Definicje' },
] as const;

export type MenuEntry = {
  label: string;
  icon: Icon;
  group: (typeof menuGroups)[number]['key'];
  /** Lower stands higher within the group; 100 unless told. */
  position?: number;
  /** Who finds it in the menu, when fewer than may open the screen (document 000, section 6). */
  allow?: Allow;
  /** A number beside the label (open tasks); a hook, so it may ask the server. */
  useCount?: () => number | undefined;
};

/** One route as data; rooms list theirs in `<room>.screens.ts`, app/rooms.ts gathers them. */
export type Screen = {
  /** TanStack Router path from the root: `/client/view/$id`; `/client/$` catches the rest. */
  path: string;
  /** Stands before ' - Zaplecze' in the browser's title. */
  title: string;
  /** From the contract's endpoint: `listClients.allow`. */
  allow: Allow;
  /** Loads the page: `() => import('./clients.page.tsx').then((m) => m.ClientsPage)`. */
  page: () => Promise<ComponentType>;
  /** Asks for the page's data while its scripts load (kit/list/prefetch-list.ts). */
  prefetch?: (search: Record<string, unknown>) => void;
  menu?: MenuEntry;
  /** `box`: the centred layout of sign-in screens. */
  layout?: 'box';
  /** Screens shown inside this one's <Outlet/> (a modal over its list); paths relative. */
  children?: Pick<Screen, 'path' | 'title' | 'page'>[];
};
