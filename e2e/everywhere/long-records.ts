import type { APIRequestContext } from '@playwright/test';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { expect, password } from '../support.ts';

/** A name as long as a form takes, without a place to break it. */
const endless = (most: number) => `Nieprzerwana${'Nazwa'.repeat(50)}`.slice(0, most);
const name = endless(250);
const item = endless(200);
const part = endless(100);

type Answer = Record<string, never> & { id: number };

/** Makes one record of each kind under that name, each hanging on the others. */
export async function fill(request: APIRequestContext) {
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
  const today = warsawDay();
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

export type LongRecords = Awaited<ReturnType<typeof fill>>;
