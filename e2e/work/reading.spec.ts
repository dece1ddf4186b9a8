import { unique } from '../records.ts';
import {
  accessible,
  type Caller,
  expect,
  pick,
  resize,
  signedIn,
  signIn,
  test,
} from '../support.ts';

/** An article of the knowledge base, made by who may. */
async function makeArticle(by: Caller, name: string, more: object = {}): Promise<number> {
  const first = async (kind: string) => (await by.get(`/definition/${kind}/list`)).list[0].id;
  const [type, department] = [await first('knowledgeBaseType'), await first('department')];
  const body = { name, type, department, ...more };
  return (await by.post('/knowledgeBase/create', body)).id;
}

test('a manager asks a department to read an article; somebody of it confirms on the phone, and the manager sees who has not [KNO-50, KNO-52, KNO-60, KNO-61, KNO-62, KNO-63, DAY-17]', async ({
  page,
  browser,
}) => {
  const name = unique('Nowe zasady obiegu faktur');
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const department = user.department.id;
  const description = '<p>Faktury przyjmujemy do 15.00.</p>';
  const id = await makeArticle(manager, name, { department, description });
  await signIn(page, 'kierownik', `/knowledge?item=${id}`);
  const article = page.getByRole('dialog', { name });
  await article.getByRole('button', { name: 'Poproś o przeczytanie…' }).click();
  const asking = page.getByRole('dialog', { name: 'Poproś o przeczytanie' });
  await expect(asking.getByText(user.department.name)).toBeVisible();
  await accessible(page);
  await asking.getByRole('button', { name: 'Poproś', exact: true }).click();
  await expect(asking).toHaveCount(0);
  await expect(article.getByText(/Przeczytało 0 z/)).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, 'pracownik', '/day');
  await resize(phone, { width: 390, height: 844 });
  const section = phone.getByRole('region', { name: /^Do przeczytania/ });
  await section.locator('summary').click();
  await section.getByRole('button', { name, exact: true }).click();
  await section.getByRole('button', { name: `Przeczytaj: ${name}` }).click();
  const opened = phone.getByRole('dialog', { name });
  await expect(opened.getByText('Faktury przyjmujemy do 15.00.')).toBeVisible();
  await accessible(phone);
  await opened.getByRole('button', { name: 'Przeczytane' }).click();
  await expect(opened.getByRole('button', { name: 'Przeczytane' })).toHaveCount(0);
  await expect(opened.getByText(/Przeczytane \d/)).toBeVisible();
  await opened.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(section.getByRole('button', { name: `Przeczytaj: ${name}` })).toHaveCount(0);
  await phone.context().close();

  await page.reload();
  await article.getByRole('button', { name: 'Kto przeczytał' }).click();
  const readers = page.getByRole('dialog', { name: `Kto przeczytał: ${name}` });
  await expect(readers.getByRole('table', { name: 'Nie przeczytali' })).toBeVisible();
  await readers.getByText(/^Przeczytali \(1\)/).click();
  await expect(readers.getByRole('cell', { name: 'Piotr Wiśniewski' })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');

  await article.getByRole('button', { name: 'Przejrzane…' }).click();
  const review = page.getByRole('dialog', { name: 'Wpis przejrzany' });
  await review.getByRole('textbox', { name: 'Następny przegląd' }).fill('24.12.2030');
  await review.getByRole('button', { name: 'Przejrzane' }).click();
  await expect(review).toHaveCount(0);
  const reviews = article.getByRole('list', { name: 'Historia przeglądów' });
  await expect(reviews.getByText('następny 24.12.2030')).toBeVisible();
});

test('an article leads to another by its present title, has contents with addresses, is printed alone and helps who writes an issue [KNO-70, KNO-71, KNO-72, KNO-74, KNO-80, KNO-81]', async ({
  page,
}) => {
  const [from, to, renamed] = [
    unique('Awaria skanera'),
    unique('Numery serwisu'),
    unique('Serwis'),
  ];
  const manager = await signedIn(page.request, 'kierownik');
  const target = await makeArticle(manager, to);
  const description =
    '<h2>Zanim zadzwonisz</h2><p>Sprawdź kabel.</p><h2>Kogo wezwać</h2><p>Zob.</p>';
  const id = await makeArticle(manager, from, { description, issueTypes: [14] });
  await signIn(page, 'kierownik', `/knowledge?item=${id}`);
  const article = page.getByRole('dialog', { name: from });
  await article.getByRole('button', { name: 'Edytuj' }).click();
  const form = page.getByRole('dialog', { name: 'Edytuj wpis' });
  await form.getByRole('textbox', { name: 'Treść' }).click();
  await page.keyboard.press('Control+End');
  await form.getByRole('button', { name: 'Odnośnik do wpisu' }).click();
  await pick(form, 'Wpis, do którego prowadzi odnośnik', to);
  await expect(form.getByRole('textbox', { name: 'Treść' })).toContainText(to);
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toHaveCount(0);

  await manager.patch(`/knowledgeBase/${target}`, { name: renamed });
  await page.goto(`/knowledge?item=${id}#czesc-kogo-wezwac`);
  await page.reload();
  await expect(article.getByRole('heading', { name: 'Kogo wezwać' })).toBeFocused();
  const contents = article.getByRole('navigation', { name: 'Spis treści' });
  await contents.getByRole('link', { name: 'Zanim zadzwonisz' }).click();
  await expect(article.getByRole('heading', { name: 'Zanim zadzwonisz' })).toBeFocused();
  await expect(page).toHaveURL(/#czesc-zanim-zadzwonisz$/);
  await accessible(page);
  await resize(page, { width: 390, height: 844 });
  await expect(contents).toBeHidden();
  await article.getByText('Spis treści').click();
  await expect(contents.getByRole('link', { name: 'Kogo wezwać' })).toBeVisible();
  await accessible(page);
  await resize(page, { width: 1280, height: 800 });

  await page.emulateMedia({ media: 'print' });
  const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  expect(seen).toContain(from);
  expect(seen).toContain('Sprawdź kabel.');
  for (const absent of ['Baza wiedzy', 'Drukuj', 'Spis treści', 'Przejrzane']) {
    expect(seen).not.toContain(absent);
  }
  await page.emulateMedia({ media: 'screen' });

  await article.getByRole('link', { name: renamed }).click();
  const other = page.getByRole('dialog', { name: renamed });
  await other.getByRole('link', { name: from }).click();
  await expect(article).toBeVisible();
  await page.request.delete(`/api/knowledgeBase/${target}`, {
    headers: { 'access-token': manager.token },
  });
  await page.reload();
  await expect(article.getByText('(wpis usunięty)')).toBeVisible();
  await expect(article.getByRole('link', { name: to })).toHaveCount(0);

  await page.goto('/yourIssues');
  await page.getByRole('button', { name: 'Dodaj zgłoszenie' }).click();
  const issue = page.getByRole('dialog', { name: 'Nowe zgłoszenie' });
  await issue.getByRole('textbox', { name: 'Nazwa' }).fill('Skaner nie działa');
  await issue.getByRole('combobox', { name: 'Typ zgłoszenia' }).click();
  await page.getByRole('option', { name: 'Skanowanie' }).click();
  await issue.getByRole('status').getByRole('link', { name: from }).click();
  await expect(article.getByText('Sprawdź kabel.')).toBeVisible();
  await accessible(page);
  await article.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(article).toHaveCount(0);
  await expect(issue.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('Skaner nie działa');
});
