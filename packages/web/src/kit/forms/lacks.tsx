import { quickAdd } from './quick-add.ts';

/** What the record that was chosen lacks for `of`, in a calm line; nothing where nobody chose. */
export function Lacks({ kind, id, of }: { kind: string; id: unknown; of: string }) {
  const Shown = quickAdd(kind);
  return Shown && id ? <Shown key={String(id)} id={Number(id)} of={of} /> : null;
}
