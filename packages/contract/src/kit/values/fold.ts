/**
 * Lower case without diacritics, as the server's search compares texts ('lodz' finds 'Łódź'); each letter stays one,
 * so that places in the folded text are places in the text.
 */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
