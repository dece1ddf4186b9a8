// Files on the records of other rooms: their routes, attaching and taking off, who reads them, pictures.

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
export { looseFiles } from './import.queries.ts';
export { cleanName } from './kinds.ts';
// For rooms on whose records files hang: who reads them, attaching, taking off.
export {
  everybody,
  type FileContext,
  type FileKind,
  type FileOwner,
  type FileReader,
  managers,
} from './owners.ts';
export { keepPictures } from './pictures.ts';
export { fileIdOf, storeFile } from './store.ts';
export { wordsTasks } from './words.jobs.ts';
