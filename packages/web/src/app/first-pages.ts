import { isPlain, pageNames, pages } from '@zaplecze/contract/addresses';
import { urlOf } from '../kit/calls/url.ts';
import { listCall, type ScreenList } from '../kit/lists/state/screen-list.ts';
import { screens } from './rooms.ts';

/**
 * Stands in an address for the id of the signed-in person, whom the browser knows from its last
 * visit (src/boot.ts).
 */
const person = ':me';
/** The same of how many rows a page has. */
const rows = ':rows';

/**
 * The pages that a visit begins with, as their screens tell them: those of the menu and its tabs, definitions,
 * settings and the seldom left out, and others with a list. `list`: what the page asks for first. Read by the build alone
 * (read-first-pages.ts), which leaves of a page the name of its file.
 */
export const firstPages = await Promise.all(
  pageNames.filter(isPlain).flatMap((name) => {
    const { menu, tab, list, page } = screens[name];
    const entry = menu ?? tab;
    if (menu?.group === 'definitions' || tab?.of === 'settings') return [];
    if (menu?.whileCounted || entry?.seldom) return [];
    return entry || list ? [firstPage(pages[name], list, page)] : [];
  }),
);

async function firstPage(path: string, list: ScreenList | undefined, page: () => Promise<unknown>) {
  const call = list && listCall(list, {}, person);
  const paged = call?.endpoint.list && { perPage: rows };
  const url =
    call &&
    urlOf(call.endpoint, { ...call.input, query: { ...paged, ...call.input.query } })
      .replace(encodeURIComponent(person), person)
      .replace(encodeURIComponent(rows), rows);
  const allow = call?.endpoint.allow === 'everyone' ? undefined : call?.endpoint.allow;
  return { path, list: url, allow, file: await page() };
}
