// The reception's own pages, loaded as one: each file of its own would be named to every first screen.
export { FrontDoorPage } from './front-door.tsx';
export { InsidePage } from './inside.tsx';
