import { ofKind } from '../../kit/http/calls/mount.ts';
import type { ImportNames, RecordImports } from '../../kit/imports/record-import.ts';
import { room } from '../../kit/rooms/room.ts';
import { recordImportTasks } from './imports.jobs.ts';
import { recordImportRoutes } from './imports.routes.ts';
import { importContext } from './write-rows.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** How records come in from files, each by its room's own calls. */
    imports: RecordImports;
    /** What cells of such files can name. */
    importNames: ImportNames;
  }
}

/** Records that come in from files, checked and written by the same calls as from forms. For whoever may make such records. */
export const importsRoom = room({
  compoundRoutes: (house) => ofKind('import', recordImportRoutes(importContext(house))),
  jobs: (place, house) => recordImportTasks(place, importContext(house)),
});
