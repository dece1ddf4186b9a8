/** The numbers of a kept field, each with the address that calls it (RFC 3966); small, for pages that only show them. */
export const phoneLinks = (stored: string): { text: string; href: string }[] =>
  stored.split(', ').map((text) => {
    const [number = '', inner] = text.split(' wew. ');
    const digits = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
    return { text, href: `tel:${digits}${inner ? `;ext=${inner}` : ''}` };
  });
