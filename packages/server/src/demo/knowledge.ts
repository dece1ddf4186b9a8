import type { Db } from '../kit/database/database.ts';
import type { Storage } from '../kit/files/storage.ts';
import { cleanHtml, plainTextOfHtml } from '../kit/records/rich-text.ts';
import { articles } from './content/knowledge-data.ts';
import { keepFile, pdfOf } from './content/sample-files.ts';
import type { Staff } from './people/people.ts';
import { atWork, type Random } from './random.ts';

const dayLength = 86_400_000;

type World = {
  storage: Storage;
  knowledgeType: number[];
  department: number[];
  staff: Staff[];
  now: number;
};

/** The company's knowledge base: thirty articles, some with a file. */
export async function fillKnowledge(db: Db, random: Random, world: World): Promise<void> {
  const { storage, knowledgeType, department, staff, now } = world;
  for (const { name, type, of, text, file } of articles) {
    const created = atWork(random, now - random.between(20, 500) * dayLength);
    const changed = Math.min(
      created + random.between(1, 400) * dayLength,
      now - random.between(1, 60) * dayLength,
    );
    const modified = new Date(Math.max(created, atWork(random, changed)));
    const author = random.pick(staff.slice(0, 8)).id;
    const description = cleanHtml(text);
    const { id } = await db
      .insertInto('knowledgeBase')
      .values({
        name,
        type: knowledgeType[type] ?? 0,
        department: department[of] ?? 0,
        description,
        content: plainTextOfHtml(description ?? ''),
        created: new Date(created),
        modified,
        createdBy: author,
        userModified: random.pick(staff.slice(0, 8)).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!file) continue;
    await keepFile(db, storage, {
      ...{ fileName: `${file}.pdf`, content: pdfOf(file, [name]), author },
      ...{ contentType: 'application/pdf', created: new Date(created), to: 'knowledgeBase', id },
    });
  }
}
