/** Whether one letter more, less, other, or two exchanged make one word of the other; the same word is none. */
export function isTypo(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  if (one === other || longest - Math.min(one.length, other.length) > 1) return false;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  let behind = 0;
  while (
    behind < Math.min(one.length, other.length) - from &&
    one[one.length - 1 - behind] === other[other.length - 1 - behind]
  )
    behind += 1;
  const left = longest - from - behind;
  const isSwapped = one[from] === other[from + 1] && one[from + 1] === other[from];
  return left === 1 || (left === 2 && one.length === other.length && isSwapped);
}
