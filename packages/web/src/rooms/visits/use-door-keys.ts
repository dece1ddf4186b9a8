import { useEffect, useEffectEvent, useState } from 'react';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Keys of the expected guests: arrows (or j and k) choose, `w` lets the chosen one in, the first unless another was
 * chosen; `n` adds a guest.
 */
export function useDoorKeys(ids: number[], enter: (id: number) => void) {
  const [picked, choose] = useState<number | null>(null);
  const chosen = picked !== null && ids.includes(picked) ? picked : (ids[0] ?? null);
  const press = useEffectEvent((key: string): boolean => {
    if (key === 'n') {
      document.querySelector<HTMLElement>('main [data-primary]')?.click();
      return true;
    }
    if (chosen === null) return false;
    const at = ids.indexOf(chosen);
    if (key === 'w') enter(chosen);
    else if (key === 'ArrowDown' || key === 'j')
      choose(ids[Math.min(at + 1, ids.length - 1)] ?? null);
    else if (key === 'ArrowUp' || key === 'k') choose(ids[Math.max(at - 1, 0)] ?? null);
    else return false;
    return true;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="menu"]') || typing(event.target)) return;
      if (press(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { chosen, choose };
}
