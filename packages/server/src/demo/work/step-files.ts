import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { keepFile, pdfOf } from '../content/sample-files.ts';

/** Patterns that steps of procedures bring along, by the task. */
const patterns: Record<string, { fileName: string; title: string; lines: string[] }> = {
  'Zebrać dokumenty od klienta': {
    fileName: 'Prośba o dokumenty – wzór.pdf',
    title: 'Prośba o dokumenty za miesiąc',
    lines: [
      'Szanowni Państwo,',
      'prosimy o przesłanie do 5. dnia miesiąca:',
      '– faktur zakupu i sprzedaży,',
      '– wyciągów bankowych i raportów kasowych,',
      '– delegacji oraz umów zawartych w miesiącu.',
    ],
  },
  'Wysłać JPK_V7 i pobrać UPO': {
    fileName: 'Instrukcja wysyłki JPK_V7.pdf',
    title: 'Wysyłka JPK_V7 krok po kroku',
    lines: [
      '1. Sprawdź kwoty z rejestrów VAT.',
      '2. Podpisz plik podpisem kwalifikowanym.',
      '3. Wyślij i pobierz UPO.',
    ],
  },
};

/** Files of steps, told once for each step; all projects begin with them. */
export async function fillStepFiles(db: Db, storage: Storage, author: number): Promise<void> {
  const steps = await db
    .selectFrom('procedureTask as k')
    .innerJoin('taskDefinition as d', 'd.id', 'k.task')
    .select(['k.id', 'd.name'])
    .where('d.name', 'in', Object.keys(patterns))
    .orderBy('k.id')
    .execute();
  for (const { id, name } of steps) {
    const { fileName, title, lines } = patterns[name] ?? { fileName: '', title: '', lines: [] };
    await keepFile(db, storage, {
      ...{ fileName, contentType: 'application/pdf', content: pdfOf(title, lines) },
      ...{ author, created: new Date('2025-09-01T08:00:00Z'), to: 'procedureTask', id },
    });
  }
}

/** The tasks of projects keep the files of their steps. */
export async function keepStepFiles(db: Db): Promise<void> {
  await db
    .insertInto('projectTaskFile')
    .columns(['projectTask', 'file'])
    .expression((from) =>
      from
        .selectFrom('projectTask as t')
        .innerJoin('procedureTask as k', (on) =>
          on.onRef('k.procedure', '=', 't.procedure').onRef('k.task', '=', 't.task'),
        )
        .innerJoin('file as f', (on) =>
          on.on('f.attachedTo', '=', 'procedureTask').onRef('f.attachedId', '=', 'k.id'),
        )
        .select(['t.id', 'f.id']),
    )
    .execute();
}
