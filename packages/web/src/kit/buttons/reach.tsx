import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { phoneLinks } from '@zaplecze/contract/kit/fields/phone-links';
import type { ReactNode } from 'react';
import classes from './reach.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true };
const away = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * On a narrow screen, before all else: what one needs standing at somebody's door or with the telephone in hand. `place`: an
 * address of maps, `children`: what is said below the buttons.
 */
export function Reach(props: {
  phone: string | null;
  email?: string | null;
  place?: string | null;
  children?: ReactNode;
}) {
  const { phone, email, place, children } = props;
  const narrow = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  if (!narrow) return null;
  const [call] = phoneLinks(phone ?? '').filter(({ text }) => text !== '');
  return (
    <section className={classes.reach} aria-label="Kontakt">
      {(call || place || email) && (
        <div className={classes.acts}>
          {call && (
            <Button component="a" href={call.href} size="md" leftSection={<IconPhone {...icon} />}>
              Zadzwoń
            </Button>
          )}
          {place && (
            <Button
              component="a"
              variant="default"
              href={place}
              {...away}
              size="md"
              leftSection={<IconMapPin {...icon} />}
            >
              Nawiguj
            </Button>
          )}
          {email && (
            <Button
              component="a"
              variant="default"
              href={`mailto:${email}`}
              size="md"
              leftSection={<IconMail {...icon} />}
            >
              Napisz
            </Button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
