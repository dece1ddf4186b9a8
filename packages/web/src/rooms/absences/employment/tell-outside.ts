import { toast } from '../../../kit/dialogs/toast.ts';

/** Tells whoever changed an employment which absences to come lie outside of it now. */
export function tellOutside({ outside }: { outside: readonly string[] }): void {
  if (outside.length > 0)
    toast.info(`Poza zatrudnieniem zostały nieobecności: ${outside.join('; ')}`);
}
