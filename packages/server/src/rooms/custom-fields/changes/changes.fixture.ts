import type { CustomKind } from '@zaplecze/contract/kit/fields/custom-fields';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { type RawBuilder, sql } from 'kysely';
import { customFieldsApp } from '../custom-fields.fixture.ts';
import { runChange } from './changes.jobs.ts';

/** The app of own fields with short ways to change them; jobs run when a test says so. */
export async function changesApp() {
  const app = await customFieldsApp();
  const { it, admin } = app;
  const preview = (id: number, kind: CustomKind) =>
    it.call(contract.previewCustomKind, { as: admin, params: { id }, query: { kind } });
  const begin = async (id: number, kind: CustomKind): Promise<number> => {
    const body = { kind };
    const answer = await it.call(contract.changeCustomKind, { as: admin, params: { id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data.change;
  };
  const run = (id: number) => runChange(it.db, id);
  const undo = (id: number) => it.call(contract.undoCustomChange, { as: admin, params: { id } });
  const changes = async (): Promise<contract.CustomChange[]> =>
    (await it.call(contract.listCustomChanges, { as: admin })).data.list;
  /** Clients without anything else, each with a text in a field. */
  const fill = (id: number, count: number, text: RawBuilder<unknown>) =>
    sql`with made as (insert into client (name, nip, phone, email, city, street, "postalCode", "fvName", "fvPhone",
        "fvEmail", "fvCity", "fvStreet", "fvPostalCode", status)
        select 'Masowy ' || n, '', '', '', '', '', '', '', '', '', '', '', '', 1 from generate_series(1, ${count}::int) n
        returning id)
      insert into "clientCustom" (record, field, txt) select id, ${id}::int, ${text} from made`.execute(
      it.db,
    );
  return { ...app, fill, preview, begin, run, undo, changes };
}
