// Opens the sheet of an absence; the page has the host, which shows it.
export { ImpactButton } from './impact-button.tsx';
export { ImpactHost } from './impact.parts.ts';
export { openImpact } from './open-impact.ts';
export { WhatWaits } from './what-waits.tsx';
