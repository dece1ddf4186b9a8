import type { APIRequestContext, Page } from '@playwright/test';
import { expect, password, signIn, test } from './support.ts';

/** A name as long as a form takes, without a place to break it. */
const endless = (most: number) => `Nieprzerwana${'Nazwa'.repeat(50)}`.slice(0, most);
const name = endless(250);
const item = endless(200);
const part = endless(100);

type Answer = Record<string, never> & { id: number };

/** Makes one record of each kind under that name, each hanging on the others. */
async function fill(request: APIRequestContext) {
  let token = '';
  const call = async (path: string, data?: object, method: 'post' | 'get' | 'put' = 'post') => {
    const answer = await request[method](`/api${path}`, {
      data,
      headers: { 'access-token': token },
    });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()]);
    return (await answer.json()).data as Answer;
  };
  token = (
    (await call('/auth/login', { username: 'admin', password })) as unknown as {
      access_token: string;
    }
  ).access_token;
  const me = ((await call('/profile/me', undefined, 'get')) as unknown as { user: { id: number } })
    .user.id;
  const named = async (kind: string, more: object = {}) =>
    (await call(`/definition/${kind}/create`, { name: item, ...more })).id;
  const color = '#AA3300';
  const department = await named('department', { color });
  const company = await named('company', { color, departments: [department] });
  const [position, projectType, taskType, documentType] = [
    await named('position', { color }),
    await named('projectType', { color }),
    await named('taskType', { color }),
    await named('documentType', { color }),
  ];
  const [receptionType, knowledgeBaseType, tag, agreementType] = [
    await named('receptionType'),
    await named('knowledgeBaseType'),
    await named('tag'),
    await named('agreementType', { description: name }),
  ];
  const calendarType = (await call('/calendar/types/create', { name: item, color })).id;
  const user = (
    await call('/profile/create', {
      firstName: part,
      lastName: part,
      department,
      position,
      phone: '600700800',
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
      businessArea: name,
      roles: ['ROLE_MANAGER'],
    })
  ).id;
  const address = {
    phone: '600700800',
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    city: part,
    street: item,
    postalCode: '00-001',
    province: 14,
  };
  const upload = async () => {
    const answer = await request.post('/api/media/upload', {
      headers: { 'access-token': token },
      multipart: {
        storage: 's3',
        file: {
          name: `${endless(200)}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
        },
      },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data.file.id as number;
  };
  const client = (
    await call('/client/create', {
      name,
      ...address,
      fvName: name,
      fvPhone: '600700800',
      fvEmail: address.email,
      nip: '5261040828',
      fvCity: part,
      fvStreet: item,
      fvPostalCode: '00-001',
      fvProvince: 14,
      status: 1,
      projectTypes: [projectType],
      tags: [tag],
      clientService: [user],
      persons: [
        { firstName: part, lastName: part, email: address.email, position, description: name },
      ],
      agreements: [{ type: agreementType, file: await upload() }],
    })
  ).id;
  const task = (
    await call('/definition/task/create', { name, type: taskType, department, description: name })
  ).id;
  const procedure = (
    await call('/definition/procedure/create', { name, department, tasks: [task] })
  ).id;
  const service = (
    await call('/definition/service/create', {
      name,
      department,
      type: projectType,
      company,
      procedures: [procedure],
    })
  ).id;
  const project = (
    await call('/project/create', {
      name,
      client,
      services: [service],
      seller: user,
      recurrent: 0,
      description: name,
      tasks: [{ procedure, task, user: me }],
    })
  ).id;
  const issue = (
    await call('/issue/create', { name, users: [user, me], client, description: name, type: 0 })
  ).id;
  const offer = (
    await call('/offer/create', {
      name,
      client,
      seller: user,
      projectTypes: [projectType],
      description: name,
      files: [await upload()],
    })
  ).id;
  const article = (
    await call('/knowledgeBase/create', {
      name,
      type: knowledgeBaseType,
      department,
      description: `<p>${name}</p>`,
    })
  ).id;
  const document = (
    await call('/document/create', {
      type: documentType,
      client,
      description: name,
      file: await upload(),
    })
  ).id;
  const today = new Date().toISOString().slice(0, 10);
  await call('/calendar/create', {
    owner: user,
    type: calendarType,
    dateFrom: today,
    dateTo: today,
  });
  const parcel = (
    await call('/reception/create', {
      category: 'parcel',
      description: name,
      type: receptionType,
      direction: 'inbound',
      company,
      client,
      user,
      taskNumber: part,
    })
  ).id;
  const guest = (
    await call('/reception/create', { category: 'guest', fullName: item, client, user })
  ).id;
  return {
    client,
    project,
    issue,
    offer,
    article,
    document,
    parcel,
    guest,
    user,
    tag,
    path: `${project}/${task}/${procedure}/${service}`,
  };
}

type Made = Awaited<ReturnType<typeof fill>>;

/** Opens the only row's question 'Czy skasować?'. */
const drop = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Działania: Nieprzerwana/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
};
const openRow = (page: Page) => page.locator('[data-row-open]').first().click();

/** Screens with the records on them, and what is opened there. */
const walk = (made: Made): [string, ((page: Page) => Promise<void>)?][] => {
  const only = 'search=NieprzerwanaNazwa';
  return [
    [`/client?${only}`, drop],
    [`/client?filter[persons]=${made.user}&filter[tags]=${made.tag}`],
    [`/client/view/${made.client}`],
    [`/client/edit/${made.client}`],
    [
      '/client/add',
      async (page) => {
        await page.getByRole('textbox', { name: 'NIP', exact: true }).fill('5261040828');
        await expect(page.getByText('Ten NIP ma już:')).toBeVisible();
      },
    ],
    [`/project?${only}`, openRow],
    [`/project?filter[client]=${made.client}`, drop],
    [`/project/edit/${made.project}`],
    [`/project/add?client=${made.client}`],
    [`/task?${only}`],
    [`/task/${made.path}`],
    [`/issue?${only}`, openRow],
    [`/issue?filter[client]=${made.client}`, drop],
    [`/yourIssues/${made.issue}`],
    [`/offer?${only}`, drop],
    [`/offer/view/${made.offer}`],
    [`/offer/edit/${made.offer}`],
    [`/knowledge?${only}`, drop],
    [`/knowledge?item=${made.article}`],
    [`/document?filter[client]=${made.client}`],
    [`/document?item=${made.document}`],
    [`/package?${only}`, openRow],
    [`/package/edit/${made.parcel}`],
    [`/guest?${only}`, openRow],
    [`/guest/edit/${made.guest}`],
    [`/admin/task?${only}`, openRow],
    [`/admin/procedure?${only}`, openRow],
    [`/admin/service?${only}`, openRow],
    ['/admin/company', drop],
    ['/admin/tag', drop],
    ['/admin/agreement'],
    [`/team?search=Nieprzerwana`],
    ['/team/structure'],
    ['/team/calendar?all=1'],
    ['/calendar?view=day'],
    [`/team/view/${made.user}`],
    [`/team/edit/${made.user}`],
    ['/notifications'],
  ];
};

/** What sticks out: of the window, of the page's main part, of a dialog; a cross out of sight. */
const stickingOut = () => {
  const main = document.querySelector('main');
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter(
    (dialog) => dialog.getBoundingClientRect().width > 0,
  );
  const told: string[] = [];
  const wide = (what: string, element: Element | null) => {
    if (!element) return;
    const over = element.scrollWidth - element.clientWidth;
    if (over <= 0) return;
    // By whom: the innermost elements beyond the edge.
    const edge = element.getBoundingClientRect().left + element.clientWidth;
    const clipped = (one: Element): boolean => {
      const parent = one.parentElement;
      if (!parent || parent === element) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || clipped(parent);
    };
    const beyond = [...element.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > edge + 1 && !clipped(one),
    );
    const inner = beyond.filter(
      (one) => !beyond.some((other) => one !== other && one.contains(other)),
    );
    const names = inner
      .slice(0, 4)
      .map((one) => `${one.tagName}.${one.parentElement?.className}>${one.className}`);
    told.push(`${what} by ${over} px: ${names.join(' | ')}`);
  };
  wide('page', document.documentElement);
  wide('main', main);
  for (const dialog of dialogs) {
    wide('dialog', dialog);
    const cross = dialog.querySelector('button[aria-label="Zamknij"]')?.getBoundingClientRect();
    if (cross && (cross.right > window.innerWidth || cross.left < 0)) told.push('cross of dialog');
  }
  return told;
};

test('names without spaces widen no screen and no dialog, at 1440 and at 390 px [SHE-10]', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const made = await fill(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin');
  const widths = { 1440: 900, 390: 844 };
  /** What sticks out once the layout has followed the width. */
  const measured = async (where: string, width: keyof typeof widths) => {
    await page.setViewportSize({ width, height: widths[width] });
    // In one frame the page is told of the width, by the next it has drawn what it makes of it.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(stickingOut), {
        message: `${where} at ${width} px`,
        timeout: 5_000,
      })
      .toEqual([]);
  };
  for (const [path, act] of walk(made)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
      await measured(path, 1440);
      await measured(path, 390);
      if (act) {
        await act(page);
        if (act === drop || act === openRow) {
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
        }
        await measured(`${path}, opened`, 390);
        await measured(`${path}, opened`, 1440);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});
