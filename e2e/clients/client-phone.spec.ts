import { makeClient, unique } from '../records.ts';
import { accessible, expect, resize, signedIn, signIn, test } from '../support.ts';

test('at 390 px one calls, finds the way and reaches the people of a client within the first screen [CLI-208, CLI-209]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeClient(manager, unique('Telefon'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await signIn(page, 'kierownik', `/client/view/${id}`);
  await resize(page, { width: 390, height: 844 });
  const reach = page.getByRole('region', { name: 'Kontakt' });
  await expect(reach.getByRole('link', { name: 'Zadzwoń', exact: true })).toHaveAttribute(
    'href',
    /^tel:\+?\d+/,
  );
  await expect(reach.getByRole('link', { name: 'Nawiguj' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=\S+/,
  );
  for (const name of ['Zadzwoń: Zofia Żak', 'Napisz: Zofia Żak']) {
    const button = reach.getByRole('link', { name });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 9999) + 44).toBeLessThanOrEqual(844);
  }
  await accessible(page);
  expect(new Set(asked).size).toBe(1);

  await resize(page, { width: 1440, height: 900 });
  await expect(reach).toHaveCount(0);
});
