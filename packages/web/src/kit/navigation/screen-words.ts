import type { Address, PlainPage } from '@zaplecze/contract/addresses';
import type { Allow } from '@zaplecze/contract/permissions';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';

/** A part of a screen that people look for by a name of its own, such as 'Kopie zapasowe' of 'Import i eksport'. */
export type ScreenPart = {
  label: string;
  /** What else people call it. */
  words: string;
  /** Where it is; `me`: the number of whoever looks. */
  to: Address | ((me: number) => Address);
  /** Heading or button that shows it there; the label unless told. */
  shows?: string;
  allow: Allow;
  /** It stands on a screen of all, and is about this part alone, which a company may not use. */
  of?: ProductPart;
};

/**
 * What people call a room's screens beside their titles, and what stands on them under a name of its own: for Ctrl K,
 * with whose script it comes. Each room says it in `<room>.words.ts`.
 */
export type RoomWords = {
  screens: { [N in PlainPage]?: string };
  parts?: ScreenPart[];
};
