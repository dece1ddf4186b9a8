import { useFormContext } from 'react-hook-form';
import { sourceOf } from '../choices/index.ts';
import { useWorkers } from '../radar/index.ts';

/** Where the form's records are chosen from; people with what they have at the moment of the visit, the field `at`. */
export function useReceptionSources(at = 'operationDate') {
  const people = useWorkers({ limit: useFormContext().watch(at), visit: true });
  return (table: string) => (table === 'person' ? people : sourceOf(table));
}
