import { useEffect, useEffectEvent } from 'react';

const signs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/** Calls `onIdle` once nobody has touched the screen for so many milliseconds; null waits for nothing. */
export function useIdle(after: number | null, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    if (after === null) return;
    let timer = setTimeout(idle, after);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(idle, after);
    };
    for (const sign of signs) window.addEventListener(sign, touched, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, touched, { capture: true });
    };
  }, [after]);
}
