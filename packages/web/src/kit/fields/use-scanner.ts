import { useEffect, useEffectEvent } from 'react';

/** Between two signs of a scanner pass a few milliseconds; nobody types whole numbers at this pace. */
const fastest = 45;
/** Shorter ones are words that were typed quickly. */
const shortest = 5;

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Puts a field back as it was before the signs of a scanner went into it; forms hear of it as of typing. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A scanner that types like a keyboard, wherever the focus is: hears signs that come quickly one after another and
 * Enter. What it types goes into no field and presses no key of the screen. The first sign waits for the second before
 * it counts as a key that somebody pressed.
 *
 * @param onScan told the whole number
 */
export function useScanner(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let signs = '';
    let last = 0;
    let field: HTMLInputElement | HTMLTextAreaElement | null = null;
    let before = '';
    let pending: { event: KeyboardEvent; timer: ReturnType<typeof setTimeout> } | undefined;
    const passing = new WeakSet<Event>();

    const letGo = () => {
      if (!pending) return;
      const { event } = pending;
      clearTimeout(pending.timer);
      pending = undefined;
      const { key, code, shiftKey } = event;
      const again = { key, code, shiftKey, bubbles: true, cancelable: true };
      const copy = new KeyboardEvent('keydown', again);
      passing.add(copy);
      (event.target ?? window).dispatchEvent(copy);
    };
    const drop = () => {
      clearTimeout(pending?.timer);
      pending = undefined;
    };
    const begin = (event: KeyboardEvent) => {
      letGo();
      signs = event.key;
      field = isField(event.target) ? event.target : null;
      before = field?.value ?? '';
      if (field) return;
      // No field takes it: it may be a key of the screen, once no other sign follows.
      event.preventDefault();
      event.stopImmediatePropagation();
      pending = { event, timer: setTimeout(letGo, fastest) };
    };
    const end = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (field) putBack(field, before);
      const code = signs;
      signs = '';
      scanned(code);
    };
    const hear = (event: KeyboardEvent) => {
      if (passing.has(event) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const quick = event.timeStamp - last <= fastest && signs !== '';
      if (event.key === 'Enter') {
        if (quick && signs.length >= shortest) end(event);
        else letGo();
        signs = '';
        return;
      }
      if (event.key.length !== 1) return;
      last = event.timeStamp;
      if (!quick) return begin(event);
      drop();
      signs += event.key;
      if (field) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      drop();
      window.removeEventListener('keydown', hear, { capture: true });
    };
  }, []);
}
