import type { DraftBody, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { randomKey } from '../../calls/api.ts';
import { report } from '../../calls/send.ts';
import { toast } from '../../dialogs/toast.ts';
import { dropAccountDraft, readAccountDraft, sendDraft, storeHere } from './account-drafts.ts';

/** Throws a draft away at once, with a way back. */
export async function offerUndo(person: number, key: string, body: DraftBody): Promise<void> {
  const dropping = dropAccountDraft(person, key);
  const back = async () => {
    await dropping;
    // As a draft of its own: the former one is over.
    const again = randomKey();
    storeHere(person, again, body);
    // Without a connection it is sent later.
    await sendDraft(person, again, { ...body, revision: null }).catch(() => undefined);
    toast.success('Przywrócono niedokończone');
  };
  toast.offer('Odrzucono', { label: 'Cofnij', run: () => void back() });
  await dropping;
}

/** The same of one that is not open. */
export async function removeDraftRow(person: number, row: DraftRow): Promise<void> {
  try {
    const { content, form, place, title } = await readAccountDraft(person, row);
    const body = { form, place, title, content, writer: randomKey(), revision: null };
    await offerUndo(person, row.key, body);
  } catch (error) {
    report(error);
  }
}
