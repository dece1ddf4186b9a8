import { type Article, h, ol, p, quote, types, ul } from './article.ts';

/** Audits. */
export const auditArticles: Article[] = [
  {
    name: 'Plan badania sprawozdania finansowego',
    type: types.procedures,
    file: 'Plan badania',
    text:
      h('Etapy') +
      ol(
        'Przyjęcie zlecenia i ocena niezależności.',
        'Ustalenie istotności i ryzyk.',
        'Badanie wstępne w siedzibie klienta.',
        'Badanie końcowe i obserwacja inwentaryzacji.',
        'Sprawozdanie z badania.',
      ) +
      p('Dokumentację zamykamy w ciągu <strong>60 dni</strong> od podpisania sprawozdania.'),
  },
  {
    name: 'Dobór próby: ile dokumentów sprawdzić',
    type: types.guides,
    text:
      p('Wielkość próby zależy od istotności i oceny ryzyka, nie od liczby dokumentów.') +
      ul(
        'Ryzyko niskie: 10–15 pozycji.',
        'Ryzyko średnie: 20–30 pozycji.',
        'Ryzyko wysokie: od 40 pozycji oraz wszystkie powyżej progu istotności.',
      ) +
      p('Sposób doboru opisz tak, żeby druga osoba mogła go <em>powtórzyć</em>.'),
  },
  {
    name: 'Oświadczenie kierownika jednostki',
    type: types.templates,
    file: 'Oświadczenie kierownika',
    text:
      p('Oświadczenie podpisuje cały zarząd, z datą sprawozdania z badania.') +
      quote(
        'Oświadczamy, że udostępniliśmy wszystkie księgi, umowy i protokoły oraz że znane nam zdarzenia po dniu bilansowym zostały ujęte.',
      ),
  },
];
