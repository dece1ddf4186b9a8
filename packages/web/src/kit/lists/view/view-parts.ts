// One script for all of a list that most visits do without.
export { ViewBar } from '../../views/view-bar.tsx';
export { ViewMenu } from './view-menu.tsx';
