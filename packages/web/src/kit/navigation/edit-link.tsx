import { IconPencil } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { LinkButton } from './link.tsx';

/** What leads from a record's page to its form, beside its title. */
export function EditLink({ to, label = 'Edytuj' }: { to: Address; label?: string }) {
  return (
    <LinkButton
      size="xs"
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
      to={to}
    >
      {label}
    </LinkButton>
  );
}
