/** The ids of the fixed lists, without their names: what a visit's first list needs to know (lists.ts has the rest). */
export const caseKindIds = ['access', 'correction', 'restriction', 'erasure', 'objection'] as const;
export type CaseKind = (typeof caseKindIds)[number];

export const caseStatusIds = ['open', 'done', 'refused'] as const;
export type CaseStatus = (typeof caseStatusIds)[number];

export const channelIds = ['form', 'email', 'phone', 'paper', 'spoken', 'other'] as const;
export type Channel = (typeof channelIds)[number];

export const consentStateIds = ['valid', 'withdrawn', 'future'] as const;
export type ConsentState = (typeof consentStateIds)[number];

export const disclosureKindIds = [
  'list',
  'report',
  'personal',
  'marketing',
  'letter',
  'other',
] as const;
export type DisclosureKind = (typeof disclosureKindIds)[number];
