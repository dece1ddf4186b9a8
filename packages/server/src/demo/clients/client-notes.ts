import type { Db } from '../../kit/database/database.ts';
import type { Staff } from '../people/people.ts';

const day = 86_400_000;

/** What colleagues write down about clients; `contact`: after they were in touch. */
const texts: { text: string; contact: boolean }[] = [
  { text: 'Rozmowa z prezesem: od stycznia faktury tylko na e-mail.', contact: true },
  {
    text: 'Nowa księgowa, pani Ewa, przejmuje rozliczenia. Najlepiej dzwonić przed dziesiątą.',
    contact: true,
  },
  {
    text: 'Pytali o kasę fiskalną w drugim lokalu. Obiecana odpowiedź do końca tygodnia.',
    contact: true,
  },
  {
    text: 'Dokumenty przynoszą zawsze ostatniego dnia miesiąca, warto przypomnieć wcześniej.',
    contact: false,
  },
  {
    text: 'Spotkanie w ich biurze: zadowoleni z obsługi, myślą o przeniesieniu do nas kadr.',
    contact: true,
  },
  { text: 'Brama na posesję od podwórza, kod u ochrony. Parking tylko do 16.', contact: false },
  { text: 'Prezes prosi, żeby o zaległościach mówić jemu, nie sekretariatowi.', contact: true },
  { text: 'W KRS zmiana siedziby, do sprawdzenia adres na fakturach.', contact: false },
  {
    text: 'Zadzwonili po godzinach w sprawie alarmu. Fałszywy, technik potwierdził.',
    contact: true,
  },
  {
    text: 'Umowa z poprzednim biurem kończy się w marcu. Wrócić z ofertą w lutym.',
    contact: false,
  },
];

/** Notes on the first clients, at least one each; the newest names the manager. */
export async function fillClientNotes(
  db: Db,
  { clients, staff, now }: { clients: number[]; staff: Staff[]; now: number },
): Promise<void> {
  const [, manager, worker] = staff;
  if (!manager || !worker) return;
  const notes = clients.slice(0, 45).flatMap((client, at) =>
    Array.from({ length: at < 5 ? 3 : 1 }, (_, more) => {
      const known = texts[(at + more * 3) % texts.length];
      const by = staff[(at + more) % staff.length] ?? worker;
      const created = new Date(now - (3 + ((at * 7 + more * 31) % 120)) * day);
      return {
        ...{ client, text: known?.text ?? '', contact: known?.contact ?? false },
        ...{ created, modified: created, createdBy: by.id, userModified: by.id },
      };
    }),
  );
  await db.insertInto('clientNote').values(notes).execute();
  const [client] = clients;
  if (client === undefined) return;
  const at = new Date(now - 20 * 60_000);
  const { id } = await db
    .insertInto('clientNote')
    .values({
      ...{ client, contact: true, created: at, modified: at },
      ...{ createdBy: worker.id, userModified: worker.id },
      text: `@[${manager.id}], pytają o rabat przy umowie na dwa lata. Oddzwonisz do nich jutro?`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mention')
    .values({
      ...{ attachedTo: 'client', attachedId: client, clientNote: id },
      ...{ user: manager.id, by: worker.id, at, opened: new Date(now - 10 * 60_000) },
    })
    .execute();
}
