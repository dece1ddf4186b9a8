/** Files that come in and go out, and the copies of everything. */

export { Backups } from './backups.tsx';
