import { productName } from './use-page-title.ts';

const propertyOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** The company's own name and logo, put into the page by the server; without them the product's. */
export const brand = {
  name: propertyOf('company-name') ?? productName,
  logo: propertyOf('company-logo') ?? '/icon.svg',
};
