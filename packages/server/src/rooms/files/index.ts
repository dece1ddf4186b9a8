// What the server puts together.
export { registerDownload } from './download.ts';
export { attachmentRoutes } from './file-routes.ts';
export { filesTasks } from './files.jobs.ts';
export {
  attachFile,
  detachFile,
  dropFilesOf,
  fileRequired,
  findFile,
  hangReceived,
  moveFiles,
  passFiles,
  releaseFiles,
  removeLoose,
  setFiles,
} from './files.queries.ts';
export { fileRoutes } from './files.routes.ts';
export { fileNames, looseFiles } from './import.queries.ts';
export { cleanName } from './kinds.ts';
// For rooms on whose records files hang: who reads them, attaching, taking off.
export {
  everybody,
  type FileAsked,
  type FileKind,
  type FileKinds,
  type FileOwner,
  type FileReader,
  managers,
} from './owners.ts';
export { fileTexts } from './personal.queries.ts';
export { keepPictures } from './pictures.ts';
export { registerPreview } from './preview.ts';
export { fileIdOf, storeFile } from './store.ts';
export { unattachedCrontab, unattachedTasks } from './unattached.jobs.ts';
export { wordsCrontab, wordsTasks } from './words.jobs.ts';
