import { useEffect, useRef, useState } from 'react';

/**
 * State of a menu whose code is loaded on first use: it opens as soon as it is loaded, with the focus on its button,
 * which has replaced the one that had it.
 */
export function useLateMenu() {
  const [opened, onChange] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    onChange(true);
  }, []);
  // Mantine's own listens within the menu, where the focus may not be yet, or no more.
  useEffect(() => {
    if (!opened) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onChange(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened]);
  return { menu: { opened, onChange }, button };
}
