import type { MantineColorScheme } from '@mantine/core';

/** The scheme chosen on this device, in the words of the switch. */
export const schemeNames: Record<MantineColorScheme, string> = {
  light: 'Jasny',
  dark: 'Ciemny',
  auto: 'Jak w systemie',
};

/** Mantine's own key; read before it starts, so that a dark page never flashes white. */
const key = 'mantine-color-scheme-value';

export function applyStoredScheme() {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Closed storage: the system's scheme it is.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}
