// What may not be deleted while it is used, and is archived instead.
export { useRemoval } from './use-removal.ts';
