import * as queries from './letters.queries.ts';
import type { LetterContext } from './store-files.ts';

/**
 * As many letters of one sender are taken in an hour without a person: whoever knows an address can write in its name where
 * the mail server confirms nobody, programs answer programs without end, and each letter tells several people.
 */
const mostOfOutsider = 20;
/** A colleague's answers to notices: a morning's pile of them is no flood. */
const mostOfColleague = 60;

/** Why a letter is one too many of its sender (MAI-57), or null. */
export async function floodDoubt(
  { world, letter, received }: LetterContext,
  sender: 'outsider' | 'colleague',
): Promise<string | null> {
  const most = sender === 'outsider' ? mostOfOutsider : mostOfColleague;
  const count = await queries.takenWithinHour(world.db, letter.from.address, received);
  return count >= most ? `Ponad ${most} listów tego nadawcy w ciągu godziny` : null;
}
