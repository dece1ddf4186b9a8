/** Parts of the product that a company can be without: the addresses of their pages and calls. The data stay. */
const paths = {
  offers: ['/offer'],
  reception: [
    ...['/guest', '/package', '/reception', '/visit', '/kiosk'],
    ...['/admin/kiosk', '/admin/receptionType'],
  ],
  documents: ['/document', '/admin/documentType'],
  knowledge: ['/knowledge', '/knowledgeBase', '/admin/knowledgeBaseType'],
} as const;

export type ProductPart = keyof typeof paths;
export const partNames = Object.keys(paths) as ProductPart[];

/** How the program itself works is told whatever the company uses. */
const always = '/knowledge/help';

const covers = (path: string, address: string) =>
  address.replace(/[?#].*|$/, '/').startsWith(`${path}/`);

/** Whether an address belongs to a part that the company does not use. */
export const isUnused = (address: string, unused: readonly ProductPart[]): boolean =>
  !covers(always, address) &&
  unused.some((part) => paths[part].some((path) => covers(path, address)));
