import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useEffect, useState } from 'react';
import { part } from '../first-screen/part.ts';
import { useCustomFields } from './use-custom-fields.ts';

// Rows of all lists are alike to it.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type CustomList = { columns: any[]; filters: any[] };

const none: CustomList = { columns: [], filters: [] };
const parts = part(() => import('./list-parts.ts'), 'customList');

/** What own fields add to a list of their records; where a company has none, nothing is loaded for it. */
export function useCustomList({ list }: Endpoint): CustomList {
  const fields = useCustomFields(list?.custom);
  const [added, add] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    if (fields.length === 0) add(none);
    else
      void parts().then((customList) => {
        if (isCurrent) add(customList(fields));
      });
    return () => {
      isCurrent = false;
    };
  }, [fields]);
  return added;
}
