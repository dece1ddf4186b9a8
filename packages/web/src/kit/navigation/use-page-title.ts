import { useEffect, useLayoutEffect } from 'react';

const product =
  document.querySelector<HTMLMetaElement>('meta[name="product-name"]')?.content || 'Zaplecze';

/** The product's name as the installation calls it (PRODUCT_NAME, put into the page by the server). */
export const productName = product;

const setTitle = (title: string) => {
  document.title = `${title} - ${product}`;
};

/** A screen's own title; a page that knows its record at once comes after it. */
export function useScreenTitle(title: string) {
  useLayoutEffect(() => setTitle(title), [title]);
}

/** Sets the browser's title: `{title} - {product}`. A detail page may pass the record's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title]);
}
