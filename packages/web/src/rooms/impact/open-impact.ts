import { getImpact, type Impact } from '@zaplecze/contract/rooms/impact/calls';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { toast } from '../../kit/dialogs/toast.ts';

/** The sheet that is open; `id`: of the saved absence. */
export type OpenImpact = { id: number; impact: Impact };

let open: OpenImpact | null = null;
const listeners = new Set<() => void>();

function publish(next: OpenImpact | null) {
  open = next;
  for (const listener of listeners) listener();
}

export const impactStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => open,
};

export const closeImpact = () => publish(null);

const read = (id: number) => call(getImpact, { params: { id } });

function show(id: number, impact: Impact): boolean {
  const waits = impact.rows.length > 0;
  if (waits) publish({ id, impact });
  return waits;
}

/**
 * Asks what waits in an absence just saved; what comes back opens 'Skutki nieobecności', where anything does. In two
 * steps, so that the form closes in the moment in which the sheet opens: one that came later would cover what its
 * person does next.
 */
export async function askImpact(id: number): Promise<() => void> {
  try {
    const { impact } = await read(id);
    return () => show(id, impact);
  } catch (error) {
    return () => report(error, () => void openImpact(id));
  }
}

/**
 * Opens 'Skutki nieobecności' of a saved absence, where anything waits in it. `asked`: somebody wants to see it, so that
 * nothing is said too.
 */
export async function openImpact(id: number, { asked = false } = {}): Promise<void> {
  try {
    const { impact } = await read(id);
    if (!show(id, impact) && asked) toast.info('W tej nieobecności nic nie czeka.');
  } catch (error) {
    report(error, () => void openImpact(id, { asked }));
  }
}
