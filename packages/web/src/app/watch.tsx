import { Connection } from './connection.tsx';
import { useFocusMemory } from './use-focus-memory.ts';

/** Goes along with the person's work: tells of the connection, and remembers where the focus was. */
export function Watch() {
  useFocusMemory();
  return <Connection />;
}
