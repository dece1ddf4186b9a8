import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { tokenAreaKeys } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeApp } from '../../src/rooms/assistant/office.fixture.ts';

/* The assistants' door, gone through by the protocol's own inspector from a shell. */

const inspector = join(import.meta.dirname, 'foreign/node_modules/.bin/mcp-inspector');
const run = promisify(execFile);

describe.runIf(process.env.LONG === '1')('the inspector of the protocol', () => {
  let office: Awaited<ReturnType<typeof officeApp>>;
  let folder: string;
  let address: string;
  let key: string;

  beforeAll(async () => {
    office = await officeApp();
    const { it, manager } = office;
    address = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 })).href;
    const expires = addDays(warsawDay(), 5);
    const rights = { reads: tokenAreaKeys, writes: tokenAreaKeys };
    const body = { name: 'Inspektor', expires, ...rights };
    key = (await it.call(createToken, { as: manager, body })).data.token;
    folder = mkdtempSync(join(tmpdir(), 'zaplecze-inspector-'));
  });
  afterAll(async () => {
    await office.it.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Its settings go into a folder of the test; gives what it prints. */
  async function inspect(method: string, ...args: string[]) {
    const header = ['--header', `Authorization: Bearer ${key}`];
    const asked = ['--cli', address, '--transport', 'http', '--method', method];
    const { stdout } = await run(inspector, [...asked, ...header, ...args], {
      env: { ...process.env, HOME: folder },
      maxBuffer: 2 ** 24,
    });
    return JSON.parse(stdout);
  }

  test('it finds nothing in the schemas of tools that another program could not read [MAC-177]', async () => {
    const { tools } = await inspect('tools/list', '--strict');
    const names = tools.map(({ name }: { name: string }) => name);
    expect(names).toContain('who_is_away');
    expect(names).toContain('request_absence');
  });

  test('a tool answers it in structure and in words, and one that writes asks [MAC-177]', async () => {
    const away = await inspect('tools/call', '--tool-name', 'who_is_away');
    const { list } = away.structuredContent.presence;
    expect(list.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Anna Nowak',
      'Ewa Lis',
    ]);
    expect(JSON.parse(away.content[0].text)).toEqual(away.structuredContent);
    const note = ['--tool-arg', `client=${office.client}`, 'text=Dzwonić jutro'];
    const asked = await inspect('tools/call', '--tool-name', 'add_client_note', ...note);
    expect(asked.structuredContent.about).toEqual({ client: { name: 'Żagiel sp. z o.o.' } });
  });

  test('it lists resources and reads an article [MAC-177]', async () => {
    const { resourceTemplates } = await inspect('resources/templates/list');
    expect(resourceTemplates).toHaveLength(2);
    const { resources } = await inspect('resources/list');
    const [{ uri }] = resources.filter(({ name }: { name: string }) => /korekt/.test(name));
    const { contents } = await inspect('resources/read', '--uri', uri);
    expect(contents[0].text).toContain('Najpierw sprawdź numer faktury.');
  });
});
