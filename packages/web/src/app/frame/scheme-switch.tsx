import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { schemeNames } from './color-scheme.ts';
import classes from './side-menu.module.css';

const order: MantineColorScheme[] = ['light', 'dark', 'auto'];
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Light, dark, as the system has it; kept on this device. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  const next = order[(order.indexOf(colorScheme) + 1) % order.length] ?? 'auto';
  const label = `Wygląd: ${schemeNames[colorScheme].toLowerCase()}. Zmień na: ${schemeNames[next].toLowerCase()}`;
  return (
    <button
      type="button"
      className={`bare ${classes.scheme}`}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
