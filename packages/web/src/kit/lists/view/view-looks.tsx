import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { customName } from '@zaplecze/contract/kit/fields/custom-fields';
import { boardRecord, columnFields } from '../../board/groupings.ts';
import { useCustomFields } from '../../custom-fields/use-custom-fields.ts';
import { useChangeSearch, usePageSearch } from '../../navigation/page-place.tsx';
import { ViewChoice } from './view-choice.tsx';
import classes from './view-menu.module.css';

/** The list as a table or as a board, and by what that has its columns; kept in the address. */
export function ViewLooks({ isBoard, endpoint }: { isBoard: boolean; endpoint: Endpoint }) {
  const change = useChangeSearch();
  return (
    <>
      <ViewChoice
        label="Układ"
        options={[
          ['list', 'Lista'],
          ['board', 'Tablica'],
        ]}
        value={isBoard ? 'board' : 'list'}
        onChoose={(look) =>
          change({ look: look === 'board' ? 'board' : undefined, by: undefined, page: undefined })
        }
      />
      {isBoard && <BoardColumns endpoint={endpoint} />}
    </>
  );
}

/** Where the company has own fields of choices: by which of them, else by status. */
function BoardColumns({ endpoint }: { endpoint: Endpoint }) {
  const change = useChangeSearch();
  const { by } = usePageSearch();
  const fields = columnFields(useCustomFields(boardRecord(endpoint)));
  if (fields.length === 0) return null;
  return (
    <label className={classes.field}>
      Kolumny tablicy
      <select
        value={typeof by === 'string' ? by : ''}
        onChange={({ currentTarget }) => change({ by: currentTarget.value || undefined })}
      >
        <option value="">Status</option>
        {fields.map(({ key, label }) => (
          <option key={key} value={customName(key)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
