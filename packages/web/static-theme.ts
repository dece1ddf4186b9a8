import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme, variables } from './src/app/theme.ts';

type Variables = ReturnType<typeof variables>;

/** What differs from Mantine's own variables, which stand in its stylesheet already. */
function changed(ours: Record<string, string>, own: Record<string, string>) {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => own[name] !== value));
}

function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const ours = deepMerge(defaultCssVariablesResolver(whole), variables(whole)) as Variables;
  const own = defaultCssVariablesResolver(DEFAULT_THEME);
  return convertCssVariables({
    variables: changed(ours.variables, own.variables),
    light: changed(ours.light, own.light),
    dark: changed(ours.dark, own.dark),
  });
}

/**
 * The theme's variables as a stylesheet, `virtual:theme.css`. Mantine would work all of them out and
 * write them into the page at each visit, before anything is drawn; they never change.
 */
export function staticTheme(): Plugin {
  return {
    name: 'static-theme',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:theme.css' ? '\0theme.css' : undefined),
    load(id) {
      if (id === '\0theme.css') return themeCss();
      // Not shown by app/root.tsx; left in, it would still prepare itself.
      if (/\/MantineCssVariables\/MantineCssVariables\.mjs$/.test(id)) {
        return 'export const MantineCssVariables = () => null;';
      }
      return undefined;
    },
  };
}
