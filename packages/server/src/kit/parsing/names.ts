/** Names as files have them: any case, with or without Polish letters, spaces doubled. */
export const plainName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const spaced = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
/** What makes a name the same: letter by letter but for its spaces, with any case, without Polish letters; the strictest first. */
const sames = [spaced, (text: string) => spaced(text).toLowerCase(), plainName];

/** Records by their names, for reading cells that name them. */
export class Names {
  private readonly known = new Map<string, Map<number, string[]>>();
  private readonly first = new Map<number, string>();

  /** `names`: the one to show first, then alternatives. */
  add(id: number, ...names: string[]): void {
    this.first.set(id, names[0] ?? '');
    for (const name of names) {
      const key = plainName(name);
      const ids = this.known.get(key) ?? new Map<number, string[]>();
      if (key !== '') this.known.set(key, ids.set(id, [...(ids.get(id) ?? []), name]));
    }
  }

  /** The one record of this name, of „Sad” and „Sąd” the one that is written so; 'none' and 'several' are no records. */
  find(name: string): number | 'none' | 'several' {
    const found = this.known.get(plainName(name));
    if (!found) return 'none';
    for (const same of sames) {
      const [only, ...more] = [...found].filter(([, names]) =>
        names.some((one) => same(one) === same(name)),
      );
      if (only) return more.length > 0 ? 'several' : only[0];
    }
    return 'none';
  }

  has(id: number): boolean {
    return this.first.has(id);
  }

  nameOf(id: number): string {
    return this.first.get(id) ?? '';
  }
}
