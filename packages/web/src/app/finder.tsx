import { type Address, addressOf } from '@zaplecze/contract/addresses';
import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconBuilding, IconLifebuoy, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { plain } from '@zaplecze/contract/kit/fold';
import { allows } from '@zaplecze/contract/permissions';
import { useEffect, useState } from 'react';
import { useMe } from '../kit/calls/session.ts';
import { sourceQuery } from '../kit/fields/source.ts';
import { useGo } from '../kit/navigation/use-go.ts';
import { clientSource } from '../rooms/choices/index.ts';
import { findHelp } from '../rooms/knowledge/index.ts';
import classes from './finder.module.css';
import { menuScreens } from './rooms.ts';

// Escape and the veil close the store only, never what is forced open from outside.
const [store, shown] = createSpotlight();

/** As the store's own selecting, which is not for others: unless another one has been gone to. */
function selectFirst() {
  const state = store.getState();
  if (state.selected > 0) return;
  const list = `[id="${state.listId}"]`;
  const first = document.querySelector(`${list} [data-action]`);
  // Pages of the help may have been there before the clients that now stand above them.
  for (const other of document.querySelectorAll(`${list} [data-selected]`)) {
    if (other !== first) other.removeAttribute('data-selected');
  }
  first?.setAttribute('data-selected', 'true');
  if (first) store.setState({ ...state, selected: 0 });
}

/** How many of each kind are shown. */
const most = { clients: 8, help: 4 };

/** 'Szukaj…' (Ctrl K): screens the person may see, clients found on the server, pages of the help. */
export function Finder({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [fragment] = useDebouncedValue(text.trim(), 200);
  useEffect(() => {
    if (opened) shown.open();
    else shown.close();
  }, [opened]);
  const { flags } = useMe();
  const navigate = useGo();
  const clients = useQuery({
    ...sourceQuery(clientSource, fragment),
    enabled: opened && fragment.length >= 2,
  });
  const help = useQuery({
    queryKey: ['help', fragment],
    queryFn: async () => (await findHelp())(fragment).slice(0, most.help),
    enabled: opened && fragment.length >= 2,
  });
  // Enter takes the first find; clients come later than the typing that selects it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others are shown
  useEffect(() => {
    if (text !== '') selectFirst();
  }, [text, clients.data, help.data]);
  const wanted = plain(text.trim());
  const found = menuScreens.filter(
    ({ menu, allow }) => allows(menu.allow ?? allow, flags) && plain(menu.label).includes(wanted),
  );
  const go = (to: Address) => {
    onClose();
    void navigate(to);
  };
  const people = fragment.length >= 2 ? (clients.data ?? []).slice(0, most.clients) : [];
  const articles = fragment.length >= 2 ? (help.data ?? []) : [];
  const nothing = [found, people, articles].every(({ length }) => length === 0);
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      clearQueryOnClose
      scrollable
      maxHeight={420}
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ actionsGroup: classes.group }}
      attributes={{ content: { 'aria-label': 'Szukaj' } }}
    >
      <Spotlight.Search
        placeholder="Szukaj ekranu, klienta lub pomocy…"
        aria-label="Szukaj ekranu, klienta lub pomocy"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSection={clients.isFetching ? <Loader size="xs" aria-label="Szukam…" /> : undefined}
      />
      <Spotlight.ActionsList>
        {found.length > 0 && (
          <Spotlight.ActionsGroup label="Ekrany">
            {found.map(({ path, menu }) => (
              <Spotlight.Action
                key={path}
                label={menu.label}
                leftSection={<menu.icon size={18} stroke={1.5} aria-hidden />}
                onClick={() => go(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {people.length > 0 && (
          <Spotlight.ActionsGroup label="Klienci">
            {people.map(({ id, name, note }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={note}
                leftSection={<IconBuilding size={18} stroke={1.5} aria-hidden />}
                onClick={() => go(addressOf('client', { id }))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {articles.length > 0 && (
          <Spotlight.ActionsGroup label="Pomoc">
            {articles.map(({ slug, title }) => (
              <Spotlight.Action
                key={slug}
                label={title}
                leftSection={<IconLifebuoy size={18} stroke={1.5} aria-hidden />}
                onClick={() => go(addressOf('helpArticle', { slug }))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {nothing && !clients.isFetching && !help.isFetching && (
          <Spotlight.Empty>Nic nie pasuje</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
