import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import {
  clientStory,
  createClientNote,
  type StoryEvent,
} from '@zaplecze/contract/rooms/story/calls';
import type { StoryKind } from '@zaplecze/contract/rooms/story/lists';
import { commentTask } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

/**
 * A client with an event of every kind, and people who may each open other parts of it: a manager, Anna who does a
 * task and an issue, Piotr who does the other task, the reception, a stranger.
 */
export async function storyApp() {
  const app = await projectApp();
  const { it, manager, anna, piotr, client } = app;
  const [admin, reception, visited] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_RECEPTION'),
    it.signIn(),
  ]);

  const story = (as: Someone, query: object = {}, id = client) =>
    it.call(clientStory, { as, params: { id }, query: query as never });
  const events = async (as: Someone, query: object = {}): Promise<StoryEvent[]> => {
    const { status, data } = await story(as, query);
    if (status !== 200) throw new Error(`The story answers ${status}`);
    return data.list;
  };
  /** Page after page, to the last. */
  const whole = async (as: Someone, query: object = {}): Promise<StoryEvent[]> => {
    const all: StoryEvent[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const { data } = await story(as, { ...query, ...(before && { before }) });
      all.push(...data.list);
      before = data.next;
    }
    return all;
  };
  const kinds = async (as: Someone, query: object = {}): Promise<StoryKind[]> =>
    [...new Set((await whole(as, query)).map(({ kind }) => kind))].sort();
  const write = (as: Someone, text: string, more: object = {}, id = client) =>
    it.call(createClientNote, { as, params: { id }, body: { text, ...more } });

  /** One of each kind, by SQL where another room's form would need a dozen calls. */
  async function everything() {
    const project = await app.begin();
    await app.close(anna, app.first);
    await it.call(commentTask, { as: piotr, params: app.at(app.second), body: { text: 'Czekam' } });
    await app.close(piotr, app.second);
    const made = await it.call(issues.createIssue, {
      as: manager,
      body: {
        ...{ name: 'Nie działa drukarka', users: [anna.id], client, type: 1 },
        ...{ description: 'Zacina papier', dateRealization: '2027-01-25' },
      },
    });
    const issue = made.data.id as number;
    await it.call(issues.commentIssue, {
      as: anna,
      params: { id: issue },
      body: { text: 'Jadę do klienta' },
    });
    await it.call(issues.updateIssue, { as: anna, params: { id: issue }, body: { status: 9 } });
    await sql`with made as (insert into offer (name, client, seller, status, decided)
        values ('Audyt', ${client}, ${anna.id}, 2, now()) returning id)
      insert into "offerComment" (offer, status, comment, "createdBy")
      select id, 2, 'Klient się zgodził', ${anna.id} from made`.execute(it.db);
    await sql`with given as (insert into file ("fileName", "contentType", size, sha256, "storageKey")
        values ('umowa.pdf', 'application/pdf', 1, 'x', 'story-umowa') returning id),
      kind as (insert into "documentType" (name) values ('Umowa') returning id)
      insert into document (type, client, file) select kind.id, ${client}, given.id from given, kind`.execute(
      it.db,
    );
    await sql`with kind as (insert into "receptionType" (name) values ('list polecony') returning id),
        visit as (insert into reception (category, "fullName", "user", client, "operationDate")
          values ('guest', 'Jan Gość', ${visited.id}, ${client}, now() - interval '1 hour'),
            ('guest', 'Gość zapowiedziany', ${visited.id}, ${client}, now() + interval '1 day'))
      insert into reception (category, direction, type, company, client, description, "sysNumber", "sysYear", "sysOrder")
      select 'parcel', d.direction, kind.id, (select min(id) from company), ${client}, 'Faktury', d.number, 2026, d.place
      from kind, (values ('inbound', 'P/1', 1), ('outbound', 'W/1', 1)) as d(direction, number, place)`.execute(
      it.db,
    );
    await sql`with kind as (insert into "agreementType" (name) values ('Marketing') returning id)
      insert into "clientAgreement" (client, type, given, withdrawn, "endReason")
      select ${client}, kind.id, '2026-02-03', '2026-05-04', reason
      from kind, (values (null), ('anonymized')) as r(reason)`.execute(it.db);
    await sql`insert into "clientPerson" (client, "firstName", "lastName", phone)
      values (${client}, 'Ewa', 'Kontakt', '600700800')`.execute(it.db);
    await it.call(updateClient, { as: manager, params: { id: client }, body: { status: 3 } });
    await write(piotr, `Rozmowa z księgową, @[${anna.id}] oddzwoni`);
    return { project, issue };
  }
  return { ...app, admin, reception, visited, story, events, whole, kinds, write, everything };
}
