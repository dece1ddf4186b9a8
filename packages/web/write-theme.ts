import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme, variables } from './src/app/theme/theme.ts';

/*
 * Writes src/app/theme/theme.css, the variables of theme.ts as a stylesheet: `npm run theme`. Mantine would
 * work all of them out and write them into the page at each visit, before anything is drawn; they
 * never change. With `--check` it only tells (by its exit code) whether the file agrees.
 */
const target = new URL('src/app/theme/theme.css', import.meta.url);

type Variables = ReturnType<typeof variables>;

/** What differs from Mantine's own variables, which stand in its stylesheet already. */
function changed(ours: Record<string, string>, own: Record<string, string>) {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => own[name] !== value));
}

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const ours = deepMerge(defaultCssVariablesResolver(whole), variables(whole)) as Variables;
const own = defaultCssVariablesResolver(DEFAULT_THEME);
const css = convertCssVariables({
  variables: changed(ours.variables, own.variables),
  light: changed(ours.light, own.light),
  dark: changed(ours.dark, own.dark),
});
const text = execFileSync('biome', ['format', `--stdin-file-path=${target.pathname}`], {
  input: `/* Written by npm run theme, from theme.ts. */\n${css}`,
  encoding: 'utf8',
});

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (text !== readFileSync(target, 'utf8')) {
  process.stderr.write('theme.css does not agree with theme.ts: run npm run theme\n');
  process.exitCode = 1;
}
