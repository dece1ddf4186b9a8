import { useChangeSearch } from '../../navigation/page-place.tsx';
import { ViewChoice } from './view-choice.tsx';

/** The list as a table or as a board; kept in the address. */
export function ViewLooks({ isBoard }: { isBoard: boolean }) {
  const change = useChangeSearch();
  return (
    <ViewChoice
      label="Układ"
      options={[
        ['list', 'Lista'],
        ['board', 'Tablica'],
      ]}
      value={isBoard ? 'board' : 'list'}
      onChoose={(look) => change({ look: look === 'board' ? 'board' : undefined, page: undefined })}
    />
  );
}
