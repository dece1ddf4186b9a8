import {
  type Icon,
  IconBook2,
  IconBriefcase,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconFileText,
  IconId,
  IconMailbox,
  IconShieldCheck,
  IconSitemap,
  IconSubtask,
  IconTag,
  IconThumbDown,
} from '@tabler/icons-react';
import { dictionaryCalls } from '@zaplecze/contract/dictionaries';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/dictionaries.lists';
import type { Screen } from '../../kit/screen.ts';

/** In the menu's order, after the catalogue. Paths are the kinds' names but for the consents. */
const shown: { kind: DictionaryKind; path?: string; icon: Icon }[] = [
  { kind: 'projectType', icon: IconBriefcase },
  { kind: 'taskType', icon: IconSubtask },
  { kind: 'company', icon: IconBuildingCommunity },
  { kind: 'department', icon: IconSitemap },
  { kind: 'position', icon: IconId },
  { kind: 'calendarType', icon: IconCalendarEvent },
  { kind: 'documentType', icon: IconFileText },
  { kind: 'receptionType', icon: IconMailbox },
  { kind: 'knowledgeBaseType', icon: IconBook2 },
  { kind: 'tag', icon: IconTag },
  { kind: 'agreementType', path: '/admin/agreement', icon: IconShieldCheck },
  { kind: 'refusalReason', icon: IconThumbDown },
];

export const dictionaryScreens: Screen[] = shown.map(({ kind, path, icon }, at) => ({
  path: path ?? `/admin/${kind}`,
  title: dictionaries[kind].title,
  allow: dictionaryCalls[kind].create.allow,
  page: () => import('./dictionary.page.tsx').then((m) => m.dictionaryPage(kind)),
  menu: { label: dictionaries[kind].title, icon, group: 'definitions', position: 40 + at },
}));
