import { useFormContext } from 'react-hook-form';
import { sourceOf } from '../choice-sources/index.ts';
import { useWorkers } from '../radar/index.ts';

/** Where the form's records are chosen from; people with what they have at that moment. */
export function useReceptionSources() {
  const people = useWorkers({ limit: useFormContext().watch('operationDate'), visit: true });
  return (table: string) => (table === 'person' ? people : sourceOf(table));
}
