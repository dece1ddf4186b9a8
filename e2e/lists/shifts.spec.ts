import { isForm, nowhere, screensOf, viewers } from '../everywhere/screens.ts';
import { answersInTurn, manyOwnFields, shiftsOf, watchShifts } from '../shifts.ts';
import { awaitLoaded, expect, signIn, test } from '../support.ts';

for (const username of viewers) {
  test(`nothing that ${username} reads already moves away while the rest of a screen comes [SHE-420]`, async ({
    page,
    request,
  }) => {
    // Some twenty screens, each loaded anew.
    test.setTimeout(200_000);
    const paths = new Map(await screensOf(request)).get(username) ?? [];
    const read = paths.filter((path) => !isForm.test(path) && !nowhere.test(path));
    expect(read.length).toBeGreaterThan(5);
    await watchShifts(page);
    await signIn(page, username);
    await manyOwnFields(page);
    await answersInTurn(page);
    for (const path of read) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await awaitLoaded(page);
        await expect(page.locator('[data-stale], [aria-busy="true"], [data-coming]')).toHaveCount(
          0,
        );
        const { shift, of } = await shiftsOf(page);
        expect(shift, `${path}: ${of.join(' | ')}`).toBeLessThan(0.01);
      });
    }
  });
}
