import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';

type Props = ComponentProps<typeof Button> & { icon: Icon };

/** A button of a page's tools: its icon before its words, small and quiet unless said otherwise. */
export const IconButton = ({ icon: Icon, ...props }: Props) => (
  <Button
    size="xs"
    variant="default"
    leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
    {...props}
  />
);
