import { useEffect, useRef, useState } from 'react';

/**
 * State of a menu whose code comes when it is first asked for: it opens as soon as it is there, with
 * the focus on its button, which has just taken the place of the one that had it.
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
