import { useEffect, useEffectEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { useLost } from '../live/connection.ts';
import { EmptyState } from '../records/states.tsx';

/** In place of a part of the page whose script did not come. */
export function MissingPart(props: {
  page: boolean;
  lost: boolean;
  retry: () => void;
  reload: () => void;
}) {
  const away = useLost();
  const comeBack = useEffectEvent(() => (props.page ? props.reload() : props.retry()));
  // What failed for want of a connection comes by itself once there is one. Of a page nothing stands here yet, and its
  // styles may be missing as well as its script: it is opened anew.
  useEffect(() => {
    if (props.lost && !away) comeBack();
  }, [props.lost, away]);
  return props.lost ? (
    <EmptyState
      heading={props.page}
      title="Brak połączenia"
      text="Nie udało się wczytać tej części strony."
      action={
        <Button variant="default" onClick={props.retry}>
          Spróbuj ponownie
        </Button>
      }
    />
  ) : (
    <EmptyState
      heading={props.page}
      title="Jest nowa wersja"
      text="Ta strona została otwarta przed jej wydaniem. Odśwież ją, aby pracować dalej w tym samym miejscu."
      action={<Button onClick={props.reload}>Odśwież stronę</Button>}
    />
  );
}
