import { type HistoryChange, offerHistory } from '@zaplecze/contract/rooms/history/calls';
import { sql } from 'kysely';
import { offersApp } from '../../offers/offers.fixture.ts';
import { fieldsOn } from '../custom-fields.fixture.ts';

/** The app of offers with an own field beside those that stand in code, and what the history tells of worked out ones. */
export async function offerFormulasApp() {
  const app = await offersApp();
  const { it, admin, manager } = app;
  const on = fieldsOn(it, admin);
  const discount = await on.field('decimal', { label: 'Rabat', unit: '%' }, 'offer');
  const made = async (more: object = {}): Promise<number> => {
    const { status, data, json } = await app.create(more);
    if (status !== 200) throw new Error(JSON.stringify(json));
    return data.id;
  };
  const resultOf = async (id: number, key: string) => (await app.read(id)).custom[key] ?? null;
  /** Each change of a worked out field that is told of an offer, the newest first. */
  const told = async (id: number, label: string) => {
    const { data } = await it.call(offerHistory, { as: manager, params: { id }, query: {} });
    return (data.list as HistoryChange[]).flatMap(({ entries }) =>
      (entries ?? []).flatMap(({ fields }) =>
        fields
          .filter((one) => one.label === `${label} (wyliczone)`)
          .map(({ before, after }) => [before, after]),
      ),
    );
  };
  /** Lines of a field that were written besides what people read. */
  const lines = async (id: number, key: string) =>
    (
      await sql`select from history where entity = 'offer' and "entityId" = ${id}
        and changes ? ${`custom.${key}`}`.execute(it.db)
    ).rows.length;
  return { ...app, ...on, discount, made, resultOf, told, lines };
}
