import * as z from 'zod';
import { cleanLine, cleanNumber } from '../../../kit/fields/clean.ts';
import { cleanedText, id, requiredText } from '../../../kit/fields/fields.ts';
import { badgeForm } from '../lists.ts';

/** What is typed about a kiosk, and at one. */

export const kioskForm = z.strictObject({ name: requiredText('Nazwa ekranu jest wymagana', 100) });

/** Letters of a surname that must be typed before anybody is shown. */
export const fewestLetters = 3;
/** As many people are shown for the letters; of more, none: the guest types on. */
export const mostHosts = 5;

const token = z.string().min(20).max(100);
const surname = cleanedText(cleanLine, 100).min(fewestLetters).max(100);

export const kioskOpen = z.strictObject({ token });
export const kioskSearch = z.strictObject({ token, surname });
export const kioskGuest = z.strictObject({
  token,
  fullName: cleanedText().min(1).max(200),
  company: cleanedText(cleanLine, 250).max(250),
  people: z.int().min(1).max(200),
  car: cleanedText(cleanLine, 60).max(60),
  /** Whom they visit, and the letters that showed this person. */
  host: id(),
  surname,
});
export const kioskLeave = z.strictObject({
  token,
  badge: cleanedText(cleanNumber, 40).toUpperCase().regex(badgeForm),
});
