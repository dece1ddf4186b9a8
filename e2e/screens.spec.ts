import { accessible, expect, signIn, test } from './support.ts';

/** Every screen by its address, with somebody who may see it. */
const screens: [string, string[]][] = [
  [
    'kierownik',
    [
      '/',
      '/client',
      '/client/add',
      '/client/edit/3',
      '/client/view/3',
      '/project',
      '/project/add',
      '/project/edit/45',
      '/issue',
      '/issue?history=1',
      '/yourIssues',
      '/yourIssues?reported=1',
      '/yourIssues/6',
      '/offer',
      '/offer/add',
      '/offer/copy/8',
      '/offer/edit/3',
      '/offer/view/3',
      '/admin/task',
      '/admin/procedure',
      '/admin/service',
      '/document',
      '/document?item=1',
      '/knowledge',
      '/knowledge?item=1',
      '/notifications',
      '/notifications/settings',
      '/push',
      '/team',
      '/team/structure',
      '/team/calendar',
      '/team/nieznane',
      '/calendar',
      '/document',
      '/knowledge',
      '/profile/view/2',
      '/profile/edit/2',
      '/nie/ma/takiej',
    ],
  ],
  [
    'recepcja',
    [
      '/guest',
      '/guest/add',
      '/guest/edit/3',
      '/guest/view/3',
      '/package',
      '/package/add',
      '/package/edit/180',
      '/package/view/180',
    ],
  ],
  [
    'admin',
    [
      '/admin/taskType',
      '/admin/company',
      '/admin/department',
      '/admin/projectType',
      '/admin/position',
      '/admin/calendarType',
      '/admin/documentType',
      '/admin/receptionType',
      '/admin/knowledgeBaseType',
      '/admin/tag',
      '/admin/agreement',
      '/admin/nieznane',
      '/team/add',
    ],
  ],
];

for (const scheme of ['light', 'dark'] as const) {
  for (const [username, paths] of screens) {
    test(`axe finds nothing on the screens of ${username}, ${scheme}`, async ({ page }) => {
      // Some fifty screens, each looked at whole.
      test.setTimeout(400_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await signIn(page, username);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
          await expect(page).toHaveTitle(/ - Zaplecze$/);
          await accessible(page);
        });
      }
    });
  }
}

test('no screen is wider than a phone of 360 px', async ({ page }) => {
  test.setTimeout(400_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [username, paths] of screens) {
    await signIn(page, username);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
    await page.evaluate(() => localStorage.clear());
  }
});
