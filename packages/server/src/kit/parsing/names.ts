/** Names as files have them: any case, with or without Polish letters, spaces doubled. */
export const plainName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Records by their names, for reading cells that name them. */
export class Names {
  private readonly known = new Map<string, Set<number>>();
  private readonly first = new Map<number, string>();

  /** `names`: the one to show first, then alternatives. */
  add(id: number, ...names: string[]): void {
    this.first.set(id, names[0] ?? '');
    for (const name of names) {
      const key = plainName(name);
      const ids = this.known.get(key) ?? new Set();
      if (key !== '') this.known.set(key, ids.add(id));
    }
  }

  /** The one record of this name; 'none' and 'several' are no records. */
  find(name: string): number | 'none' | 'several' {
    const ids = this.known.get(plainName(name));
    if (!ids) return 'none';
    const [only] = ids;
    return ids.size > 1 || only === undefined ? 'several' : only;
  }

  has(id: number): boolean {
    return this.first.has(id);
  }

  nameOf(id: number): string {
    return this.first.get(id) ?? '';
  }
}
