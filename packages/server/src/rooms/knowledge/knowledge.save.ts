import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  Article,
  createArticle,
  reviewArticle,
  updateArticle,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { parseHtml } from '../../kit/parsing/parsing.ts';
import { articlesIn } from '../../kit/records/rich-text.ts';
import { insertRow, removeRow, saveRow, touchRow } from '../../kit/records/rows.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf, setFiles } from '../files/index.ts';
import { mayKeep } from './knowledge.queries.ts';
import { notifyMentioned } from './notify-mentioned.ts';

/** @throws HttpError 400 on the field that points at nothing, or at something archived */
async function assertReferences(
  db: Db,
  { type, department, owner }: Body<typeof updateArticle>,
  before?: Article,
): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'knowledgeBaseType',
    id: type,
    present: before?.type.id,
    message: 'Typ jest wymagany',
  });
  await assertChoice(db, {
    field: 'department',
    table: 'department',
    id: department,
    present: before?.department.id,
    message: 'Dział jest wymagany',
  });
  if (owner === undefined || owner === (before?.owner?.id ?? null)) return;
  if (owner === null) throw invalid({ owner: 'Właściciel jest wymagany' });
  if (!(await mayKeep(db, owner))) {
    throw invalid({ owner: 'Właścicielem może być pracujący kierownik albo administrator' });
  }
}

/** The stored text, and its words for the search; nothing when the text was not sent. */
const written = async (
  description: string | null | undefined,
): Promise<Partial<Awaited<ReturnType<typeof parseHtml>>>> =>
  description === undefined ? {} : await parseHtml(description, 'description');

/** Keeps which articles the text leads to, of those that there are. */
async function keepLinks(
  db: Db,
  article: number,
  { description }: { description?: string | null },
): Promise<void> {
  if (description === undefined) return;
  const targets = articlesIn(description).filter((target) => target !== article);
  await sql`with gone as (
      delete from "knowledgeLink" where article = ${article} and target <> all(${targets}::int[]))
    insert into "knowledgeLink" (article, target)
    select ${article}, k.id from "knowledgeBase" k where k.id = any(${targets}::int[])
    on conflict do nothing`.execute(db);
}

/** Creates an article with its files, or nothing at all. */
export async function create(db: Db, user: User, body: Body<typeof createArticle>) {
  const { files = [], description, owner, ...fields } = body;
  const fullBody = { ...body, owner: owner ?? user.id };
  await assertReferences(db, fullBody);
  const text = await written(description);
  const id = await insertRow(db, 'knowledgeBase', { ...fields, owner: fullBody.owner, ...text });
  await keepLinks(db, id, text);
  const texts = { before: null, now: text.description ?? null };
  await notifyMentioned(db, user, { id, name: fields.name }, texts);
  for (const file of files) await attachFile(db, { file, user, to: 'knowledgeBase', id });
  return id;
}

/** Changes the sent fields; gives the new version. */
export async function update(
  db: Db,
  user: User,
  article: Article,
  body: Body<typeof updateArticle>,
): Promise<number> {
  const { files, description, ...fields } = body;
  await assertReferences(db, body, article);
  if (files) await setFiles(db, { ...article, user, to: 'knowledgeBase' }, files);
  const text = await written(description);
  await keepLinks(db, article.id, text);
  if (text.description !== undefined) {
    const { id, name, description: before } = article;
    const texts = { before, now: text.description };
    await notifyMentioned(db, user, { id, name: fields.name ?? name }, texts);
  }
  return await saveRow(db, 'knowledgeBase', article.id, { ...fields, ...text });
}

/** Keeps that somebody found the article true, and until when; gives its new version. */
export async function review(
  db: Db,
  user: User,
  article: number,
  { next = null }: Body<typeof reviewArticle>,
): Promise<number> {
  await db.insertInto('knowledgeReview').values({ article, by: user.id, next }).execute();
  return await saveRow(db, 'knowledgeBase', article, { reviewOn: next });
}

/** The article's version counts its files. */
export const touchArticle = (db: Db, id: number) => touchRow(db, 'knowledgeBase', id);

/** Removes an article with its files. */
export async function remove(db: Db, id: number): Promise<void> {
  await removeRow(db, 'knowledgeBase', id);
  await dropFilesOf(db, 'knowledgeBase', [id]);
}
