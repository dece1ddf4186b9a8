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
  return { menu: { opened, onChange }, button };
}
