import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import type { Db } from '../kit/database/database.ts';
import { articleText } from '../kit/records/rich-text.ts';
import type { Staff } from './people/people.ts';

/*
 * What the company does with its knowledge: who keeps it, what is to be reviewed and read, what leads where and which
 * issues it answers. Articles by the beginning of their names.
 */

/** Heads of departments stand in the staff after the four accounts. */
const firstHead = 4;
const manager = 1;

/** Links between articles: from, the words before, to. */
const links: [from: string, words: string, to: string][] = [
  ['Zamknięcie miesiąca', 'Rozrachunki uzgadniamy tak:', 'Inwentaryzacja rozrachunków'],
  ['Zamknięcie miesiąca', 'Rachunki kontrahentów sprawdzamy tak:', 'Biała lista'],
  ['Przyjęcie nowego klienta', 'Zanim wpłyną dokumenty:', 'Umowa powierzenia'],
  ['Pierwszy dzień w pracy', 'Dostęp do systemów:', 'Hasła i logowanie'],
  ['Pierwszy dzień w pracy', 'Sprzęt do domu:', 'Praca zdalna'],
  ['Praca zdalna', 'Gdy na sprzęcie były dane klienta:', 'Naruszenie ochrony danych'],
  ['Naruszenie ochrony danych', 'Co już powinno być usunięte:', 'Jak długo przechowujemy'],
];

/** Types of issues with which an article is suggested. */
const answers: [name: string, types: number[]][] = [
  ['Praca zdalna', [1, 2]],
  ['Hasła i logowanie', [2]],
  ['Kopie zapasowe', [1, 7]],
  ['Pierwsza rozmowa', [4, 16, 17]],
  ['Reklamacja', [16]],
  ['Umowa powierzenia', [6]],
  ['Krajowy System e-Faktur', [15]],
  ['Wzór potwierdzenia salda', [8]],
  ['Obieg korespondencji', [14, 18]],
];

/** Days from today to the next review, by the article's number; none where there is no number. */
const reviewIn = [-4, 12, 95, undefined, 180, 30, -1, 250];

/** Who is asked to read: of a department, or everybody; days until it is due; of how many each has read all but one. */
const readings = [
  { name: 'Naruszenie ochrony danych', by: firstHead + 4, of: null, due: 5, every: 3, asked: 6 },
  { name: 'Krajowy System e-Faktur', by: manager, of: 0, due: 1, every: 2, asked: 3 },
  { name: 'Zwolnienia lekarskie', by: firstHead + 1, of: 1, due: -2, every: 4, asked: 15 },
];

type World = { staff: Staff[]; department: number[]; now: number };

async function findArticle(db: Db, name: string) {
  return await db
    .selectFrom('knowledgeBase')
    .select(['id', 'name', 'description', 'version'])
    .where('name', 'like', `${name}%`)
    .executeTakeFirstOrThrow();
}

/** Who keeps which article, and when it is reviewed. */
async function fillOwners(db: Db, { staff, department, now }: World): Promise<void> {
  const today = warsawDay(now);
  const articles = await db
    .selectFrom('knowledgeBase')
    .select(['id', 'department', 'modified'])
    .orderBy('id')
    .execute();
  for (const [at, article] of articles.entries()) {
    const of = department.indexOf(article.department);
    const owner = staff[of === 0 ? manager : firstHead + of]?.id ?? null;
    const days = reviewIn[at % reviewIn.length];
    const reviewOn = days === undefined ? null : addDays(today, days);
    await quietly(db, article.id, sql`owner = ${owner}, "reviewOn" = ${reviewOn}::date`);
    if (owner === null || at % 3 > 0) continue;
    const values = { article: article.id, by: owner, at: article.modified, next: reviewOn };
    await db.insertInto('knowledgeReview').values(values).execute();
  }
}

/** Changes an article as if it had always been so; the triggers, which would say who and when, rest meanwhile. */
async function quietly(db: Db, id: number, set: ReturnType<typeof sql>): Promise<void> {
  await sql`update "knowledgeBase" set ${set} where id = ${id}`.execute(db);
}

async function fillLinks(db: Db): Promise<void> {
  for (const [from, words, to] of links) {
    const [article, target] = [await findArticle(db, from), await findArticle(db, to)];
    const link = `<a data-article="${target.id}">${target.name}</a>`;
    const text = articleText(`${article.description ?? ''}<p>${words} ${link}.</p>`);
    const { description, content } = text;
    await quietly(db, article.id, sql`description = ${description}, content = ${content}`);
    const pair = { article: article.id, target: target.id };
    await db.insertInto('knowledgeLink').values(pair).execute();
  }
}

async function fillReadings(db: Db, { staff, department, now }: World): Promise<void> {
  const at = (days: number) => new Date(now - days * 86_400_000).toISOString();
  for (const { name, by, of, due, every, asked } of readings) {
    const article = await findArticle(db, name);
    const asker = staff[by]?.id ?? 0;
    const { id: request } = await db
      .insertInto('readingRequest')
      .values({
        ...{ article: article.id, everybody: of === null, dueOn: addDays(warsawDay(now), due) },
        ...{ created: at(asked), modified: at(asked), createdBy: asker, userModified: asker },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (of !== null) {
      const one = { request, department: department[of] ?? 0 };
      await db.insertInto('readingDepartment').values(one).execute();
    }
    const people = staff.filter(
      (one) => one.id !== asker && (of === null || one.department === of),
    );
    // They know: nobody is told again by the next morning's reminder.
    const notices = people.flatMap(({ id: person }) =>
      [0, 1, 2].map((stage) => ({ request, person, stage })),
    );
    await db.insertInto('readingNotice').values(notices).execute();
    // The four accounts have something to read.
    const read = people.filter((one, place) => staff.indexOf(one) > 3 && place % every > 0);
    await db
      .insertInto('readingConfirmation')
      .values(
        read.map(({ id: person }, place) => ({
          ...{ request, person, version: article.version },
          at: at((asked * (place + 1)) / (read.length + 2)),
        })),
      )
      .execute();
  }
}

/** Beside the articles themselves: owners, reviews, links, suggestions and requests to read. */
export async function fillReading(db: Db, world: World): Promise<void> {
  await sql`alter table "knowledgeBase" disable trigger user`.execute(db);
  await fillOwners(db, world);
  await fillLinks(db);
  for (const [name, types] of answers) {
    const { id } = await findArticle(db, name);
    await quietly(db, id, sql`"issueTypes" = ${types}::int[]`);
  }
  await sql`alter table "knowledgeBase" enable trigger user`.execute(db);
  await fillReadings(db, world);
}
