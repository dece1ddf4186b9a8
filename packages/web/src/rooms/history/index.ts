// On the pages of records that have a history.
export { HistoryPanel } from './history-panel.tsx';
