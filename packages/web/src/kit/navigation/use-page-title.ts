import { useEffect } from 'react';

const product =
  document.querySelector<HTMLMetaElement>('meta[name="product-name"]')?.content || 'Zaplecze';

/** The product's name as the installation calls it (PRODUCT_NAME, put into the page by the server). */
export const productName = product;

/** Sets the browser's title: `{title} - {product}`. A detail page may pass the record's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${product}`;
  }, [title]);
}
