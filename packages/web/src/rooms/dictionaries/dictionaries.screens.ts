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
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens, Screen } from '../../kit/navigation/screen.ts';

const dictionaryPage = part(() => import('./dictionary.page.tsx'), 'dictionaryPage');

/** The screen of one dictionary; `at` is its place in the menu, after the catalogue. */
function screenOf(kind: DictionaryKind, icon: Icon, at: number): Screen {
  const { title } = dictionaries[kind];
  return {
    title,
    allow: dictionaryCalls[kind].create.allow,
    page: async () => (await dictionaryPage())(kind),
    menu: { label: title, icon, group: 'definitions', position: 40 + at },
  };
}

export const dictionaryScreens = {
  projectTypes: screenOf('projectType', IconBriefcase, 0),
  taskTypes: screenOf('taskType', IconSubtask, 1),
  companies: screenOf('company', IconBuildingCommunity, 2),
  departments: screenOf('department', IconSitemap, 3),
  positions: screenOf('position', IconId, 4),
  calendarTypes: screenOf('calendarType', IconCalendarEvent, 5),
  documentTypes: screenOf('documentType', IconFileText, 6),
  receptionTypes: screenOf('receptionType', IconMailbox, 7),
  knowledgeBaseTypes: screenOf('knowledgeBaseType', IconBook2, 8),
  tags: screenOf('tag', IconTag, 9),
  agreementTypes: screenOf('agreementType', IconShieldCheck, 10),
  refusalReasons: screenOf('refusalReason', IconThumbDown, 11),
} satisfies RoomScreens;
