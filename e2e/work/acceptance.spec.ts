import type { Page } from '@playwright/test';
import type { Company } from '../company.ts';
import { letterTo, makeColleague } from '../records.ts';
import {
  accessible,
  accessibleInBoth,
  expect,
  lead,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';
import { lineOf, makeIssue } from './day.ts';

const phoneSize = { width: 390, height: 844 };

/** The link in the newest letter to somebody, which asks about an issue. */
async function linkTo(company: Company, address: string, id: number): Promise<string> {
  const link = /\/accept#[\w-]{43}/;
  const letter = () => {
    const text = letterTo(company, address);
    return text.includes(`/yourIssues/${id}`) ? text : '';
  };
  await expect.poll(letter).toMatch(link);
  return link.exec(letter())?.[0] ?? '';
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();

test('what is done is accepted by the letter’s link without signing in, returned and accepted in the list of notices [ISS-80, ISS-82, ISS-83, ISS-84, ISS-85, ISS-86, NOT-34, NOT-36]', async ({
  browser,
  company,
  page,
}) => {
  const orderer = await makeColleague(company, page.request);
  const doer = await makeColleague(company, page.request);
  const reporting = await signedIn(page.request, orderer.username);
  const doing = await signedIn(page.request, doer.username);
  const finish = async (id: number) => {
    await doing.post(`/issue/comment/${id}`, { text: 'Zrobione, proszę sprawdzić.' });
    await doing.patch(`/issue/${id}`, { status: 9 });
  };
  const byLink = await makeIssue(reporting, [doer.id]);
  await finish(byLink.id);

  // A telephone that nobody has signed in on: the page of the link shows what was done and decides nothing by itself.
  const phone = await (await browser.newContext({ hasTouch: true, viewport: phoneSize })).newPage();
  const asked: string[] = [];
  phone.on(
    'request',
    (request) => void asked.push(request.url() + (request.headers().referer ?? '')),
  );
  const link = await linkTo(company, orderer.username, byLink.id);
  await phone.goto(`${company.url}${link}`);
  await expect(phone.getByRole('heading', { name: byLink.name })).toBeVisible();
  await expect(phone.getByText('Zrobione, proszę sprawdzić.')).toBeVisible();
  await expect(phone.getByText(`Decyduje ${orderer.name}.`)).toBeVisible();
  await accessibleInBoth(phone);
  expect((await reporting.get(`/issue/${byLink.id}`)).issue.status.id).toBe(9);
  // A return wants words; they are not needed to accept.
  await phone.getByRole('button', { name: 'Zwracam' }).tap();
  await expect(phone.getByRole('textbox', { name: 'Co trzeba poprawić?' })).toBeFocused();
  await phone.getByRole('button', { name: 'Zwróć do poprawy' }).tap();
  await expect(phone.getByText('Pole komentarz nie może być puste').first()).toBeVisible();
  await accessible(phone);
  await phone.getByRole('button', { name: 'Anuluj' }).tap();
  await phone.getByRole('button', { name: 'Akceptuję' }).tap();
  await expect(phone.getByRole('heading', { name: 'Zaakceptowano' })).toBeVisible();
  await accessible(phone);
  await phone.reload();
  await expect(phone.getByText('zostało zaakceptowane')).toBeVisible();
  await expect(phone.getByText('przez odnośnik')).toBeVisible();
  // No address that was asked for has the link's secret.
  const [, token = ''] = link.split('#');
  expect(token).toHaveLength(43);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await phone.goto(`${company.url}/accept`);
  await expect(phone.getByRole('heading', { name: 'Ten odnośnik już nie działa' })).toBeVisible();
  await phone.getByRole('link', { name: 'Zaloguj się' }).tap();
  await expect(phone).toHaveURL(/\/login/);
  await phone.context().close();
  expect((await reporting.get(`/issue/${byLink.id}`)).issue.statusHistory[0]).toMatchObject({
    status: { id: 30 },
    way: 'link',
  });

  // In the list of notices both ways stand beside what waits; what was decided by link is told.
  const [returned, accepted] = [
    await makeIssue(reporting, [doer.id]),
    await makeIssue(reporting, [doer.id]),
  ];
  await finish(returned.id);
  await finish(accepted.id);
  await signIn(page, orderer.username, '/notifications');
  await expect(rowOf(page, 'Twoja decyzja przez odnośnik')).toContainText(byLink.name);
  const back = page.getByRole('button', { name: `Zwracam: ${returned.name}` });
  await expect(back).toBeVisible();
  await accessible(page);
  await resize(page, phoneSize);
  await accessible(page);
  await back.click();
  const dialog = page.getByRole('dialog', { name: 'Zwróć do poprawy' });
  await dialog.getByRole('textbox', { name: 'Co trzeba poprawić?' }).fill('Nadal nie działa.');
  await dialog.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await expect(dialog).toBeHidden();
  await expect(back).toHaveCount(0);
  expect((await doing.get(`/issue/${returned.id}`)).issue).toMatchObject({ status: { id: 2 } });

  // An acceptance can be taken back for a moment; leaving sends it, and Mój dzień agrees at once.
  const accept = page.getByRole('button', { name: `Akceptuję: ${accepted.name}` });
  await accept.click();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(accept).toBeVisible();
  expect((await reporting.get(`/issue/${accepted.id}`)).issue.status.id).toBe(9);
  await accept.click();
  await expect(accept).toHaveCount(0);
  await lead(page, '/day');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What was written with it may still be unread.
  await expect(lineOf(page, accepted.name).getByText('do akceptacji')).toHaveCount(0);
  await expect
    .poll(async () => (await reporting.get(`/issue/${accepted.id}`)).issue.status.id)
    .toBe(30);
  await page.goto(`/yourIssues/${byLink.id}`);
  await page.getByText('Historia statusów').click();
  await expect(page.getByText(/przez odnośnik/).first()).toBeVisible();
});

test('an administrator says after how many working days; the issue and its orderer know the day [ISS-90, ISS-91]', async ({
  company,
  page,
}) => {
  const doer = await makeColleague(company, page.request);
  const admin = await signedIn(page.request, 'admin');
  await signIn(page, 'admin', '/admin/organization');
  const days = page.getByRole('textbox', { name: /akceptują się same/ });
  await days.fill('3');
  await page.getByRole('button', { name: 'Zapisz dane firmy' }).click();
  await expect(page.getByText('Dane firmy zapisane')).toBeVisible();
  try {
    const { id } = await makeIssue(admin, [doer.id]);
    await (await signedIn(page.request, doer.username)).patch(`/issue/${id}`, { status: 9 });
    await lead(page, `/yourIssues/${id}`);
    await expect(page.getByText(/Bez niej zaakceptuje się samo \d{2}\.\d{2}\.\d{4}/)).toBeVisible();
    await accessible(page);
  } finally {
    await admin.patch('/organization', { acceptAfter: null });
  }
});
