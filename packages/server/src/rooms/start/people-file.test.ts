import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/http.ts';
import { workbookOf } from '../../../test/workbook.ts';

const it = await testApp();
const admin = await it.signIn('ROLE_ADMIN');
afterAll(() => it.close());

const header = ['Imię', 'Nazwisko', 'E-mail'];
const book = workbookOf({
  Okładka: [['Kwadrat sp. z o.o.']],
  Pracownicy: [
    ['Lista pracowników', 'stan na 1.12'],
    [],
    header,
    ['Ewa', 'Lis', 'ewa@kwadrat.example'],
    ['Jan', 'Lis', 'jan@kwadrat.example'],
  ],
  Dawni: [header, ['Ola', 'Kot', 'ola@kwadrat.example']],
});

/** What the first steps read of a workbook, by the sheet and row of headings that are chosen. */
async function read(chosen = '') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(book)]), 'ludzie.xlsx');
  const encoded = new Response(form);
  const answer = await it.app.inject({
    method: 'POST',
    url: `/api/start/people/read${chosen}`,
    headers: {
      'access-token': admin.token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json();
}
const namesOf = ({ data }: Awaited<ReturnType<typeof read>>) =>
  data.people.map(({ firstName }: { firstName: string }) => firstName);

test('of a file of people with several sheets it is asked which is meant; its headings are found under titles [STA-132]', async () => {
  const found = await read();
  expect(found.data.reading).toMatchObject({ asks: true, sheet: 1, heading: 3 });
  expect(found.data.reading.sheets).toMatchObject([
    { name: 'Okładka' },
    { name: 'Pracownicy' },
    { name: 'Dawni' },
  ]);
  expect(namesOf(found)).toEqual(['Ewa', 'Jan']);
});

test('another sheet or row of headings is chosen, and the file read anew [STA-132]', async () => {
  const former = await read('?sheet=2');
  expect(former.data.reading).toMatchObject({ asks: false, sheet: 2, heading: 1 });
  expect(namesOf(former)).toEqual(['Ola']);
  const lower = await read('?sheet=1&heading=4');
  expect(lower.data.unknown).toContain('Kolumna „ewa@kwadrat.example” została pominięta');
  expect((await read('?sheet=x')).errors).toEqual({ sheet: expect.any(String) });
});
