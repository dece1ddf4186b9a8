import { IconBook } from '@tabler/icons-react';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const knowledgeScreens = {
  knowledge: listScreen({
    title: 'Baza wiedzy',
    list: { endpoint: listArticles },
    page: part(() => import('./knowledge.page.tsx'), 'KnowledgePage'),
    menu: { label: 'Baza wiedzy', icon: IconBook, group: 'company', position: 40, tab: 'Artykuły' },
  }),
  help: {
    title: 'Pomoc',
    allow: listArticles.allow,
    page: part(() => import('./help/help.page.tsx'), 'HelpPage'),
    tab: { of: 'knowledge', label: 'Pomoc programu', position: 10 },
  },
  helpArticle: {
    title: 'Pomoc',
    allow: listArticles.allow,
    page: part(() => import('./help/help-article.page.tsx'), 'HelpArticlePage'),
  },
} satisfies RoomScreens;
