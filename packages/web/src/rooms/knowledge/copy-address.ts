import { toast } from '../../kit/dialogs/toast.ts';

/** Puts a whole address of the product on the clipboard. */
export async function copyAddress(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast.success('Skopiowano odnośnik');
  } catch {
    toast.error('Przeglądarka nie pozwoliła skopiować.');
  }
}
