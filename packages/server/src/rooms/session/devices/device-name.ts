import bowser from 'bowser';

/** 'Chrome, Windows': browser and system in words; null when neither is known. */
export function deviceName(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
