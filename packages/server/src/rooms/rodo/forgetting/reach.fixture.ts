import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { anonymizePerson, personalData } from '@zaplecze/contract/rooms/rodo/calls';
import { historyApp } from '../../history/history.fixture.ts';
import { rowsWith } from '../rodo.fixture.ts';

/** What stands where personal data stood. */
export const removedWords = '[dane usunięte]';

/** A company with people whom nobody else is called like, and short ways to write about and to forget them. */
export async function reachApp() {
  const it = await historyApp();
  const { manager, user } = it;
  let numbers = 0;

  /** A client whose one contact nobody else is called like. */
  async function known() {
    const letter = 'abcdefghijklmnoprstuwyz'[numbers];
    numbers += 1;
    const firm = `Firma ${letter} sp. z o.o.`;
    const contact = {
      ...{ firstName: 'Zenobia', lastName: `Gżegżółka${letter}` },
      ...{ phone: `22 555 00 ${10 + numbers}`, email: `zg${numbers}@poczta.example` },
    };
    const client = await it.createClient({ name: firm, persons: [contact] });
    const id = (await it.readClient(client)).persons[0]?.id ?? 0;
    return { ...contact, client, firm, id, plain: `Gzegzolka${letter}` };
  }
  const issue = async (body: object): Promise<number> => {
    const whole = {
      ...{ name: 'Sprawa', client: null, users: [manager.id], description: 'Bez uwag' },
      ...{ type: 1, dateRealization: null, ...body },
    };
    return (await it.call(createIssue, { as: user, body: whole })).data.id;
  };
  const readIssue = async (id: number) =>
    (await it.call(getIssue, { as: manager, params: { id } })).data.issue;
  const dataOf = async (id: number) =>
    (await it.call(personalData, { as: manager, params: { id } })).data;
  const anonymize = (id: number, confirmed?: string[]) =>
    it.call(anonymizePerson, {
      ...{ as: manager, params: { id } },
      body: confirmed ? { confirmed } : {},
    });
  const left = (words: string[]) => rowsWith(it.db, words);
  return { ...it, known, issue, readIssue, dataOf, anonymize, left };
}
