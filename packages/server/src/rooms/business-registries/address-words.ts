/* Addresses as registers write them. */

/** What may stay in small letters within a name. */
const small = new Set(['i', 'nad', 'pod', 'przy', 'w', 'we', 'z', 'ze', 'na', 'do', 'od']);

/** 'BIELSKO-BIAŁA' as people write it; what has small letters already stays. */
export function inUsualLetters(text: string): string {
  if (text !== text.toLocaleUpperCase('pl')) return text;
  let first = true;
  return text.toLocaleLowerCase('pl').replace(/[\p{L}]+/gu, (word) => {
    const staysSmall = !first && small.has(word);
    first = false;
    if (/^[ivxl]+$/.test(word) && word.length > 1) return word.toLocaleUpperCase('pl');
    return staysSmall ? word : word.charAt(0).toLocaleUpperCase('pl') + word.slice(1);
  });
}

const street = (name: string) => inUsualLetters(name.replace(/^(ul|al|pl|os)\.?\s+/i, '')).trim();

/** 'ul.' is left out, as people do; other kinds of places are told. */
function kindOf(name: string): string {
  const [, kind = ''] = /^(al|pl|os)\.?\s+/i.exec(name) ?? [];
  return kind ? `${kind.toLowerCase()}. ` : '';
}

/** 'Prosta 51 lok. 3'; a village without streets has its own name there. */
export function streetLine(parts: {
  street?: string | null | undefined;
  house?: string | null | undefined;
  flat?: string | null | undefined;
  city?: string | null | undefined;
}): string {
  const { house, flat, city } = parts;
  const name = parts.street?.trim();
  const place = name ? kindOf(name) + street(name) : inUsualLetters(city?.trim() ?? '');
  return [place, [house?.trim(), flat?.trim()].filter(Boolean).join('/')].filter(Boolean).join(' ');
}

/** '00838' as '00-838'. */
export const postalCode = (code: string | null | undefined): string | null =>
  code ? code.trim().replace(/^(\d{2})-?(\d{3})$/, '$1-$2') : null;

/** An address of one line, as the list of VAT payers has it: 'ul. Prosta 51, 00-838 WARSZAWA'. */
export function readLine(line: string | null | undefined) {
  const [, before = '', code = '', city = ''] =
    /^(.*?)[,\s]+(\d{2}-\d{3})\s+(.+)$/s.exec(line?.trim() ?? '') ?? [];
  if (!code) return null;
  const name = before.trim();
  return {
    street: kindOf(name) + street(name),
    postalCode: code,
    city: inUsualLetters(city.trim()),
  };
}
