import { Button } from '@mantine/core';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Reads on in what comes in pages; nothing where they are at their end. */
export function MoreButton({ pages, onward = false }: { pages: Pages; onward?: boolean }) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      size="xs"
      variant={onward ? 'subtle' : 'default'}
      loading={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {onward ? 'Pokaż następne' : 'Pokaż wcześniejsze'}
    </Button>
  );
}
