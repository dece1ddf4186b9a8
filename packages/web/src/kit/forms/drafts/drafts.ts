/**
 * Drafts that survive a reload, a crash and a closed tab, on this device, each under its person and its place
 * (docs/decisions/0056): nobody else's are read here. Sending one tells the other tabs, signing out forgets them all.
 */

export type Draft = { value: unknown; at: number; base: string };
/** Told to other tabs in the moment of sending: what was sent is no draft of theirs any more. `told`: when, in milliseconds. */
type Sent = { sent: unknown; told: number };

const prefix = 'draft:';
const longestLife = 14 * 24 * 3_600_000;
/** Characters; what is longer is asked about by the browser, as work that is kept nowhere. */
const largest = 300_000;
const most = 50;
/**
 * How long what was sent stands in the draft's place, in milliseconds. Other tabs are other processes, which answer by keeping
 * there what was typed in them alone: taken away at once, it would be theirs that goes.
 */
const answered = 3_000;

const keyOf = (person: number, place: string) => `${prefix}${person}:${place}`;

function parsed(text: string | null): Draft | Sent | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Draft | Sent;
  } catch {
    return null;
  }
}

const isDraft = (found: Draft | Sent | null): found is Draft =>
  found !== null && 'at' in found && Date.now() - found.at < longestLife;

export function readDraft(person: number, place: string): Draft | null {
  try {
    const found = parsed(localStorage.getItem(keyOf(person, place)));
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

export const hasDraft = (person: number, place: string) => readDraft(person, place) !== null;

/** False when the device does not take it: full, closed to us, or too much of it. */
export function writeDraft(person: number, place: string, draft: Draft): boolean {
  const text = JSON.stringify(draft);
  if (text.length > largest) return false;
  try {
    localStorage.setItem(keyOf(person, place), text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft of this device. */
export function dropDraft(person: number, place: string): void {
  try {
    localStorage.removeItem(keyOf(person, place));
  } catch {
    // Nothing was kept there either.
  }
}

/** Forgets a draft that was sent; the other tabs drop what was `sent` from their fields too. */
export function dropSentDraft(person: number, place: string, sent: unknown): void {
  const key = keyOf(person, place);
  const text = JSON.stringify({ sent, told: Date.now() } satisfies Sent);
  try {
    localStorage.setItem(key, text);
  } catch {
    dropDraft(person, place);
    return;
  }
  window.setTimeout(() => {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  }, answered);
}

const storedKeys = (of = prefix) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(of))
    .map((key) => ({ key, found: parsed(localStorage.getItem(key)) }));

/** Places of a person's drafts on this device that begin so. */
export function draftPlaces(person: number, beginning: string): string[] {
  try {
    const own = keyOf(person, '');
    return storedKeys(own + beginning).map(({ key }) => key.slice(own.length));
  } catch {
    return [];
  }
}

/** How many drafts of a person lie on this device. */
export function countDrafts(person: number): number {
  try {
    return storedKeys(keyOf(person, '')).filter(({ found }) => isDraft(found)).length;
  } catch {
    return 0;
  }
}

/** Forgets the drafts of a person on this device. */
export function dropDrafts(person: number): void {
  try {
    for (const { key } of storedKeys(keyOf(person, ''))) localStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}

/** Those that are over, of whomever, and the oldest beyond what one person may have. */
function sweep(): void {
  try {
    const all = storedKeys();
    const answering = (found: Draft | Sent | null) =>
      found !== null && 'told' in found && Date.now() - found.told < answered;
    const over = all.filter(({ found }) => !isDraft(found) && !answering(found));
    const left = all
      .filter((one): one is { key: string; found: Draft } => isDraft(one.found))
      .sort((a, b) => b.found.at - a.found.at);
    for (const { key } of [...over, ...left.slice(most)]) localStorage.removeItem(key);
  } catch {
    // A store that is closed keeps nothing to sweep.
  }
}
sweep();

/** What another tab did to a draft; gives what ends the listening. */
export function followDraft(
  person: number,
  place: string,
  listener: { written: (draft: Draft) => void; sent: (value: unknown) => void },
): () => void {
  const key = keyOf(person, place);
  const listen = (event: StorageEvent) => {
    if (event.key !== key) return;
    const found = parsed(event.newValue);
    if (found && 'sent' in found) listener.sent(found.sent);
    else if (isDraft(found)) listener.written(found);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
