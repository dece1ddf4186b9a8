import { useLayoutEffect } from 'react';

/**
 * What is typed between a press that opens a field and the field: its script still loads, its dialog still comes in.
 * The letters wait and go into the field that takes the focus; no shortcut of the page beneath hears them.
 */

type Awaiting = () => boolean;

/** Longer than this nobody types blindly, in milliseconds. */
const longest = 5000;
const awaited = new Set<Awaiting>();
let typed = '';
let isClaimed = false;

/** Whoever keeps early letters by itself, as the search does with its Enter, says so while it does. */
export function claimLetters(claims: boolean): void {
  isClaimed = claims;
}

function isField(element: EventTarget | null): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement)
    return (
      !element.readOnly && !element.disabled && !/^(checkbox|radio|file|button)$/.test(element.type)
    );
  return element instanceof HTMLElement && element.isContentEditable;
}

function keep(event: KeyboardEvent): void {
  // The right Alt makes Polish letters; Windows calls it Ctrl and Alt together.
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  if (isClaimed || awaited.size === 0 || (chord && !event.getModifierState('AltGraph'))) return;
  if (isField(document.activeElement) || ![...awaited].some((still) => still())) return;
  if (event.key === 'Escape') typed = '';
  const letter = event.key.length === 1 && (event.key !== ' ' || typed !== '');
  if (!letter && !(event.key === 'Backspace' && typed !== '')) return;
  typed = letter ? typed + event.key : typed.slice(0, -1);
  event.preventDefault();
  event.stopImmediatePropagation();
}

function give({ target }: FocusEvent): void {
  if (typed === '' || !isField(target)) return;
  const words = typed;
  typed = '';
  // After what gives the focus has selected, too. As typed: the field hears of it by itself.
  queueMicrotask(() => document.execCommand('insertText', false, words));
}

window.addEventListener('keydown', keep, { capture: true });
window.addEventListener('focusin', give, { capture: true });
window.addEventListener(
  'pointerdown',
  () => {
    typed = '';
  },
  { capture: true, passive: true },
);

/** Keeps what is typed for the field to come, as long as `still` says that it is on its way; gives what ends it. */
export function keepTyped(still: Awaiting): () => void {
  const own = () => still();
  const end = () => {
    awaited.delete(own);
    // What comes in its place, in the same moment, goes on with it.
    setTimeout(() => {
      if (awaited.size === 0) typed = '';
    });
  };
  awaited.add(own);
  const late = setTimeout(end, longest);
  return () => {
    clearTimeout(late);
    end();
  };
}

const always = () => true;

/** Stands where a field loads: letters wait for it. */
export function TypedAhead(): null {
  useLayoutEffect(() => keepTyped(always), []);
  return null;
}
