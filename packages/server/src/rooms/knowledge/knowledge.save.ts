import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { Article, createArticle, updateArticle } from '@zaplecze/contract/knowledge';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { parseHtml } from '../../kit/parsing/parsing.ts';
import { insertRow, removeRow, saveRow, touchRow } from '../../kit/records/rows.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf, setFiles } from '../files/index.ts';

/** @throws HttpError 400 on the field that points at nothing, or at something archived */
async function assertReferences(
  db: Db,
  { type, department }: { type?: number; department?: number },
  kept?: Article,
): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'knowledgeBaseType',
    id: type,
    kept: kept?.type.id,
    message: 'Typ jest wymagany',
  });
  await assertChoice(db, {
    field: 'department',
    table: 'department',
    id: department,
    kept: kept?.department.id,
    message: 'Dział jest wymagany',
  });
}

/** The text as it is kept, and its words for the search; nothing when it was not sent. */
const written = async (description: string | null | undefined) =>
  description === undefined ? {} : await parseHtml(description, 'description');

/** Makes an article with its files, or nothing at all. */
export async function create(db: Db, user: User, body: Body<typeof createArticle>) {
  const { files = [], description, ...fields } = body;
  await assertReferences(db, body);
  const id = await insertRow(db, 'knowledgeBase', { ...fields, ...(await written(description)) });
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
  return await saveRow(db, 'knowledgeBase', article.id, {
    ...fields,
    ...(await written(description)),
  });
}

/** The article's version counts its files. */
export const touch = (db: Db, id: number) => touchRow(db, 'knowledgeBase', id);

/** Removes an article with its files. */
export async function remove(db: Db, id: number): Promise<void> {
  await removeRow(db, 'knowledgeBase', id);
  await dropFilesOf(db, 'knowledgeBase', [id]);
}
