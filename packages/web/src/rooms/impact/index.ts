// Opens the sheet of an absence; the host shows it over whatever stands on the screen.
export { ImpactButton } from './impact-button.tsx';
export { ImpactHost } from './impact-host.tsx';
export { openImpact } from './open-impact.ts';
