import { pageNames, pages } from '@zaplecze/contract/addresses';
import { accessible, awaitLoaded, expect, lead, signIn, test } from '../support.ts';

/** Pages that need nobody signed in. */
const boxed = /^\/(login|password|accept|kiosk)/;

/** An address of each page, as somebody might type it: records by a number that may well be none. */
const addresses = ['/admin', '/admin/nic', ...pageNames.map((name) => pages[name])]
  .filter((path) => !boxed.test(path))
  .map((path) => path.replace('$slug', 'bramka').replaceAll(/\$\w*kind\w*/g, 'project'))
  .map((path) => path.replaceAll(/\$\w+/g, '1'));

/** Of a record that there may be. */
const records = new Set(addresses.filter((path) => /\/1(\/|$)/.test(path)));

const admins = /^\/(start|team\/add|admin\/(?!(service|procedure|task|data|nic)(\/|$)))/;
const managers =
  /^\/(start|dashboard|issue($|\/letters)|project|offer\/(add|copy)|client\/import|admin(?!\/service\/view)|team\/(add|timeline|balances)|consent)/;
const desk = /^\/(guest($|\/(add|edit|today|inside))|package(?!\/view))/;

const closed = {
  pracownik: (path: string) => managers.test(path) || desk.test(path),
  recepcja: (path: string) => managers.test(path),
  kierownik: (path: string) => admins.test(path) || desk.test(path),
};

/** An address of each kind, by whose it is and whether it is of a record. */
const kinds = [
  (path: string) => admins.test(path),
  (path: string) => managers.test(path) && !admins.test(path) && !records.has(path),
  (path: string) => managers.test(path) && !admins.test(path) && records.has(path),
  (path: string) => desk.test(path) && !records.has(path),
  (path: string) => desk.test(path) && records.has(path),
  (path: string) => !managers.test(path) && !desk.test(path) && !records.has(path),
  (path: string) => !managers.test(path) && !desk.test(path) && records.has(path),
];
const ofEachKind = new Set(kinds.map((isOf) => addresses.find(isOf)));

/**
 * One types them: an address of each kind, and all for which the document's first script asks for something before anything of
 * the product runs. To the others one is led in the running product, which costs half and ends on the same page.
 */
const typing = 'pracownik';

for (const [username, isClosed] of Object.entries(closed)) {
  test(`every address that ${username} ${username === typing ? 'types or ' : ''}is led to opens a page, or says whose it is and whom to ask, and asks for nothing [SHE-290]`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const document = await (await page.request.get('/login')).text();
    const early = addresses.filter((path) => document.includes(`"${path}":{`));
    expect(early.length).toBeGreaterThan(10);
    const typed = new Set(username === typing ? [...ofEachKind, ...early] : []);
    await signIn(page, username);
    const refused: string[] = [];
    const wrong: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
    });
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    for (const path of addresses) {
      await test.step(path, async () => {
        refused.length = 0;
        await (typed.has(path) ? page.goto(path) : lead(page, path));
        const heading = page.getByRole('main').getByRole('heading').first();
        await expect(heading).toBeVisible();
        await awaitLoaded(page);
        const isShut = (await heading.innerText()) === 'Brak uprawnień';
        // A record may be others', though the page is everybody's.
        if (!records.has(path) && isShut !== isClosed(path)) wrong.push(path);
        if (isClosed(path)) {
          wrong.push(...refused.map((call) => `${path} asks for ${call}`));
          await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(0);
        }
        if (isShut)
          await expect(page.getByRole('main')).toContainText(/poproś administratora|kierownik/);
      });
    }
    expect(wrong).toEqual([]);
    await page.goto('/admin/settings');
    await accessible(page);
  });
}

test('every address gives the product to whoever types it, whatever stands behind it [SHE-290]', async ({
  request,
}) => {
  expect([...ofEachKind]).not.toContain(undefined);
  const product = await (await request.get('/login')).text();
  expect(product).toContain('<div id="root">');
  for (const path of addresses) {
    const answer = await request.get(path);
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, product]);
  }
});
