const maleInA = ['Kuba', 'Barnaba', 'Kosma', 'Bonawentura', 'Jarema', 'Nikita', 'Ilia'];

/** 'został powiadomiony' or 'została powiadomiona', as the first name has it. */
export function wasNotifiedWords(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return first.endsWith('a') && !maleInA.includes(first)
    ? `${name} została powiadomiona.`
    : `${name} został powiadomiony.`;
}
