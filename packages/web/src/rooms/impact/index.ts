// Opens the sheet of an absence; the page has the host, which shows it.

export { ImpactHost } from './impact.parts.ts';
export { ImpactButton } from './impact-button.tsx';
export { askImpact } from './open-impact.ts';
export { WhatWaits } from './waiting-work.tsx';
