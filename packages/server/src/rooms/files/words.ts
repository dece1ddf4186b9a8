import { defineTask } from '../../kit/jobs/jobs.ts';
import type { FileOwner } from './owners.ts';

/** On whose files the search looks at the words within (SEA-08). */
export const searchedOwners: FileOwner[] = ['document', 'knowledgeBase'];

/** Reads the words of a file; asked for when it is hung on a record. */
export const readWords = defineTask<{ file: number }>('files.readWords');
