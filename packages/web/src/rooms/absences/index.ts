// Beside the choice of a person: whether they are away.
export { AwayHint } from './away-hint.tsx';
