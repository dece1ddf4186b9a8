// The reception's own pages, loaded as one: each file of its own would be named to every first screen.

export { InsidePage } from './evacuation-list.tsx';
export { FrontDoorPage } from './front-door.tsx';
