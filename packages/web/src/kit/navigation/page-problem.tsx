import { Button } from '@mantine/core';
import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { ApiError } from '../calls/api.ts';
import { DetailSkeleton, EmptyState, type QueryState } from '../records/states.tsx';
import { LinkButton } from './link.tsx';
import { useGoBack } from './use-go-back.ts';
import { usePageTitle } from './use-page-title.ts';

const titles: Record<number, string> = { 403: 'Brak uprawnień', 404: 'Nie znaleziono' };
const texts: Record<number, string> = {
  403: 'Ta strona jest dostępna dla innych osób. Jeśli potrzebujesz dostępu, poproś administratora.',
  404: 'Tego, do czego prowadzi ten adres, nie ma: mogło zostać usunięte albo odnośnik jest błędny.',
};

/**
 * In place of a whole page that cannot be shown: a heading, why, and the ways on. `back`: where
 * 'Wróć' leads for who came by an address; `text`: why, where more is known than the status says.
 */
export function PageProblem(props: {
  error: unknown;
  retry?: () => void;
  back: Address;
  text?: string;
}) {
  const { error, retry, back, text } = props;
  const known = error instanceof ApiError ? error : null;
  const status = known?.status ?? 0;
  const title = titles[status] ?? 'Nie udało się wczytać strony';
  usePageTitle(title);
  const goBack = useGoBack(back);
  return (
    <EmptyState
      heading
      title={title}
      text={
        text ??
        (known?.message === title ? texts[status] : known?.message) ??
        'Coś poszło nie tak. Spróbuj ponownie.'
      }
      action={
        titles[status] ? (
          <>
            <Button onClick={goBack}>Wróć</Button>
            <LinkButton variant="subtle" to={addressOf('home')}>
              Przejdź do strony głównej
            </LinkButton>
          </>
        ) : (
          retry && <Button onClick={retry}>Spróbuj ponownie</Button>
        )
      }
    />
  );
}

/** Stands in the place of a page whose record is not there: why, with the ways on, or the shape of what comes. */
export function PendingPage({
  answer: { error, refetch },
  back,
}: {
  answer: QueryState;
  back: Address;
}) {
  if (!error) return <DetailSkeleton />;
  return <PageProblem error={error} retry={() => void refetch()} back={back} />;
}
