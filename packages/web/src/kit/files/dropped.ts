import { type RefObject, useEffect, useRef, useState } from 'react';
import { isKept } from './kept-page.ts';

type Taker = {
  place: RefObject<Element | null>;
  take: (files: File[]) => void;
  over: (over: boolean) => void;
};

const takers: Taker[] = [];

/** The record in front: of the open dialog, or of the page where no dialog stands over it. */
function taker(): Taker | undefined {
  const front = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? null;
  return takers.findLast(
    ({ place }) => (place.current?.closest('[aria-modal="true"]') ?? null) === front,
  );
}

const show = (shown: Taker | undefined) => {
  for (const each of takers) each.over(each === shown);
};

/** A field that takes files itself has answered the event already. */
const isOurs = (event: DragEvent) =>
  (!event.defaultPrevented || isKept(event)) && event.dataTransfer?.types.includes('Files');

function onOver(event: DragEvent) {
  if (!isOurs(event)) return show(undefined);
  const to = taker();
  if (event.dataTransfer) event.dataTransfer.dropEffect = to ? 'copy' : 'none';
  show(to);
}

function onLeave(event: DragEvent) {
  if (event.relatedTarget === null) show(undefined);
}

function onDrop(event: DragEvent) {
  show(undefined);
  if (!isOurs(event)) return;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length > 0) taker()?.take(files);
}

function listen() {
  window.addEventListener('dragover', onOver);
  window.addEventListener('dragleave', onLeave);
  window.addEventListener('drop', onDrop);
}

function stop() {
  window.removeEventListener('dragover', onOver);
  window.removeEventListener('dragleave', onLeave);
  window.removeEventListener('drop', onDrop);
}

/**
 * Takes files dropped anywhere on the record that `place` stands in: its page, or its dialog. `over`: files are held
 * over it.
 */
export function useDropped(place: RefObject<Element | null>, take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const own: Taker = { place, take: (files) => latest.current(files), over: setOver };
    if (takers.length === 0) listen();
    takers.push(own);
    return () => {
      takers.splice(takers.indexOf(own), 1);
      if (takers.length === 0) stop();
    };
  }, [place]);
  return over;
}
