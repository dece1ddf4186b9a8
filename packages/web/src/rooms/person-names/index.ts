// How a colleague is written wherever one is named.
export { People, PersonName, PersonShort } from './person.tsx';
