// How a colleague is written wherever one is named.
export { OnBehalf, People, PersonName, PersonShort } from './person.tsx';
