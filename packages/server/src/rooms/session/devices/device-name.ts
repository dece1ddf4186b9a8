import bowser from 'bowser';

/** 'Chrome, Windows': what a browser says that it is, in words; null when it says nothing known. */
export function deviceName(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
