import { Button } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import type { sayCommentSeen } from '@zaplecze/contract/rooms/comments/calls';
import type { sayOfferCommentSeen } from '@zaplecze/contract/rooms/offers/calls';
import { useMe } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import classes from './comments.module.css';

type Person = { id: number; name: string };
type Props = {
  id: number;
  author: Person | null;
  seen: Person[];
  say: typeof sayCommentSeen | typeof sayOfferCommentSeen;
};

/** Who has seen a comment, with the button to mark it as seen. */
export function SeenBy({ id, author, seen, say }: Props) {
  const me = useMe();
  const send = useSend(say);
  const mine = seen.some((one) => one.id === me.id);
  const Icon = mine ? IconEyeCheck : IconEye;
  return (
    <>
      {author && author.id !== me.id && (
        <Button
          size="compact-xs"
          variant={mine ? 'light' : 'subtle'}
          color={mine ? undefined : 'gray'}
          leftSection={<Icon size={14} stroke={1.5} aria-hidden />}
          aria-pressed={mine}
          aria-label={`Widziane: ${author.name}`}
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id }, body: { seen: !mine } })}
        >
          Widziane
        </Button>
      )}
      {seen.length > 0 && (
        <span className={classes.seen}>
          {`widziane (${seen.length}): ${seen.map(({ name }) => name).join(', ')}`}
        </span>
      )}
    </>
  );
}
