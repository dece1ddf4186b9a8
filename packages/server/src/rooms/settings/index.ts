/** The settings of the program: they hold over what the environment left out. */

export { applySettings, watchSettings } from './live-settings.ts';
export { installationKey, resealInstallation } from './settings.queries.ts';
