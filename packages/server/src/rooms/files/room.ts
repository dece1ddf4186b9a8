import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import { room } from '../../kit/rooms/room.ts';
import { registerDownload } from './download.ts';
import { filesTasks } from './files.jobs.ts';
import { fileRoutes } from './files.routes.ts';
import { fileNames } from './import.queries.ts';
import type { FileKinds } from './owners.ts';
import { fileTexts } from './personal.queries.ts';
import { registerPreview } from './preview/preview.ts';
import { unattachedCrontab, unattachedTasks } from './unattached.jobs.ts';
import { wordsCrontab, wordsTasks } from './words.jobs.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Who may read a file, by the record it hangs on. */
    files: FileKinds;
  }
}

/**
 * Files on records of any room: uploads, downloads, pictures, the words in them. Who reads a file is said by the room whose
 * record it hangs on.
 */
export const filesRoom = room({
  routes: ({ files }) => fileRoutes(files),
  serve: (app, services, { files }) => {
    registerDownload(app, services, files);
    registerPreview(app, services, files);
  },
  jobs: (place) => [
    ...filesTasks(place),
    ...unattachedTasks(place.db),
    ...wordsTasks(place.db, place.storage),
  ],
  clock: [unattachedCrontab, wordsCrontab],
  exports: {
    file: exportWhole('Pliki: czyje są i przy którym zapisie leżą', {
      storageKey: 'miejsce w magazynie plików',
      viewKey: 'otwiera zdjęcie bez logowania',
    }),
    fileText: madeAnew,
  },
  importNames: { file: fileNames },
  personal: ({ files }) => ({
    file: fileTexts(files),
    fileText: { not: 'words of files, which go with them' },
  }),
});
