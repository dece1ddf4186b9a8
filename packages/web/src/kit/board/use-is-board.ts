import { usePageSearch } from '../navigation/page-place.tsx';

/** Whether the address shows the list as a board. */
export const useIsBoard = () => usePageSearch().look === 'board';
