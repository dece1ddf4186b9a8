import { IconBook } from '@tabler/icons-react';
import { listArticles } from '@zaplecze/contract/knowledge';
import { prefetchList } from '../../kit/lists/prefetch-list.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const prefetch = prefetchList(listArticles);

export const knowledgeScreens = {
  knowledge: {
    title: 'Baza wiedzy',
    allow: listArticles.allow,
    page: () => import('./knowledge.page.tsx').then((m) => m.KnowledgePage),
    prefetch,
    menu: { label: 'Baza wiedzy', icon: IconBook, group: 'company', position: 40 },
  },
} satisfies RoomScreens;
