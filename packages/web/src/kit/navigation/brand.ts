import { productName } from './use-page-title.ts';

const told = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** The company's own name and logo, put into the page by the server; without them the product's. */
export const brand = {
  name: told('company-name') ?? productName,
  logo: told('company-logo') ?? '/icon.svg',
};
