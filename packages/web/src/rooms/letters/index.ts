// The letter that something of another room was.
export { WholeLetter } from './whole-letter.tsx';
