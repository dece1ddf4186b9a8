import { plain } from '@zaplecze/contract/kit/values/fold';

type Type = { id: number; name: string };

/** The beginning of a word that its cases share: 'umow' of 'Umowa', 'umowy', 'umów' not. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 1));

/**
 * The type that a dropped file most likely has, so that dropping asks nothing: the one that its name says first
 * („aneks do umowy” is an annex), else one for all else („Inne”), else `usual`, else the first. It is shown and can be
 * changed where the document then stands.
 */
export function guessedType<T extends Type>(
  fileName: string,
  types: readonly T[],
  usual?: number,
): T | undefined {
  const name = plain(fileName);
  const found = types
    .map((type) => ({ type, at: name.indexOf(stem(plain(type.name).split(' ')[0] ?? '')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return (
    found[0]?.type ??
    types.find(({ name }) => /^(inn|pozosta)/i.test(name)) ??
    types.find(({ id }) => id === usual) ??
    types[0]
  );
}
